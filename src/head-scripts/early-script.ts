import { singleKeys } from '../browser/keys'
import { searchParameter } from '../shared/search'
import { singleKeysKey, storageName } from '../shared/storage'

/** Where the page keeps what a reader has asked for before React could hear it; src/browser/early.ts does it then. */
const earlyQueue = '___early'

/** How long a reader waits for what was pressed, in milliseconds, before the page helps without its scripts. */
const patience = 15_000

/**
 * The script that listens until the page is hydrated. A button that is pressed is noted, once, and shows that it was
 * heard; nobody else hears of it, for the page would be hydrated then and there, and act twice. Keys count as a press on
 * their button (single ones unless turned off): "?" on that of the shortcuts, Ctrl/⌘+K and "/" on the search. What is typed
 * after those, until the focus goes on, is kept for its field, Enter too. Escape takes that back, and what was to open a
 * dialog. If scripts are gone, the page is told, so that it becomes what readers without JavaScript have: a file that could
 * not be loaded, data for which Gatsby gives up, or nothing that came in the time that somebody waits. What was pressed so
 * long ago is forgotten; what was typed is there when the search opens. The link that loads the page again loads it at the
 * place where the reader is, and takes the words along.
 *
 * Back and Forward to what the tab has shown without loading it, be it a page or the search on one, change the address alone:
 * a document is loaded for it, and this one does nothing more: its scripts would take that entry's address for its own.
 */
export const earlyScript = () =>
  `(function(r,w,d){var q=w.${earlyQueue}=[],p=page();q.typed='';
function page(){return location.pathname+location.search}
function waits(){return r.dataset.hasHydrated==='false'&&r.dataset.scripts!=='gone'}
function quiet(b){b.removeAttribute('aria-busy')}
function note(b,e){if(!b||!waits())return;e.preventDefault();e.stopPropagation();if(q.indexOf(b)<0)q.push(b);b.setAttribute('aria-busy','true');setTimeout(giveUp,${patience})}
function giveUp(){if(waits()){q.splice(0).forEach(quiet);q.entered=false;gone({})}}
function single(e){if(/^(INPUT|TEXTAREA|SELECT)$/.test(e.target.tagName))return false;try{return localStorage.getItem('${storageName(singleKeysKey)}')!=='off'}catch(e){return true}}
w.addEventListener('click',function(e){note(e.target.closest('button'),e);if(e.target.closest('[href="?"]')){e.preventDefault();
if(q.typed)history.replaceState(null,'','?${searchParameter}='+encodeURIComponent(q.typed)+location.hash);location.reload()}},true);
w.addEventListener('keydown',function(e){var s=d.querySelector('[aria-keyshortcuts]'),c=e.ctrlKey||e.metaKey,k=e.key,i=q.indexOf(s),
t=waits()&&i>=0&&[s,d.body,q.at].indexOf(e.target)>=0&&!c&&!e.altKey;
if(t&&(k.length===1||k==='Backspace')){e.preventDefault();q.typed=k.length===1?q.typed+k:q.typed.slice(0,-1)}
else if(t&&k==='Enter'){e.preventDefault();q.entered=true}
else if(k==='Escape'&&waits()){q.slice().forEach(function(b){if(b.hasAttribute('aria-haspopup'))quiet(b,q.splice(q.indexOf(b),1))});q.typed='';q.entered=false}
else if(!e.altKey&&(c?!e.shiftKey&&(k.toLowerCase()==='k'||k>'~'&&e.code==='KeyK'):k==='${singleKeys.search}'&&single(e)))note(s,e,q.at=e.target)
else if(k==='${singleKeys.shortcuts}'&&!c&&!e.altKey&&single(e))note(d.querySelector('[aria-keyshortcuts="${singleKeys.shortcuts}"]'),e)},true);
w.addEventListener('popstate',function(){if(r.dataset.hasHydrated==='false'&&(q.over|=page()!==p))location.reload()});
function gone(e){if(waits()&&(e.type!=='error'||e.target.tagName==='SCRIPT'))r.dataset.scripts='gone'}
w.addEventListener('error',gone,true);w.addEventListener('unhandledrejection',gone)})(document.documentElement,window,document)`
