import { pageParts, wrapsClass } from '../../shared/page-parts'
import { partsKey, positionsKey, storageName } from '../../shared/storage'

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
var k=h.state&&h.state.key,y=kept('${storageName(positionsKey)}'),moved;
function go(){if(y!==undefined&&!moved&&h.state&&h.state.key===k)w.scrollTo({top:y,behavior:'instant'})}
w.___parts=function(p){var a=Array.from(d.querySelectorAll('${pageParts}')),puts=p&&p.length===a.length;return a.map(function(e,i){
var s=puts?p[i]:null,c=e.classList,t=e.localName,b;if(t==='details'){if(puts)e.open=s;return +e.open}
if(t==='pre'){if(puts&&c.contains('${wrapsClass}')!=s){c.toggle('${wrapsClass}');b=e.parentNode.querySelector('[aria-pressed]');if(b)if(d.documentElement.dataset.hasHydrated==='true')b.click();else w.___early.push(b)}return +c.contains('${wrapsClass}')}
if(puts&&!e.firstChild)e.style.minHeight=s+'px';return e.offsetHeight})};
if(y!==undefined){h.scrollRestoration='manual';
${JSON.stringify(moves)}.forEach(function(n){w.addEventListener(n,function(){moved=1},{once:true,passive:true})})}
w.addEventListener('DOMContentLoaded',function(){w.___parts(kept('${storageName(partsKey)}'));go();if(d.fonts)d.fonts.ready.then(go)},{once:true})})(window,history,document)`
