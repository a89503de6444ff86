import type { PointsGoodDocument } from '#contract/points-mall/desk.schema.ts';
import { POINTS_PRICE } from '#contract/points-mall/values.ts';
import { POINTS_GOODS } from '../../../stores/desk/points-mall.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { orZero } from '../ui/bind.ts';
import { MoneyField, NumberField, Switch } from '../ui/fields.tsx';
import { ProductField } from '../ui/PromotionFields.tsx';
import { type FieldsProps, promotionScreen } from '../ui/promotion-screens.tsx';
import { TimeField } from '../ui/TimeField.tsx';
import { SkuChoice } from './SkuChoice.tsx';
import { Stock } from './Stock.tsx';

export const PointsGoodScreen = promotionScreen(POINTS_GOODS, Parts);

function Parts({ id, ...fields }: FieldsProps<PointsGoodDocument>) {
  const { t } = useIsland();
  return (
    <>
      <Fields id={id} {...fields} />
      {id ? <Stock id={id} /> : <p className="mt-4 text-quiet">{t('deskpoints:stockLater')}</p>}
    </>
  );
}

function Fields({ field, document, value, id }: FieldsProps<PointsGoodDocument>) {
  const { t } = useIsland();
  const { productId, skuId } = value;
  return (
    <div className="grid gap-5">
      <section className="desk-card desk-fields">
        {!id && (
          <ProductField
            label={field('productId').label}
            texts="deskpoints"
            productId={productId}
            onProduct={(id) => document.change((now) => ({ ...now, productId: id, skuId: 0 }))}
          />
        )}
        {productId > 0 && (
          <SkuChoice
            key={productId}
            productId={productId}
            value={skuId}
            {...(!id ? { onValue: field('skuId').onValue } : {})}
          />
        )}
      </section>
      <section className="desk-card desk-fields">
        <div className="desk-pair">
          <NumberField {...field('points')} {...POINTS_PRICE} />
          <MoneyField {...field('money')} hint={t('deskpoints:moneyHint')} optional />
          <TimeField {...field('startsAt')} />
          <TimeField {...field('endsAt')} />
          <NumberField {...orZero(field('limitEach'))} hint={t('deskpoints:limitHint')} max={999} />
          <NumberField {...field('sort')} hint={t('deskpoints:sortHint')} max={9_999} />
        </div>
        <Switch {...field('stopped')} hint={t('deskpoints:stoppedHint')} />
      </section>
    </div>
  );
}
