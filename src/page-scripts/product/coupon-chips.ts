import type { CouponsOf } from '#contract/coupon/calls.ts';
import { $token, guardLogin } from '../../stores/public/session.ts';

export function bindProductCoupons(form: HTMLFormElement): void {
  const place = form.querySelector<HTMLElement>('[data-coupons]');
  const product = form.querySelector<HTMLInputElement>('[name=prodId]');
  if (place && product) bindCoupons(place, { productId: Number(product.value) });
}

export function bindCoupons(place: HTMLElement, of: CouponsOf): void {
  const open = () => import('./coupons.ts').then(({ openCoupons }) => openCoupons(place, of));
  let opened: ReturnType<typeof open> | undefined;
  const taking = () => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  $token.subscribe((token) => {
    if (token) void taking();
  });
  place.addEventListener('click', async (event) => {
    const chip = (event.target as Element).closest<HTMLElement>('[data-coupon]');
    // Of one that cannot be taken, claimed before for instance, the coupon centre says what to do.
    if (!chip || chip.dataset.error || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (guardLogin()) void (await taking())(Number(chip.dataset.coupon));
  });
}
