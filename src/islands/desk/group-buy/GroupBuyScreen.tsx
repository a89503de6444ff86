import type { GroupBuyDocument } from '#contract/group-buy/desk.schema.ts';
import { GROUP_HOURS, GROUP_SIZE } from '#contract/group-buy/values.ts';
import { GROUP_BUYS } from '../../../stores/desk/group-buy.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { orZero } from '../ui/bind.ts';
import { NumberField, Switch } from '../ui/fields.tsx';
import { ProductField } from '../ui/PromotionFields.tsx';
import { type FieldsProps, promotionScreen } from '../ui/promotion-screens.tsx';
import { TimeField } from '../ui/TimeField.tsx';
import { Groups } from './Groups.tsx';
import { Prices } from './Prices.tsx';

export const GroupBuyScreen = promotionScreen(GROUP_BUYS, Fields, { Below: Groups });

function Fields({ field, document, value, id }: FieldsProps<GroupBuyDocument>) {
  const { t } = useIsland();
  const { productId } = value;
  return (
    <div className="grid gap-5">
      <section className="desk-card desk-fields">
        {!id && (
          <ProductField
            label={field('productId').label}
            texts="deskgroups"
            productId={productId}
            onProduct={(id) => document.change((now) => ({ ...now, productId: id, prices: {} }))}
          />
        )}
        {productId > 0 && <Prices key={productId} productId={productId} {...field('prices')} />}
      </section>
      <section className="desk-card desk-fields">
        <div className="desk-pair">
          <NumberField {...field('size')} {...GROUP_SIZE} />
          <NumberField {...field('hours')} hint={t('deskgroups:hoursHint')} {...GROUP_HOURS} />
          <TimeField {...field('startsAt')} />
          <TimeField {...field('endsAt')} />
          <NumberField {...orZero(field('limitOrder'))} hint={t('deskgroups:limitHint')} max={999} />
          <NumberField {...field('sort')} hint={t('deskgroups:sortHint')} max={9_999} />
        </div>
        <Switch {...field('discounts')} />
        <Switch {...field('stopped')} hint={t('deskgroups:stoppedHint')} />
      </section>
    </div>
  );
}
