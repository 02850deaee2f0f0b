/** The banner's element. */
export const baseUrlBannerId = 'base-url-banner'

/**
 * The script that helps whoever has just deployed the site, for the head of the home page: where the site's own scripts
 * could not be loaded and the page is not where the settings say, a red banner names the base URL to set. React never
 * draws it, so that no search engine reads it. It waits for the page's load event, since Gatsby's scripts are async;
 * the address is written as text, never as HTML.
 * @param baseUrl as the settings have it
 */
export function baseUrlBannerScript(baseUrl: string): string {
  const values = JSON.stringify({ id: baseUrlBannerId, baseUrl })
  return `(function(c){addEventListener('load',function(){
var here=location.pathname.replace(/index\\.html$/,'').replace(/\\/?$/,'/');
if(window.___loader||here===c.baseUrl)return;
var banner=document.createElement('div');banner.id=c.id;banner.setAttribute('role','alert');
Object.assign(banner.style,{border:'thick solid red',background:'rgb(255, 230, 179)',color:'#1d1d25',margin:'20px',padding:'20px',fontSize:'20px'});
function line(text,value,color,after){var p=document.createElement('p');p.append(text);
if(value){var b=document.createElement('b');b.textContent=value;b.style.color=color;p.append(b,after||'')}banner.append(p);return p}
line('This site did not load properly.').style.fontWeight='bold';
line('A common reason is a wrong base URL: baseUrl in its settings.');
line('Base URL as configured: ',c.baseUrl,'#b3152b',c.baseUrl==='/'?' (the default)':'');
line('Base URL to try: ',here,'#0b6b3d');
document.body.prepend(banner)},{once:true})})(${values})`
}
