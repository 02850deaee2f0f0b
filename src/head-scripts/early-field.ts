import { earlySearchClass } from '../shared/early-search'
import { searchParameter } from '../shared/search'

/** What the field is called that stands in for the search's, and what it says while it is empty. */
export interface FieldWords {
  name: string
  loading: string
}

/** The least width of the field, and what it keeps to the window's edges, in px: on a phone the search is an icon. */
const size = { width: 240, edge: 8 }

/**
 * The field in which the search's words are written before the scripts are there: writing, pasting and keys of the system do
 * there what they do everywhere. It stands over the button that opened it, wherever that goes, outside of what React draws.
 * It begins with the words that the address asks for, keeps its words as `typed` in the queue of what was asked for (`q`), its
 * selection, and whether Enter was pressed after them, and where: in a new tab with Ctrl/⌘.
 *
 * As code that is called with the queue, a function that hears what is written, and one that tells whether the scripts are gone.
 */
export const earlyField = ({ name, loading }: FieldWords) =>
  `(function(q,hear,isGone){var d=document,r=d.documentElement,f=d.createElement('input'),o,at;
q.typed=q.entered='';f.className='${earlySearchClass}';f.placeholder=${JSON.stringify(loading)};f.setAttribute('aria-label',${JSON.stringify(name)});
f.autocomplete='off';f.autocapitalize='none';f.spellcheck=false;f.enterKeyHint='search';
f.oninput=function(){q.typed=f.value;q.entered='';hear()};
f.onblur=function(){if(isGone()){leave();q.splice(0).forEach(quiet)}};
function quiet(b){b.removeAttribute('aria-busy')}
function place(){if(!f.isConnected||isGone())return;
if(!o.offsetWidth){var s=d.querySelector('header [aria-keyshortcuts]');quiet(o);q[q.indexOf(o)]=o=s;s.setAttribute('aria-busy','true')}
var a=o.getBoundingClientRect(),w=r.clientWidth,n=Math.min(Math.max(a.width,${size.width}),w-${2 * size.edge});
f.style.cssText='left:'+Math.max(${size.edge},Math.min(a.right,w-${size.edge})-n)+'px;top:'+a.top+'px;width:'+n+'px;height:'+a.height+'px'}
function leave(){if(!f.isConnected)return;q.selection=[f.selectionStart,f.selectionEnd];if(d.activeElement===f)at.focus({preventScroll:true});f.remove()}
window.addEventListener('resize',place);window.addEventListener('scroll',place,{passive:true});
return{leave:leave,is:function(e){return e===f},
open:function(b){if(d.activeElement!==f)at=d.activeElement;o=b;b.scrollIntoView({block:'nearest',behavior:'instant'});
if(!f.isConnected){f.value=q.typed=q.typed||new URLSearchParams(location.search).get('${searchParameter}')||'';d.body.append(f)}
place();f.focus({preventScroll:true})},
opener:function(){return o},
enter:function(e){if(!e.shiftKey&&q.typed.trim())q.entered=e.ctrlKey||e.metaKey?'in a new tab':'here'}}})`
