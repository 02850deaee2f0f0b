/** Where the page keeps what a reader has asked for before React could hear it; src/browser/early.ts does it then. */
const earlyQueue = '___early'

/** How long a reader waits for what was pressed, in milliseconds, before the page helps without its scripts. */
const patience = 6000

/**
 * The script that listens until React has taken over. A button that is pressed is noted, once, and shows that it was
 * heard; Ctrl/⌘+K and "/" count as a press on the search. If scripts are gone, the page is told, so that it becomes what
 * readers without JavaScript have: a file that could not be loaded, data for which Gatsby gives up, or nothing that came
 * in the time that somebody waits.
 */
export const earlyScript = () =>
  `(function(r,w){var q=w.${earlyQueue}=[];
function waits(){return r.dataset.hasHydrated==='false'&&r.dataset.scripts!=='gone'}
function note(b,e){if(!b||!waits())return;e.preventDefault();if(q.indexOf(b)<0)q.push(b);b.setAttribute('aria-busy','true');setTimeout(gone,${patience},{})}
w.addEventListener('click',function(e){note(e.target.closest('button'),e)},true);
w.addEventListener('keydown',function(e){if((e.key==='k'&&(e.ctrlKey||e.metaKey))||(e.key==='/'&&!/^(INPUT|TEXTAREA|SELECT)$/.test(e.target.tagName)))note(document.querySelector('[aria-keyshortcuts]'),e)},true);
function gone(e){if(waits()&&(e.type!=='error'||e.target.tagName==='SCRIPT'))r.dataset.scripts='gone'}
w.addEventListener('error',gone,true);w.addEventListener('unhandledrejection',gone)})(document.documentElement,window)`
