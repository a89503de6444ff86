import { listPricedGoods } from '#contract/discount/desk.calls.ts';
import type { DiscountChoices, DiscountDocument } from '#contract/discount/desk.schema.ts';
import type { DeskDocument } from '../../../stores/desk/document.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { NumberField, PairField, Select, Switch } from '../ui/fields.tsx';
import { GoodsPick } from '../ui/GoodsPick.tsx';
import { PictureField } from '../ui/PictureField.tsx';
import { TimeField } from '../ui/TimeField.tsx';
import { SkuPrices } from './SkuPrices.tsx';
import { WeeklyFields } from './WeeklyFields.tsx';

type Props = {
  document: DeskDocument<DiscountDocument>;
  value: DiscountDocument;
  choices: DiscountChoices;
  fresh: boolean;
};
type Part = Pick<Props, 'document' | 'value'>;
/** As many as the contract takes, which comes with zod. */
const MOST_GOODS = 200;
const MOST_PIECES = 999;

export function Fields({ document, value, choices, fresh }: Props) {
  const { t } = useIsland();
  const own = choices.shops.find(({ id }) => id === value.shopId);
  return (
    <div className="grid gap-5">
      <section className="desk-card desk-fields">
        <PairField
          label={t('deskdiscounts:field.name')}
          value={value.name}
          onValue={(name) => document.set('name', name)}
          maxLength={30}
        />
        {fresh ? (
          <Select
            label={t('deskdiscounts:field.shopId')}
            hint={t('deskdiscounts:shopHint')}
            value={String(value.shopId ?? '')}
            onValue={(shopId) => document.set('shopId', shopId === '' ? null : Number(shopId))}
            options={[
              ...(choices.mall ? ([['', t('deskdiscounts:mall')]] as const) : []),
              ...choices.shops.map(({ id, name }) => [String(id), name] as const),
            ]}
          />
        ) : (
          <p>
            {t('deskdiscounts:field.shopId')} · {own?.name ?? t('deskdiscounts:mall')}
          </p>
        )}
        <PairField
          label={t('deskdiscounts:field.rule')}
          hint={t('deskdiscounts:ruleHint')}
          value={value.rule}
          onValue={(rule) => document.set('rule', rule)}
          maxLength={300}
          multiline
        />
        <PictureField
          label={t('deskdiscounts:field.banner')}
          value={value.banner}
          onValue={(banner) => document.set('banner', banner)}
          hint={t('deskdiscounts:bannerHint')}
        />
      </section>
      <Time document={document} value={value} />
      <Goods document={document} value={value} />
    </div>
  );
}

/** When it runs. */
function Time({ document, value }: Part) {
  const { t } = useIsland();
  return (
    <section className="desk-card desk-fields">
      <div className="desk-pair">
        <TimeField
          label={t('deskdiscounts:field.startsAt')}
          value={value.startsAt}
          onValue={(at) => document.set('startsAt', at)}
        />
        <TimeField
          label={t('deskdiscounts:field.endsAt')}
          value={value.endsAt}
          onValue={(at) => document.set('endsAt', at)}
        />
      </div>
      <WeeklyFields value={value.weekly} onValue={(weekly) => document.set('weekly', weekly)} />
      <Switch
        label={t('deskdiscounts:field.stopped')}
        hint={t('deskdiscounts:stoppedHint')}
        value={value.stopped}
        onValue={(on) => document.set('stopped', on)}
      />
    </section>
  );
}

/** What it takes off what. */
function Goods({ document, value }: Part) {
  const { t } = useIsland();
  const { off, goods, limit } = value;
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
            label={t('deskdiscounts:field.off')}
            hint={t('deskdiscounts:offHint')}
            value={Math.round(off / 100)}
            onValue={(percent) => document.set('off', percent * 100)}
            min={1}
            max={99}
            unit="%"
          />
        )}
        <NumberField
          label={t('deskdiscounts:field.limit')}
          hint={t('deskdiscounts:limitHint')}
          value={limit ?? 0}
          onValue={(pieces) => document.set('limit', pieces || null)}
          max={MOST_PIECES}
        />
      </div>
      <GoodsPick
        ids={goods.map(({ productId }) => productId)}
        onIds={setIds}
        most={MOST_GOODS}
        names={listPricedGoods}
        texts={{
          legend: t('deskdiscounts:field.goods'),
          items: t('deskdiscounts:field.goods'),
          put: t('deskdiscounts:put'),
          putOf: (name) => t('deskdiscounts:putOf', { name }),
        }}
      />
      {off === null && <SkuPrices goods={goods} onGoods={(next) => document.set('goods', next)} />}
    </section>
  );
}
