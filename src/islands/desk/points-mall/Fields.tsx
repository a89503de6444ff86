import type { PointsGoodDocument } from '#contract/points-mall/desk.schema.ts';
import { POINTS_PRICE } from '#contract/points-mall/values.ts';
import type { DeskDocument } from '../../../stores/desk/document.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { type Bind, orZero } from '../ui/bind.ts';
import { MoneyField, NumberField, Switch } from '../ui/fields.tsx';
import { ProductField } from '../ui/PromotionFields.tsx';
import { TimeField } from '../ui/TimeField.tsx';
import { SkuChoice } from './SkuChoice.tsx';

type Props = {
  field: Bind<PointsGoodDocument>;
  document: DeskDocument<PointsGoodDocument>;
  value: PointsGoodDocument;
  fresh: boolean;
};

export function Fields({ field, document, value, fresh }: Props) {
  const { t } = useIsland();
  const { productId, skuId } = value;
  return (
    <div className="grid gap-5">
      <section className="desk-card desk-fields">
        {fresh && (
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
            {...(fresh ? { onValue: field('skuId').onValue } : {})}
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
