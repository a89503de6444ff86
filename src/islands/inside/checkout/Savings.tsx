import { useState } from 'react';
import type { Preview } from '#contract/checkout/schema.ts';
import { pointsError } from '#contract/checkout/values.ts';
import { LIMITS } from '#contract/limits.ts';
import { halfWidth } from '#contract/text.ts';
import { linesOf, takesCoupons } from '../../../lib/browser/order/checkout.ts';
import { price } from '../../../lib/shared/price.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { RedeemForm } from '../ui/coupon/RedeemForm.tsx';
import { CouponChoice } from './CouponChoice.tsx';
import { useCheckout } from './context.ts';

export function Savings({ preview }: { preview: Preview }) {
  const { t } = useIsland();
  const { choose } = useCheckout();
  const { most } = preview.points;
  return (
    <section className="checkout-part" aria-labelledby="checkout-points">
      <h2 id="checkout-points">{t('order:checkout.coupons')}</h2>
      {takesCoupons(linesOf(preview)) ? (
        <>
          {preview.coupons.length === 0 && <p className="text-quiet">{t('order:checkout.couponsNone')}</p>}
          <CouponChoice preview={preview} shopId={null} />
          <RedeemForm onDone={() => void choose({ couponIds: undefined })} />
        </>
      ) : (
        <p className="text-quiet">{t('order:checkout.couponsAlone')}</p>
      )}
      <h2>{t('order:checkout.points')}</h2>
      {most < LIMITS.pointsStep ? (
        <p className="text-quiet">{t('order:checkout.pointsNone')}</p>
      ) : (
        <Points key={preview.points.used} points={preview.points} />
      )}
    </section>
  );
}

function Points({ points: { has, most, used, saves } }: { points: Preview['points'] }) {
  const { t } = useIsland();
  const { choose } = useCheckout();
  const [text, setText] = useState(used ? String(used) : '');
  const [error, setError] = useState('');
  const use = (points: number) => {
    const wrong = pointsError(points, most);
    setError(wrong ? t(`order:error.${wrong}`, { most }) : '');
    if (!wrong) void choose({ points });
  };
  return (
    <form
      method="dialog"
      className="checkout-points"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        use(Number(halfWidth(text).trim() || 0));
      }}
    >
      <p className="mb-3 text-sm text-quiet">{t('order:checkout.pointsHave', { has, most })}</p>
      <Field
        label={t('order:checkout.pointsUse')}
        hint={t('order:checkout.pointsHint')}
        value={text}
        onValue={setText}
        error={error}
        digits
        autoComplete="off"
      >
        <Button type="submit" look="link" className="field-code min-w-auto px-4">
          {t('order:checkout.pointsApply')}
        </Button>
        <Button
          look="link"
          className="field-code min-w-auto px-4"
          onClick={() => use(most - (most % LIMITS.pointsStep))}
        >
          {t('order:checkout.pointsAll')}
        </Button>
      </Field>
      {used > 0 && (
        <p className="mb-3 text-sm mt-3 text-price" role="status">
          {t('order:checkout.pointsSave', { amount: price(saves) })}
        </p>
      )}
    </form>
  );
}
