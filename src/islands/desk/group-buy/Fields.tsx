import { listCouponGoods } from '#contract/coupon/desk.calls.ts';
import type { GroupBuyDocument } from '#contract/group-buy/desk.schema.ts';
import { GROUP_HOURS, GROUP_SIZE } from '#contract/group-buy/values.ts';
import type { DeskDocument } from '../../../stores/desk/document.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { NumberField, Switch } from '../ui/fields.tsx';
import { GoodsPick } from '../ui/GoodsPick.tsx';
import { TimeField } from '../ui/TimeField.tsx';
import { Prices } from './Prices.tsx';

type Props = { document: DeskDocument<GroupBuyDocument>; value: GroupBuyDocument; fresh: boolean };

export function Fields({ document, value, fresh }: Props) {
  const { t } = useIsland();
  const { productId, size, hours, prices, startsAt, endsAt, limitOrder, discounts, stopped, sort } = value;
  return (
    <div className="grid gap-5">
      <section className="desk-card desk-fields">
        {fresh && (
          <GoodsPick
            ids={productId ? [productId] : []}
            onIds={(ids) => {
              document.set('productId', ids.at(-1) ?? 0);
              document.set('prices', {});
            }}
            most={2}
            names={listCouponGoods}
            texts={{
              legend: t('deskgroups:field.productId'),
              items: t('deskgroups:field.productId'),
              put: t('deskgroups:put'),
              putOf: (name) => t('deskgroups:putOf', { name }),
            }}
          />
        )}
        {productId > 0 && (
          <Prices
            key={productId}
            productId={productId}
            value={prices}
            onValue={(next) => document.set('prices', next)}
          />
        )}
      </section>
      <section className="desk-card desk-fields">
        <div className="desk-pair">
          <NumberField
            label={t('deskgroups:field.size')}
            value={size}
            onValue={(n) => document.set('size', n)}
            {...GROUP_SIZE}
          />
          <NumberField
            label={t('deskgroups:field.hours')}
            value={hours}
            onValue={(n) => document.set('hours', n)}
            hint={t('deskgroups:hoursHint')}
            {...GROUP_HOURS}
          />
          <TimeField
            label={t('deskgroups:field.startsAt')}
            value={startsAt}
            onValue={(at) => document.set('startsAt', at)}
          />
          <TimeField label={t('deskgroups:field.endsAt')} value={endsAt} onValue={(at) => document.set('endsAt', at)} />
          <NumberField
            label={t('deskgroups:field.limitOrder')}
            hint={t('deskgroups:limitHint')}
            value={limitOrder ?? 0}
            onValue={(n) => document.set('limitOrder', n || null)}
            max={999}
          />
          <NumberField
            label={t('deskgroups:field.sort')}
            hint={t('deskgroups:sortHint')}
            value={sort}
            onValue={(n) => document.set('sort', n)}
            max={9_999}
          />
        </div>
        <Switch
          label={t('deskgroups:field.discounts')}
          value={discounts}
          onValue={(on) => document.set('discounts', on)}
        />
        <Switch
          label={t('deskgroups:field.stopped')}
          hint={t('deskgroups:stoppedHint')}
          value={stopped}
          onValue={(on) => document.set('stopped', on)}
        />
      </section>
    </div>
  );
}
