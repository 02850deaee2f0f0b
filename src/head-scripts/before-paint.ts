import {
  browserTints,
  colorModeAttribute,
  colorModeChoiceAttribute,
  colorModeClass,
  colorModeKey,
  darkSystemQuery,
  type ColorModeSettings,
} from '../shared/color-mode'
import { storageName } from '../shared/storage'

/**
 * The script that runs before the first paint, so that a page never flashes in the wrong colors. An address may ask
 * for a mode (`?theme=dark`), which is not kept; then what the reader has chosen counts. It is generated from the constants that the hook uses; it must not throw, whatever the browser blocks.
 */
export function beforePaintScript(settings: ColorModeSettings): string {
  const values = JSON.stringify({
    key: storageName(colorModeKey),
    query: darkSystemQuery,
    attribute: colorModeAttribute,
    choice: colorModeChoiceAttribute,
    dark: colorModeClass('dark'),
    fallback: settings.respectSystemPreference ? 'system' : settings.defaultMode,
    disabled: settings.disableSwitch,
    asked: colorModeKey,
    tints: browserTints,
  })
  return `(function(c){function known(s){return s==='light'||s==='dark'?s:null}
var s=null;try{if(!c.disabled)s=known(new URLSearchParams(location.search).get(c.asked))||known(localStorage.getItem(c.key))}catch(e){}
var choice=s||c.fallback;
var mode=choice==='system'?(matchMedia(c.query).matches?'dark':'light'):choice;
var root=document.documentElement;root.setAttribute(c.attribute,mode);root.setAttribute(c.choice,choice);
if(mode==='dark')root.classList.add(c.dark);
document.querySelectorAll(c.tints).forEach(function(m){m.media=choice==='system'?'(prefers-color-scheme: '+m.dataset.mode+')':m.dataset.mode===mode?'all':'not all'})})(${values})`
}
