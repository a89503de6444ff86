import { useStore } from '@nanostores/react';
import { useId } from 'react';
import type { Preview } from '../../../contract/order.ts';
import { withCoupon } from '../../lib/browser/order/checkout.ts';
import { price } from '../../lib/shared/price.ts';
import { useIsland } from '../ui/IslandContext.tsx';
import { useCheckout } from './context.ts';

/** The coupons of one shop, or of the mall (null), and what each saves; nothing where there are none. */
export function CouponChoice({ preview, shopId }: { preview: Preview; shopId: number | null }) {
  const { t } = useIsland();
  const name = useId();
  const { $draft, choose } = useCheckout();
  const { couponIds } = useStore($draft);
  const coupons = preview.coupons.filter((coupon) => coupon.shopId === shopId);
  if (!coupons.length) return null;
  const pick = (id?: number) => void choose({ couponIds: withCoupon(preview, couponIds, shopId, id) });
  const chosen = coupons.find(({ id }) => couponIds.includes(id));
  return (
    <fieldset className="checkout-coupons">
      <legend>{t(shopId === null ? 'order:checkout.couponMall' : 'order:checkout.coupons')}</legend>
      {coupons.map(({ id, name: title, saves }) => (
        <label key={id}>
          <input
            type="radio"
            className="radio radio-sm"
            name={name}
            checked={chosen?.id === id}
            onChange={() => pick(id)}
          />
          <span>{title}</span>
          <small>{t('order:checkout.couponSaves', { amount: price(saves) })}</small>
        </label>
      ))}
      <label>
        <input type="radio" className="radio radio-sm" name={name} checked={!chosen} onChange={() => pick()} />
        <span>{t('order:checkout.couponOff')}</span>
      </label>
    </fieldset>
  );
}
