import type { CouponChoices, CouponDocument } from '#contract/coupon/desk.schema.ts';
import { COUPON_TYPE } from '#contract/enums.ts';
import { DAY_MS } from '#contract/time.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { inPercent } from '../ui/bind.ts';
import { MoneyField, NumberField, PairField, Select, Switch } from '../ui/fields.tsx';
import { ShopField } from '../ui/PromotionFields.tsx';
import type { FieldsProps } from '../ui/promotion-screens.tsx';
import { TimeField } from '../ui/TimeField.tsx';
import { ScopeFields } from './ScopeFields.tsx';

type Props = FieldsProps<CouponDocument, CouponChoices>;
type Part = Pick<Props, 'field' | 'document' | 'value'>;

export function Fields({ choices, id, ...part }: Props) {
  const { field } = part;
  return (
    <div className="grid gap-5">
      <section className="desk-card desk-fields">
        <PairField {...field('name')} maxLength={30} />
        <ShopField {...field('shopId')} texts="deskcoupons" choices={choices} fresh={!id} />
      </section>
      <Terms {...part} />
      <section className="desk-card desk-fields">
        <ScopeFields {...field('scope')} choices={choices} />
      </section>
      <Taking {...part} />
    </div>
  );
}

function Terms({ field, document, value }: Part) {
  const { t } = useIsland();
  const { type, threshold, amount, off, cap } = value;
  const setType = (next: CouponDocument['type']) => {
    document.set('type', next);
    const percentage = next === COUPON_TYPE.C;
    document.set('amount', percentage ? 0 : amount || 1_000);
    document.set('off', percentage ? off || 1_000 : 0);
    document.set('cap', percentage ? cap || 5_000 : 0);
    document.set('threshold', next === COUPON_TYPE.D ? 0 : threshold);
  };
  return (
    <section className="desk-card desk-fields">
      <Select
        label={t('deskcoupons:field.type')}
        value={String(type)}
        onValue={(next) => setType(Number(next) as CouponDocument['type'])}
        options={Object.values(COUPON_TYPE).map((one) => [String(one), t(`deskcoupons:type.${one}`)] as const)}
      />
      <div className="desk-pair">
        {type !== COUPON_TYPE.D && <MoneyField {...field('threshold')} hint={t('deskcoupons:thresholdHint')} />}
        {type !== COUPON_TYPE.C && <MoneyField {...field('amount')} />}
        {type === COUPON_TYPE.C && (
          <>
            <NumberField {...inPercent(field('off'))} hint={t('deskcoupons:offHint')} min={1} max={90} unit="%" />
            <MoneyField {...field('cap')} />
          </>
        )}
      </div>
    </section>
  );
}

function Taking({ field, document, value }: Part) {
  const { t } = useIsland();
  const { takeFrom, takeTo, useFrom, useTo, days } = value;
  const setValid = (kind: 'days' | 'until') => {
    document.set('days', kind === 'days' ? 7 : null);
    document.set('useTo', kind === 'until' ? new Date(Date.parse(takeTo) + 7 * DAY_MS).toISOString() : null);
    document.set('useFrom', kind === 'until' ? takeFrom : null);
  };
  return (
    <section className="desk-card desk-fields">
      <div className="desk-pair">
        <NumberField {...field('total')} min={1} />
        <NumberField {...field('each')} min={1} max={100} />
        <TimeField {...field('takeFrom')} />
        <TimeField {...field('takeTo')} />
        <Select
          label={t('deskcoupons:valid.title')}
          value={days === null ? 'until' : 'days'}
          onValue={setValid}
          options={[
            ['days', t('deskcoupons:valid.days')],
            ['until', t('deskcoupons:valid.until')],
          ]}
        />
        {days !== null && <NumberField {...field('days')} value={days} min={1} max={366} />}
        {useTo !== null && (
          <>
            <TimeField {...field('useFrom')} value={useFrom ?? takeFrom} />
            <TimeField {...field('useTo')} value={useTo} />
          </>
        )}
      </div>
      <Switch {...field('inCentre')} hint={t('deskcoupons:inCentreHint')} />
      <Switch {...field('newcomers')} />
      <Switch {...field('stopped')} hint={t('deskcoupons:stoppedHint')} />
    </section>
  );
}
