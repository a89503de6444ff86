import { TOKEN_COOKIE } from '../../../contract/language.ts';

/** Where the browser keeps the chosen theme. */
export const THEME_KEY = 'liangji.theme';

/**
 * Runs before first paint, inline: marks that scripts run, which header shows, and the chosen theme. The content
 * security policy knows it by its hash (astro.config.mjs).
 */
export const EARLY_SCRIPT =
  `(d=>{d.classList.add('js');` +
  `/(^|; ?)${TOKEN_COOKIE}=./.test(document.cookie)&&d.classList.add('in');` +
  `try{const t=localStorage.getItem('${THEME_KEY}');t&&(d.dataset.theme=t)}catch{}})(document.documentElement)`;
