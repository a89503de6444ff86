import { TOKEN_COOKIE } from '#contract/language.ts';
import { MENU_KEY } from '../shared/desk/menu-key.ts';
import { THEME_KEY } from '../shared/theme-key.ts';

/** Presses on an island's buttons before hydration are repeated after it. */
export const REPLAY_SCRIPT =
  `for(const n of['click','keydown'])addEventListener(n,e=>{const t=e.target.closest?.('astro-island[ssr] [type=button]');` +
  `t&&t.closest('astro-island').addEventListener('astro:hydrate',()=>setTimeout(()=>n=='click'?t.click():` +
  `t.dispatchEvent(new KeyboardEvent(n,{key:e.key,bubbles:true}))),{once:true})},true)`;

/**
 * Runs inline before first paint: marks that scripts run, which header shows, the chosen theme, and forms sent before their
 * island hydrated.
 * The content security policy knows it by its hash (astro.config.mjs).
 */
export const EARLY_SCRIPT =
  `(d=>{d.classList.add('js');` +
  `/(^|; ?)${TOKEN_COOKIE}=./.test(document.cookie)&&d.classList.add('in');` +
  `try{const t=localStorage.getItem('${THEME_KEY}');t&&(d.dataset.theme=t)}catch{}addEventListener('submit',e=>{e.target.early=true},true)})(document.documentElement)`;

/** Runs right behind the desk's menu: scrolls it to where it was left, and to the screen that is shown, before it is painted. */
export const MENU_SCRIPT =
  `(n=>{const k='${MENU_KEY}',a=n.querySelector('[aria-current]');try{n.scrollTop=sessionStorage.getItem(k)}catch{}` +
  `if(a){const r=a.getBoundingClientRect(),b=n.getBoundingClientRect();` +
  `if(r.top<b.top||r.bottom>b.bottom)n.scrollTop+=r.top-b.top-b.height/2}` +
  `addEventListener('pagehide',()=>{try{sessionStorage.setItem(k,n.scrollTop)}catch{}})})(document.currentScript.previousElementSibling)`;
