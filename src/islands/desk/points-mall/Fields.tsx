import { listCouponGoods } from '#contract/coupon/desk.calls.ts';
import type { PointsGoodDocument } from '#contract/points-mall/desk.schema.ts';
import { POINTS_PRICE } from '#contract/points-mall/values.ts';
import type { DeskDocument } from '../../../stores/desk/document.ts';
import { FieldFrame } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { YuanInput } from '../product/YuanInput.tsx';
import { NumberField, Switch } from '../ui/fields.tsx';
import { GoodsPick } from '../ui/GoodsPick.tsx';
import { TimeField } from '../ui/TimeField.tsx';
import { SkuChoice } from './SkuChoice.tsx';

type Props = { document: DeskDocument<PointsGoodDocument>; value: PointsGoodDocument; fresh: boolean };

export function Fields({ document, value, fresh }: Props) {
  const { t } = useIsland();
  const { productId, skuId, stopped } = value;
  return (
    <div className="grid gap-5">
      <section className="desk-card desk-fields">
        {fresh && (
          <GoodsPick
            ids={productId ? [productId] : []}
            onIds={(ids) => {
              document.set('productId', ids.at(-1) ?? 0);
              document.set('skuId', 0);
            }}
            most={2}
            names={listCouponGoods}
            texts={{
              legend: t('deskpoints:field.productId'),
              items: t('deskpoints:field.productId'),
              put: t('deskpoints:put'),
              putOf: (name) => t('deskpoints:putOf', { name }),
            }}
          />
        )}
        {productId > 0 && (
          <SkuChoice
            key={productId}
            productId={productId}
            value={skuId}
            {...(fresh ? { onValue: (id) => document.set('skuId', id) } : {})}
          />
        )}
      </section>
      <section className="desk-card desk-fields">
        <Terms document={document} value={value} />
        <Switch
          label={t('deskpoints:field.stopped')}
          hint={t('deskpoints:stoppedHint')}
          value={stopped}
          onValue={(on) => document.set('stopped', on)}
        />
      </section>
    </div>
  );
}

function Terms({ document, value }: Omit<Props, 'fresh'>) {
  const { t } = useIsland();
  const { points, money, limitEach, startsAt, endsAt, sort } = value;
  return (
    <div className="desk-pair">
      <NumberField
        label={t('deskpoints:field.points')}
        value={points}
        onValue={(n) => document.set('points', n)}
        {...POINTS_PRICE}
      />
      <FieldFrame label={t('deskpoints:field.money')} hint={t('deskpoints:moneyHint')}>
        {(ties) => <YuanInput ties={ties} value={money || null} onValue={(fen) => document.set('money', fen ?? 0)} />}
      </FieldFrame>
      <TimeField
        label={t('deskpoints:field.startsAt')}
        value={startsAt}
        onValue={(at) => document.set('startsAt', at)}
      />
      <TimeField label={t('deskpoints:field.endsAt')} value={endsAt} onValue={(at) => document.set('endsAt', at)} />
      <NumberField
        label={t('deskpoints:field.limitEach')}
        hint={t('deskpoints:limitHint')}
        value={limitEach ?? 0}
        onValue={(n) => document.set('limitEach', n || null)}
        max={999}
      />
      <NumberField
        label={t('deskpoints:field.sort')}
        hint={t('deskpoints:sortHint')}
        value={sort}
        onValue={(n) => document.set('sort', n)}
        max={9_999}
      />
    </div>
  );
}
