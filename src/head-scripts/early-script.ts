import { singleKeys } from '../shared/keys'
import { searchParameter } from '../shared/search'
import { singleKeysKey, storageName } from '../shared/storage'
import { earlyField, type FieldWords } from './early-field'

/** Where the page keeps what a reader has asked for before React could hear it; src/browser/early.ts does it then. */
const earlyQueue = '___early'

/** How long a reader waits for what was pressed, in milliseconds, before the page helps without its scripts. */
const patience = 15_000

/**
 * The script that listens until the page is hydrated. A button that is pressed is noted, once, and shows that it was
 * heard; nobody else hears of it, for the page would be hydrated then and there, and act twice. Keys count as a press on
 * their button (single ones unless turned off): "?" on that of the shortcuts, Ctrl/⌘+K and "/" on the search, which opens a
 * field in its place (early-field.ts).
 *
 * Of two dialogs the last one counts, and takes back the other, with what was written for it, also where the address asks for a
 * search; Escape takes back all of them. If scripts are gone, the page is told, so that it becomes what readers without
 * JavaScript have: a file that could not be loaded, data for which Gatsby gives up, or nothing that came in the time that
 * somebody waits. What was pressed so long ago is forgotten, unless its words are being written; what was written is there when
 * the search opens. The link that loads the page again, or Enter in the field, loads it at the place where the reader is, and
 * takes the words along, as an entry of its own in the history.
 *
 * Back and Forward to what the tab has shown without loading it, be it a page or the search on one, change the address alone:
 * a document is loaded for it, and this one does nothing more: its scripts would take that entry's address for its own.
 */
export const earlyScript = (words: FieldWords) =>
  `(function(r,w,d){var q=w.${earlyQueue}=[],p=page(),S='[aria-keyshortcuts^="${singleKeys.search}"]',field=${earlyField(words)}(q,wait,isGone),timer;
q.leave=field.leave;
function page(){return location.pathname+location.search}
function isEarly(){return r.dataset.hasHydrated==='false'}
function isGone(){return r.dataset.scripts==='gone'}
function waits(){return isEarly()&&!isGone()}
function wait(){clearTimeout(timer);timer=setTimeout(giveUp,${patience})}
function popup(b){return b.hasAttribute('aria-haspopup')}
function quiet(b){b.removeAttribute('aria-busy')}
function drop(b){quiet(b);q.splice(q.indexOf(b),1)}
function withSearch(words){var u=new URL(location.href);words?u.searchParams.set('${searchParameter}',words):u.searchParams.delete('${searchParameter}');return u}
function only(b){q.slice().forEach(function(o){if(o!==b&&popup(o))drop(o)});
if(!b||!b.matches(S)){q.typed=q.entered='';field.leave();if(/[?&]${searchParameter}=/.test(location.search)){history.replaceState(history.state,'',withSearch());p=page()}}
if(!q.length)clearTimeout(timer)}
function note(b,e){if(!b||!waits())return;e.preventDefault();e.stopPropagation();if(popup(b))only(b);if(q.indexOf(b)>=0)drop(b);q.push(b);b.setAttribute('aria-busy','true');if(b.matches(S))field.open(b);wait()}
function giveUp(){if(!isEarly())return;var b=field.is(d.activeElement)&&field.opener();q.splice(0).forEach(quiet);q.entered='';if(b)q.push(b);gone({})}
function single(e){if(/^(INPUT|TEXTAREA|SELECT)$/.test(e.target.tagName))return false;try{return localStorage.getItem('${storageName(singleKeysKey)}')!=='off'}catch(e){return true}}
function again(e){e.preventDefault();if(q.typed)history[/[?&]${searchParameter}=/.test(location.search)?'replaceState':'pushState'](Object.assign({},history.state,{search:true}),'',withSearch(q.typed));location.reload()}
w.addEventListener('click',function(e){note(e.target.closest('button'),e);if(e.target.closest('[href="?"]'))again(e)},true);
w.addEventListener('keydown',function(e){var c=e.ctrlKey||e.metaKey,k=e.key,own=field.is(e.target);
if(e.isComposing)return;
if(own&&k==='Enter')isGone()?again(e):field.enter(e);
else if(own&&k==='Tab')field.opener().focus({preventScroll:true});
else if(k==='Escape'&&(own||waits()))only();
else if(!waits())return;
else if(!e.altKey&&(c?!e.shiftKey&&(k.toLowerCase()==='k'||k>'~'&&e.code==='KeyK'):k==='${singleKeys.search}'&&single(e)))note(d.querySelector(S),e);
else if(k==='${singleKeys.shortcuts}'&&!c&&!e.altKey&&single(e))note(d.querySelector('[aria-keyshortcuts="${singleKeys.shortcuts}"]'),e)},true);
w.addEventListener('popstate',function(){if(isEarly()&&(q.over|=page()!==p))location.reload()});
function gone(e){if(!waits()||e.type==='error'&&e.target.tagName!=='SCRIPT')return;r.dataset.scripts='gone';
var a=d.activeElement;if(!field.is(a))field.leave();if(a.tagName==='BUTTON')d.querySelector('[href="?"]').focus({preventScroll:true})}
w.addEventListener('error',gone,true);w.addEventListener('unhandledrejection',gone)})(document.documentElement,window,document)`
