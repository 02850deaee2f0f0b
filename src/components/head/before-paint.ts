import {
  colorModeAttribute,
  colorModeChoiceAttribute,
  colorModeClass,
  colorModeKey,
  darkSystemQuery,
  type ColorModeSettings,
} from '../../shared/color-mode'
import { storageName } from '../../shared/storage'

/**
 * The script that runs before the first paint, so that a page never flashes in the wrong colours. It is generated
 * from the constants that the hook uses; it must not throw, whatever the browser blocks.
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
  })
  return `(function(c){var s=null;try{s=c.disabled?null:localStorage.getItem(c.key)}catch(e){}
var choice=s==='light'||s==='dark'?s:c.fallback;
var mode=choice==='system'?(matchMedia(c.query).matches?'dark':'light'):choice;
var root=document.documentElement;root.setAttribute(c.attribute,mode);root.setAttribute(c.choice,choice);
if(mode==='dark')root.classList.add(c.dark)})(${values})`
}
