/** Signs that a reader is about to do something that needs the scripts. */
const intents = ['pointermove', 'pointerdown', 'touchstart', 'click', 'keydown', 'focusin', 'scroll']

/** When they begin at the latest once the page is there, in milliseconds, however busy the browser is. */
const latest = 1000

/** Files of scripts stand in the HTML as data of this type, so that browsers leave them alone until they are wanted. */
export const waitingType = 'text/plain'

/**
 * The script at the end of each page, the same on all of them: what differs are attributes of its element.
 *
 * It says what Gatsby's scripts need to know, and begins to load them when the page is there and the browser has nothing
 * else to do, or at a reader's first sign of intent: before that they would compete with the first paint. Safari does not
 * tell when it is idle. What is pressed meanwhile is noted (src/head-scripts/early).
 */
export const bootScript = `(function(d,w){var b=document,s=0;
w.pagePath=d.page;w.___pageDataHash=d.content;w.___webpackCompilationHash=d.frame;w.___chunkMapping={};
function start(){if(s++)return;b.querySelectorAll('script[data-src]').forEach(function(e){var n=b.createElement('script');n.src=e.dataset.src;b.body.append(n)})}
function idle(){w.requestIdleCallback?requestIdleCallback(start,{timeout:${latest}}):setTimeout(start)}
function hear(){'${intents.join(' ')}'.split(' ').forEach(function(t){w.addEventListener(t,start,{once:true,passive:true,capture:true})})}
b.addEventListener('DOMContentLoaded',hear);b.readyState==='complete'?idle():w.addEventListener('load',idle)
})(document.currentScript.dataset,window)`
