import { type CouponsOf, listCouponOffers } from '#contract/coupon/calls.ts';
import { quietMall } from '../../lib/browser/api/browser.ts';
import { createTaking } from '../../stores/public/coupon.ts';
import { $token } from '../../stores/public/session.ts';

export function openCoupons(place: HTMLElement, of: CouponsOf): (id: number) => Promise<unknown> {
  const { taken } = JSON.parse(place.dataset.coupons ?? '{}') as { taken: string };
  const { network = '', internal = '' } = document.getElementById('toasts')?.dataset ?? {};
  async function mark(): Promise<void> {
    const { items } = await quietMall.call(listCouponOffers, { query: of });
    for (const { id, error } of items) {
      const chip = place.querySelector<HTMLElement>(`[data-coupon="${id}"]`);
      if (chip) chip.dataset.error = error ?? '';
    }
    // The price after coupon is that of visitors; of a coupon that the shopper has used up it would be wrong.
    if (items.some(({ error, unused }) => error === 'mine' && unused === 0))
      document.querySelector('[data-after]')?.remove();
  }
  // Without it the chips stay as they were rendered, for everybody.
  const markQuietly = () => mark().catch(() => undefined);
  const store = createTaking({ network, internal, taken }, markQuietly);
  $token.subscribe((token) => {
    if (token) void markQuietly();
  });
  return store.take;
}
