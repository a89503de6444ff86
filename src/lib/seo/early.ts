import { TOKEN_COOKIE } from '../../../contract/language.ts';
import { THEME_KEY } from '../theme-key.ts';
import { HELD_SCRIPT } from './held.ts';
import { ASK_SCRIPT } from './later.ts';

/** A form that was sent before its island came: the island does it then (`src/islands/ui/form/FormFoot.tsx`). */
export type EarlyForm = HTMLFormElement & { early?: boolean };

/** On pages that are a form: buttons of an island that were pressed before it came are pressed again once it is there. */
export const REPLAY_SCRIPT =
  `for(const n of['click','keydown'])addEventListener(n,e=>{const t=e.target.closest?.('astro-island[ssr] [type=button]');` +
  `t&&t.closest('astro-island').addEventListener('astro:hydrate',()=>setTimeout(()=>n=='click'?t.click():` +
  `t.dispatchEvent(new KeyboardEvent(n,{key:e.key,bubbles:true}))),{once:true})},true)`;

/**
 * Runs before first paint, inline: marks that scripts run, which header shows, the chosen theme, and forms sent early, and
 * asks for the scripts.
 * The content security policy knows it by its hash (astro.config.mjs).
 */
export const EARLY_SCRIPT =
  `(d=>{d.classList.add('js');` +
  `/(^|; ?)${TOKEN_COOKIE}=./.test(document.cookie)&&d.classList.add('in');` +
  `try{const t=localStorage.getItem('${THEME_KEY}');t&&(d.dataset.theme=t)}catch{}addEventListener('submit',e=>{e.target.early=true},true)})(document.documentElement);${ASK_SCRIPT}${HELD_SCRIPT}`;
