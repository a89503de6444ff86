/** Without a size of its own, so that the picture's attributes keep deciding. */
const NOTHING = `data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E`;

/** So many held pictures come at once: a hundred would keep a slow machine from answering for a tenth of a second. */
const AT_ONCE = 16;

/** Milliseconds after load when the held pictures come although nobody has told that the main one stands. */
const PATIENCE_MS = 1_000;

/**
 * Runs inline while the page is parsed: browsers begin lazy pictures far ahead of the view, in the very frame that
 * should show the main one. Until that is on the screen (or somebody scrolls, types, points) the lazy ones stand empty;
 * then they are the browser's again. Without scripts they always are.
 */
export const HELD_SCRIPT =
  `(()=>{const h=[],` +
  `o=new MutationObserver(l=>{for(const{addedNodes}of l)for(const n of addedNodes)` +
  `if(n.loading=='lazy'&&n.parentNode.localName!='picture')h.push([n,n.srcset]),n.srcset="${NOTHING}"}),` +
  `g=()=>{o.disconnect();for(const[n,s]of h.splice(0,${AT_ONCE}))s?n.srcset=s:n.removeAttribute('srcset');h[0]&&setTimeout(g)};` +
  `o.observe(document,{childList:!0,subtree:!0});` +
  `new PerformanceObserver(l=>l.getEntries().some(e=>e.element?.fetchPriority=='high')&&g())` +
  `.observe({type:'largest-contentful-paint',buffered:!0});` +
  `addEventListener('load',()=>setTimeout(g,document.querySelector('[fetchpriority=high]')?${PATIENCE_MS}:0));` +
  `for(const e of['scroll','keydown','pointerdown'])addEventListener(e,g,{once:!0,passive:!0});` +
  `addEventListener('beforeprint',()=>{do g();while(h[0])})})()`;
