import Cookies from 'js-cookie';
import type { FlowVisit } from '#contract/content/schema.ts';
import { OWN_VISIT_PATH, VISIT_PATH } from '#contract/content/visit.values.ts';
import { TOKEN_COOKIE } from '#contract/language.ts';

export function recordVisit(): void {
  if (/-preview\/?$/.test(location.pathname)) return;
  const send = () => {
    const token = Cookies.get(TOKEN_COOKIE);
    const productId = Number(new URLSearchParams(location.search).get('prodId'));
    // Queries may name orders or hold keys of previews.
    const referrer = document.referrer.replace(/[?#].*/, '').slice(0, 512);
    const visit: FlowVisit = {
      path: location.pathname,
      ...(referrer ? { referrer } : {}),
      ...(Number.isSafeInteger(productId) && productId > 0 && productId <= 2_147_483_647 ? { productId } : {}),
    };
    const report = () =>
      fetch(token ? OWN_VISIT_PATH : VISIT_PATH, {
        method: 'POST',
        keepalive: true,
        headers: {
          'content-type': 'application/json',
          'accept-language': document.documentElement.lang.slice(0, 2),
          ...(token ? { authorization: token } : {}),
        },
        body: JSON.stringify(visit),
      })
        // An unread response keeps the connection open, and the page never reaches "network idle".
        .then((answer) => answer.text())
        .catch(() => {});
    // A logout waits for this lock (`logOut` in src/stores/public/user.ts): it ends the token that the report takes along.
    void (navigator.locks ? navigator.locks.request('visit', { mode: 'shared' }, report) : report());
    const { analytics } = document.body.dataset;
    if (analytics) navigator.sendBeacon(analytics, JSON.stringify(visit));
  };
  const later = () => setTimeout(send, 500);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later);
}
