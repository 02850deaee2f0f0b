import { singleKeys } from '../browser/keys'
import { earlySearchClass } from '../shared/early-search'
import { searchParameter } from '../shared/search'
import { singleKeysKey, storageName } from '../shared/storage'

/** Where the page keeps what a reader has asked for before React could hear it; src/browser/early.ts does it then. */
const earlyQueue = '___early'

/** How long a reader waits for what was pressed, in milliseconds, before the page helps without its scripts. */
const patience = 15_000

/** What the field is called that stands in for the search's, and what it says while it is empty. */
interface FieldWords {
  name: string
  loading: string
}

/** The least width of that field, and what it keeps to the window's edge, in px: on a phone the search is an icon. */
const field = { width: 240, edge: 8 }

/**
 * The script that listens until the page is hydrated. A button that is pressed is noted, once, and shows that it was
 * heard; nobody else hears of it, for the page would be hydrated then and there, and act twice. Keys count as a press on
 * their button (single ones unless turned off): "?" on that of the shortcuts, Ctrl/⌘+K and "/" on the search.
 *
 * The search opens a field in its place, so that writing, pasting and keys of the system do what they do everywhere: its
 * words, and Enter after them, are kept for the search's own. Of two dialogs the last one counts, and takes back what was
 * written for the other; Escape takes back both. If scripts are gone, the page is told, so that it becomes what readers
 * without JavaScript have: a file that could not be loaded, data for which Gatsby gives up, or nothing that came in the time
 * that somebody waits. What was pressed so long ago is forgotten; what was written is there when the search opens. The link
 * that loads the page again loads it at the place where the reader is, and takes the words along.
 *
 * Back and Forward to what the tab has shown without loading it, be it a page or the search on one, change the address alone:
 * a document is loaded for it, and this one does nothing more: its scripts would take that entry's address for its own.
 */
export const earlyScript = ({ name, loading }: FieldWords) =>
  `(function(r,w,d){var q=w.${earlyQueue}=[],p=page(),f=d.createElement('input'),at,S='[aria-keyshortcuts^="${singleKeys.search}"]';
q.typed='';f.className='${earlySearchClass}';f.placeholder=${JSON.stringify(loading)};f.autocomplete='off';f.autocapitalize='none';f.spellcheck=false;f.setAttribute('aria-label',${JSON.stringify(name)});
f.oninput=function(){q.typed=f.value;q.entered=false};
function page(){return location.pathname+location.search}
function waits(){return r.dataset.hasHydrated==='false'&&r.dataset.scripts!=='gone'}
function popup(b){return b.hasAttribute('aria-haspopup')}
function quiet(b){b.removeAttribute('aria-busy')}
q.leave=function(){if(d.activeElement===f)at.focus({preventScroll:true});f.remove()};
function write(b){var o=b.getBoundingClientRect(),n=Math.max(o.width,${field.width});
if(d.activeElement!==f)at=d.activeElement;
if(!f.isConnected){f.value=q.typed;f.style.cssText='left:'+Math.max(${field.edge},Math.min(o.right,r.clientWidth-${field.edge})-n)+'px;top:'+Math.max(${field.edge},o.top)+'px;width:'+n+'px;height:'+o.height+'px';d.body.append(f)}
f.focus({preventScroll:true})}
function only(b){q.slice().forEach(function(o){if(o!==b&&popup(o))quiet(o,q.splice(q.indexOf(o),1))});if(!b||!b.matches(S)){q.typed='';q.entered=false;q.leave()}}
function note(b,e){if(!b||!waits())return;e.preventDefault();e.stopPropagation();if(popup(b))only(b);if(q.indexOf(b)<0)q.push(b);b.setAttribute('aria-busy','true');if(b.matches(S))write(b);setTimeout(giveUp,${patience})}
function giveUp(){if(waits()){q.splice(0).forEach(quiet);q.entered=false;gone({})}}
function single(e){if(/^(INPUT|TEXTAREA|SELECT)$/.test(e.target.tagName))return false;try{return localStorage.getItem('${storageName(singleKeysKey)}')!=='off'}catch(e){return true}}
w.addEventListener('click',function(e){note(e.target.closest('button'),e);if(e.target.closest('[href="?"]')){e.preventDefault();
if(q.typed)history.replaceState(null,'','?${searchParameter}='+encodeURIComponent(q.typed)+location.hash);location.reload()}},true);
w.addEventListener('keydown',function(e){var s=d.querySelector(S),c=e.ctrlKey||e.metaKey,k=e.key;
if(!waits()||e.isComposing)return;
if(e.target===f&&k==='Enter')q.entered=true;
else if(e.target===f&&k==='Tab')s.focus({preventScroll:true});
else if(k==='Escape')only();
else if(!e.altKey&&(c?!e.shiftKey&&(k.toLowerCase()==='k'||k>'~'&&e.code==='KeyK'):k==='${singleKeys.search}'&&single(e)))note(s,e);
else if(k==='${singleKeys.shortcuts}'&&!c&&!e.altKey&&single(e))note(d.querySelector('[aria-keyshortcuts="${singleKeys.shortcuts}"]'),e)},true);
w.addEventListener('popstate',function(){if(r.dataset.hasHydrated==='false'&&(q.over|=page()!==p))location.reload()});
function gone(e){if(waits()&&(e.type!=='error'||e.target.tagName==='SCRIPT')){r.dataset.scripts='gone';q.leave()}}
w.addEventListener('error',gone,true);w.addEventListener('unhandledrejection',gone)})(document.documentElement,window,document)`
