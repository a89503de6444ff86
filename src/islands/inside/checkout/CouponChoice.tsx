import { useStore } from '@nanostores/react';
import { useId } from 'react';
import type { CouponChoice as Choice, Preview } from '#contract/checkout/schema.ts';
import { couponsIn, withCoupon } from '../../../lib/browser/order/checkout.ts';
import { couponBrief } from '../../../lib/shared/coupon-text.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { price } from '../../../lib/shared/price.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useCheckout } from './context.ts';

/** The coupons of one shop, or of the mall (null): what each saves, or why it does not; nothing where there are none. */
export function CouponChoice({ preview, shopId }: { preview: Preview; shopId: number | null }) {
  const { t } = useIsland();
  const name = useId();
  const { $draft, choose } = useCheckout();
  const wanted = useStore($draft).couponIds ?? couponsIn(preview);
  const own = preview.coupons.filter((coupon) => coupon.shopId === shopId);
  const usable = own.filter(({ error }) => error === null);
  const others = own.filter(({ error }) => error !== null);
  if (!own.length) return null;
  const pick = (id?: number) => void choose({ couponIds: withCoupon(preview, wanted, shopId, id) });
  const chosen = usable.find(({ id }) => wanted.includes(id));
  return (
    <fieldset className="checkout-coupons grid gap-2 pt-1 pb-3 text-sm">
      <legend className="mb-1.5">{t(shopId === null ? 'order:checkout.couponMall' : 'order:checkout.coupons')}</legend>
      {usable.map((coupon) => (
        <label key={coupon.id} className="flex items-start gap-2.5 cursor-pointer">
          <input
            type="radio"
            className="radio radio-sm"
            name={name}
            checked={chosen?.id === coupon.id}
            onChange={() => pick(coupon.id)}
          />
          <Terms coupon={coupon} />
          <b className="ms-auto font-medium text-price tabular-nums">
            {t('order:checkout.couponSaves', { amount: price(coupon.saves) })}
          </b>
        </label>
      ))}
      {usable.length > 0 && (
        <label className="flex items-center gap-2.5 cursor-pointer">
          <input type="radio" className="radio radio-sm" name={name} checked={!chosen} onChange={() => pick()} />
          <span>{t('order:checkout.couponOff')}</span>
        </label>
      )}
      {others.length > 0 && <Others coupons={others} />}
    </fieldset>
  );
}

function Terms({ coupon }: { coupon: Choice }) {
  const { t, language } = useIsland();
  return (
    <span>
      {coupon.name}
      <small className="block text-xs text-quiet">
        {couponBrief(coupon, t, language)} · {t('coupon:until', { day: dateTime(coupon.to, language) })}
      </small>
    </span>
  );
}

function Others({ coupons }: { coupons: readonly Choice[] }) {
  const { t, language } = useIsland();
  const why = ({ error, missing, from }: Choice): string =>
    error === 'threshold'
      ? t('order:checkout.couponError.threshold', { amount: price(missing) })
      : error === 'notYet'
        ? t('order:checkout.couponError.notYet', { day: dateTime(from, language) })
        : t(`order:checkout.couponError.${error ?? 'goods'}`);
  return (
    <details>
      <summary>{t('order:checkout.couponOthers', { count: coupons.length })}</summary>
      <ul>
        {coupons.map((coupon) => (
          <li key={coupon.id} className="flex items-start gap-4 mt-2">
            <Terms coupon={coupon} />
            <span className="ms-auto text-end">{why(coupon)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
