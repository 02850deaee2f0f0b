import { positionsKey, storageName } from '../../shared/storage'

/** What a reader does who moves the page. */
const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown']

/**
 * The script that returns readers to where they have left an entry of the history: as soon as the document is there, and
 * when its fonts have settled how high it is, unless they have moved the page or gone to another entry by then.
 * Chromium's own way back lands hundreds of pixels off on phones (seen in 156); it stays where the browser keeps nothing
 * for us.
 */
export const positionScript = () =>
  `(function(w,h){try{var k=h.state.key,y=JSON.parse(sessionStorage.getItem('${storageName(positionsKey)}'))[k],moved;
if(y===undefined)return;h.scrollRestoration='manual';
${JSON.stringify(moves)}.forEach(function(n){w.addEventListener(n,function(){moved=1},{once:true,passive:true})});
function go(){if(!moved&&h.state&&h.state.key===k)w.scrollTo({top:y,behavior:'instant'})}
w.addEventListener('DOMContentLoaded',function(){go();if(document.fonts)document.fonts.ready.then(go)},{once:true})}catch(e){}})(window,history)`
