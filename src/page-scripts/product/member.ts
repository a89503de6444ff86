import { viewMemberPrice } from '#contract/member/calls.ts';
import { quietMall } from '../../lib/browser/api/browser.ts';
import { price } from '../../lib/shared/price.ts';
import { memberPriceOf } from '../../lib/shared/product/skus.ts';
import { $sku } from '../../stores/public/product.ts';
import { $token } from '../../stores/public/session.ts';

/** The page is cached for everybody, so the member price is filled in by script. */
export function bindMemberPrice(form: HTMLFormElement): void {
  const line = form.querySelector<HTMLElement>('[data-member]');
  const shown = line?.querySelector('b');
  if (!line || !shown) return;
  let off = 0;
  const show = () => {
    const sku = $sku.get();
    const cost = sku ? memberPriceOf(sku, off) : null;
    line.hidden = cost === null;
    shown.textContent = cost === null ? '' : price(cost);
  };
  $sku.listen(show);
  $token.subscribe(async (token) => {
    // Without it the page stays as it is for everybody.
    off = token
      ? await quietMall.call(viewMemberPrice).then(
          (found) => found.off,
          () => 0,
        )
      : 0;
    show();
  });
}
