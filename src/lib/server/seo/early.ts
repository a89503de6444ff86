import { type Call, type CallShape, type Sent, urlOf } from '#contract/call.ts';
import { TOKEN_COOKIE } from '#contract/language.ts';
import { THEME_KEY } from '../../shared/theme-key.ts';

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

export type FirstCallSpec = [path: string, body?: unknown];

export const firstCall = <S extends CallShape>(
  call: Call<S>,
  ...[sent]: object extends Sent<S> ? [sent?: Sent<S>] : [sent: Sent<S>]
): FirstCallSpec => {
  const { body, ...address } = (sent ?? {}) as { body?: unknown; params?: Record<string, string>; query?: object };
  const url = urlOf(call, address);
  return body === undefined ? [url] : [url, body];
};

export const firstCallsJson = (calls: readonly FirstCallSpec[]): string =>
  JSON.stringify(calls.map(([path, body]) => [path, ...(body ? [JSON.stringify(body)] : [])]));

/**
 * Runs inline in the head of a page of one shopper: begins the calls that `data-calls` names, with the token and in the language
 * of the page. `lib/browser/api/first-call.ts` takes the responses.
 */
export const FIRST_CALLS_SCRIPT =
  `(d=>{const [,token]=/(?:^|; ?)${TOKEN_COOKIE}=([^;]+)/.exec(document.cookie)??[];if(!token)return;firstCalls={};` +
  `const headers={authorization:decodeURIComponent(token),'accept-language':d.documentElement.lang.slice(0,2),` +
  `'content-type':'application/json'};for(const [path,body] of JSON.parse(d.currentScript.dataset.calls)){` +
  `const response=fetch(path,body?{method:'POST',headers,body}:{headers});response.catch(()=>{});` +
  `firstCalls[path+(body??'')]={token:headers.authorization,response}}})(document)`;
