import { $token } from '../../stores/public/session.ts';

export function bindStrips(): void {
  const places = [...document.querySelectorAll<HTMLElement>('[data-goods-strip]')];
  if (!places.length) return;
  let begun = false;
  const begin = () => void import('./strips.ts').then(({ fillStrips }) => fillStrips(places));
  $token.subscribe((token) => {
    if (!token || begun) return;
    begun = true;
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 2_000 });
    else setTimeout(begin, 500);
  });
}
