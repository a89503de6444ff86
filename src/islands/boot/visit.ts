import type { FlowVisit } from '../../../contract/site.ts';
import { $token } from '../../stores/session.ts';

/** Tells the mall of the page visit once the page has come to rest; a lost one is no loss to the visitor. */
export function recordVisit(): void {
  const send = () => {
    const token = $token.get();
    const productId = Number(new URLSearchParams(location.search).get('prodId'));
    const visit: FlowVisit = {
      path: location.pathname,
      ...(document.referrer ? { referrer: document.referrer.slice(0, 512) } : {}),
      ...(Number.isSafeInteger(productId) && productId > 0 && productId <= 2_147_483_647 ? { productId } : {}),
    };
    fetch(token ? '/api/app/p/flowAnalysisLog' : '/api/app/flowAnalysisLog', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) },
      body: JSON.stringify(visit),
    }).catch(() => {});
    const { analytics } = document.body.dataset;
    if (analytics) navigator.sendBeacon(analytics, JSON.stringify(visit));
  };
  if (document.readyState === 'complete') setTimeout(send, 500);
  else addEventListener('load', () => setTimeout(send, 500), { once: true });
}
