import type { DiscountChoices, DiscountDocument } from '#contract/discount/desk.schema.ts';
import { createDiscountGoods, DISCOUNTS } from '../../../stores/desk/discount.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { inPercent, orZero } from '../ui/bind.ts';
import { NumberField, PairField, Select, Switch } from '../ui/fields.tsx';
import { GoodsPick } from '../ui/GoodsPick.tsx';
import { PictureField } from '../ui/PictureField.tsx';
import { ShopField } from '../ui/PromotionFields.tsx';
import { type FieldsProps, promotionScreen } from '../ui/promotion-screens.tsx';
import { TimeField } from '../ui/TimeField.tsx';
import { SkuPrices } from './SkuPrices.tsx';
import { WeeklyFields } from './WeeklyFields.tsx';

type Props = FieldsProps<DiscountDocument, DiscountChoices>;
type Part = Pick<Props, 'field' | 'document' | 'value'>;
/** The contract's limit, repeated because its schema would bring zod. */
const MOST_GOODS = 200;
const MOST_PIECES = 999;

export const DiscountScreen = promotionScreen(DISCOUNTS, Fields);

function Fields({ choices, id, ...part }: Props) {
  const { t } = useIsland();
  const { field } = part;
  return (
    <div className="grid gap-5">
      <section className="desk-card desk-fields">
        <PairField {...field('name')} maxLength={30} />
        <ShopField {...field('shopId')} texts="deskdiscounts" choices={choices} fresh={!id} />
        <PairField {...field('rule')} hint={t('deskdiscounts:ruleHint')} maxLength={300} multiline />
        <PictureField {...field('banner')} hint={t('deskdiscounts:bannerHint')} />
      </section>
      <section className="desk-card desk-fields">
        <div className="desk-pair">
          <TimeField {...field('startsAt')} />
          <TimeField {...field('endsAt')} />
        </div>
        <WeeklyFields {...field('weekly')} />
        <Switch {...field('stopped')} hint={t('deskdiscounts:stoppedHint')} />
      </section>
      <Goods {...part} />
    </div>
  );
}

function Goods({ field, document, value }: Part) {
  const { t } = useIsland();
  const { off, goods } = value;
  const setWay = (way: 'off' | 'prices') =>
    document.change((now) => ({
      ...now,
      off: way === 'off' ? 1_000 : null,
      goods: now.goods.map(({ productId }) => ({ productId, prices: way === 'off' ? null : {} })),
    }));
  const setIds = (ids: number[]) =>
    document.set(
      'goods',
      ids.map(
        (productId) =>
          goods.find((one) => one.productId === productId) ?? { productId, prices: off === null ? {} : null },
      ),
    );
  return (
    <section className="desk-card desk-fields">
      <div className="desk-pair">
        <Select
          label={t('deskdiscounts:way.title')}
          value={off === null ? 'prices' : 'off'}
          onValue={setWay}
          options={(['off', 'prices'] as const).map((way) => [way, t(`deskdiscounts:way.${way}`)])}
        />
        {off !== null && (
          <NumberField
            {...inPercent({ ...field('off'), value: off })}
            hint={t('deskdiscounts:offHint')}
            min={1}
            max={99}
            unit="%"
          />
        )}
        <NumberField {...orZero(field('limit'))} hint={t('deskdiscounts:limitHint')} max={MOST_PIECES} />
      </div>
      <GoodsPick
        ids={goods.map(({ productId }) => productId)}
        onIds={setIds}
        most={MOST_GOODS}
        shopId={value.shopId ?? undefined}
        createNames={createDiscountGoods}
        legend={t('deskdiscounts:field.goods')}
        put="deskdiscounts:put"
      />
      {off === null && <SkuPrices goods={goods} onGoods={(next) => document.set('goods', next)} />}
    </section>
  );
}
