/** Stands in for `modulepreload` and `module` in a page whose scripts wait for its own inline ones. */
export const LATER = 'later';

/** A page that took so many milliseconds to come came over a slow network. */
const SLOW_MS = 400;

/** For so many milliseconds a slow network has the style sheet to carry, for which the first frame waits. */
const AHEAD_MS = 100;

/**
 * Runs inline in the head: asks for the page's scripts at once, or on a slow network a little after its style sheet
 * (docs/decisions/0029).
 */
export const ASK_SCRIPT =
  `{const g=()=>{for(const l of document.querySelectorAll('link[rel=${LATER}]'))l.rel='modulepreload'};` +
  `performance.now()<${SLOW_MS}?g():setTimeout(g,${AHEAD_MS})}`;

/** Runs as an inline module, so once the page is read and has its style sheet: starts its scripts, in their order. */
export const RUN_SCRIPT =
  `for(const e of document.querySelectorAll('script[type=${LATER}]')){const s=document.createElement('script');` +
  `s.type='module';s.async=false;s.src=e.src;e.replaceWith(s)}`;
