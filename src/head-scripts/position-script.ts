import { pageParts, wrapsClass } from '../shared/page-parts'
import { partsKey, positionsKey, storageName } from '../shared/storage'

/** What a reader does who moves the page. */
const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown']

/**
 * The script that returns readers to how they have left an entry of the history: what they have unfolded and wrapped, the
 * place that a form has had, and then the position. That is as soon as the document is there, and when its fonts have settled
 * how high it is, unless they have moved the page or gone to another entry by then.
 * Chromium's own way back lands hundreds of pixels off on phones (seen in 156); it stays where the browser keeps nothing
 * for us.
 *
 * What it leaves to src/browser/keep-parts.ts brings the parts of the page into a state, if they are as many, and tells theirs:
 * whether each is unfolded or wrapped, and how high the place of a form is. A listing's button is pressed for it, so that React
 * knows: once it has started, where it has not.
 */
export const positionScript = () =>
  `(function(w,h,d){function kept(n){try{return JSON.parse(sessionStorage.getItem(n))[k]}catch(e){}}
var k=h.state&&h.state.key,y=kept('${storageName(positionsKey)}'),moved=y===undefined;
function go(){if(!moved&&h.state&&h.state.key===k)w.scrollTo({top:y,behavior:'instant'})}
w.___parts=p=>{var a=[...d.querySelectorAll('${pageParts}')];if(!p||p.length!==a.length)p=0;return a.map((e,i)=>{
var s=p&&p[i],c=e.classList,t='${wrapsClass}',b=e.localName;if(b==='details'){if(p)e.open=s;return+e.open}
if(b==='pre'){if(p&&c.contains(t)!=s){c.toggle(t);b=e.parentNode.querySelector('[aria-pressed]');if(b)d.documentElement.dataset.hasHydrated==='true'?b.click():w.___early.push(b)}return+c.contains(t)}
if(p&&!e.firstChild)e.style.minHeight=s+'px';return e.offsetHeight})};
if(!moved){h.scrollRestoration='manual';
${JSON.stringify(moves)}.forEach(function(n){w.addEventListener(n,function(){moved=1},{once:true,passive:true})})}
w.addEventListener('DOMContentLoaded',function(){w.___parts(kept('${storageName(partsKey)}'));go();if(d.fonts)d.fonts.ready.then(go)},{once:true})})(window,history,document)`
