import { productCoupons } from '../../lib/browser/api/coupons.ts';
import { loginPath } from '../../lib/shared/login-path.ts';
import { createTaking } from '../../stores/coupons.ts';
import { $token } from '../../stores/session.ts';

/** Takes a coupon of a product page with a press; who is not logged in logs in first, and comes back. */
export function bindCoupons(form: HTMLFormElement): void {
  const place = form.querySelector<HTMLElement>('[data-coupons]');
  const product = form.querySelector<HTMLInputElement>('[name=prodId]');
  if (!place || !product) return;
  const { taken } = JSON.parse(place.dataset.coupons ?? '{}') as { taken: string };
  const { network = '', internal = '' } = document.getElementById('toasts')?.dataset ?? {};
  /** Marks what the shopper has, and what is gone. */
  async function mark(): Promise<void> {
    const { items } = await productCoupons(Number(product?.value));
    for (const { id, error } of items) {
      const chip = place?.querySelector<HTMLElement>(`[data-coupon="${id}"]`);
      if (chip) chip.dataset.error = error ?? '';
    }
  }
  // Without it the chips stay as they were rendered, for everybody.
  const markQuietly = () => mark().catch(() => undefined);
  const store = createTaking({ network, internal, taken }, markQuietly);
  $token.subscribe((token) => {
    if (token) void markQuietly();
  });
  place.addEventListener('click', (event) => {
    const chip = (event.target as Element).closest<HTMLElement>('[data-coupon]');
    if (!chip || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (!$token.get()) return location.assign(loginPath(location.pathname + location.search));
    void store.take(Number(chip.dataset.coupon));
  });
}
