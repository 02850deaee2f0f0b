/** Where the page keeps what a reader has asked for before React could hear it; src/browser/early.ts does it then. */
const earlyQueue = '___early'

/** How long a reader waits for what was pressed, in milliseconds, before the page helps without its scripts. */
const patience = 15_000

/**
 * The script that listens until React has taken over. A button that is pressed is noted, once, and shows that it was
 * heard; nobody else hears of it, for React would take over then and there, and act twice. Ctrl/⌘+K and "/" count as a press on the search, and what is typed after it, where nothing else has the focus,
 * is kept for its field. If scripts are gone, the page is told, so that it becomes what readers without JavaScript have: a file that could not be loaded, data for which Gatsby gives up, or nothing that came
 * in the time that somebody waits: what was pressed so long ago is forgotten. The link that loads the page again then loads it at
 * the place where the reader is.
 */
export const earlyScript = () =>
  `(function(r,w){var q=w.${earlyQueue}=[];q.typed='';
function waits(){return r.dataset.hasHydrated==='false'&&r.dataset.scripts!=='gone'}
function note(b,e){if(!b||!waits())return;e.preventDefault();e.stopPropagation();if(q.indexOf(b)<0)q.push(b);b.setAttribute('aria-busy','true');setTimeout(giveUp,${patience})}
function giveUp(){if(waits()){q.splice(0).forEach(function(b){b.removeAttribute('aria-busy')});q.typed='';q.entered=false;gone({})}}
w.addEventListener('click',function(e){note(e.target.closest('button'),e);if(e.target.closest('[href="?"]')){e.preventDefault();location.reload()}},true);
w.addEventListener('keydown',function(e){var s=document.querySelector('[aria-keyshortcuts]'),c=e.ctrlKey||e.metaKey,k=e.key,
t=waits()&&q.indexOf(s)>=0&&(e.target===s||e.target===document.body)&&!c&&!e.altKey;
if(t&&(k.length===1||k==='Backspace')){e.preventDefault();q.typed=k.length===1?q.typed+k:q.typed.slice(0,-1)}
else if(t&&k==='Enter'){e.preventDefault();q.entered=true}
else if(c?k.toLowerCase()==='k':k==='/'&&!/^(INPUT|TEXTAREA|SELECT)$/.test(e.target.tagName))note(s,e)},true);
function gone(e){if(waits()&&(e.type!=='error'||e.target.tagName==='SCRIPT'))r.dataset.scripts='gone'}
w.addEventListener('error',gone,true);w.addEventListener('unhandledrejection',gone)})(document.documentElement,window)`
