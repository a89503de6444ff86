import type { CouponChoices, CouponDocument } from '#contract/coupon/desk.schema.ts';
import { COUPON_TYPE } from '#contract/enums.ts';
import { DAY_MS } from '#contract/time.ts';
import type { DeskDocument } from '../../../stores/desk/document.ts';
import { FieldFrame } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { YuanInput } from '../product/YuanInput.tsx';
import { NumberField, PairField, Select, Switch } from '../ui/fields.tsx';
import { TimeField } from '../ui/TimeField.tsx';
import { ScopeFields } from './ScopeFields.tsx';

type Props = { document: DeskDocument<CouponDocument>; value: CouponDocument; choices: CouponChoices; fresh: boolean };
type Part = Pick<Props, 'document' | 'value'>;

export function Fields({ document, value, choices, fresh }: Props) {
  const { t } = useIsland();
  const own = choices.shops.find(({ id }) => id === value.shopId);
  return (
    <div className="grid gap-5">
      <section className="desk-card desk-fields">
        <PairField
          label={t('deskcoupons:field.name')}
          value={value.name}
          onValue={(name) => document.set('name', name)}
          maxLength={30}
        />
        {fresh ? (
          <Select
            label={t('deskcoupons:field.shopId')}
            hint={t('deskcoupons:shopHint')}
            value={String(value.shopId ?? '')}
            onValue={(shopId) => document.set('shopId', shopId === '' ? null : Number(shopId))}
            options={[
              ...(choices.mall ? ([['', t('deskcoupons:mall')]] as const) : []),
              ...choices.shops.map(({ id, name }) => [String(id), name] as const),
            ]}
          />
        ) : (
          <p>
            {t('deskcoupons:field.shopId')} · {own?.name ?? t('deskcoupons:mall')}
          </p>
        )}
      </section>
      <Terms document={document} value={value} />
      <section className="desk-card desk-fields">
        <ScopeFields value={value.scope} onValue={(scope) => document.set('scope', scope)} choices={choices} />
      </section>
      <Taking document={document} value={value} />
    </div>
  );
}

/** What it takes off. */
function Terms({ document, value }: Part) {
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
        {type !== COUPON_TYPE.D && (
          <Amount
            label={t('deskcoupons:field.threshold')}
            hint={t('deskcoupons:thresholdHint')}
            value={threshold}
            onValue={(fen) => document.set('threshold', fen)}
          />
        )}
        {type !== COUPON_TYPE.C && (
          <Amount label={t('deskcoupons:field.amount')} value={amount} onValue={(fen) => document.set('amount', fen)} />
        )}
        {type === COUPON_TYPE.C && (
          <>
            <NumberField
              label={t('deskcoupons:field.off')}
              hint={t('deskcoupons:offHint')}
              value={Math.round(off / 100)}
              onValue={(percent) => document.set('off', percent * 100)}
              min={1}
              max={90}
              unit="%"
            />
            <Amount label={t('deskcoupons:field.cap')} value={cap} onValue={(fen) => document.set('cap', fen)} />
          </>
        )}
      </div>
    </section>
  );
}

type AmountProps = { label: string; hint?: string; value: number; onValue: (fen: number) => void };
const Amount = ({ label, hint, value, onValue }: AmountProps) => (
  <FieldFrame label={label} hint={hint}>
    {(ties) => <YuanInput ties={ties} value={value} onValue={(fen) => onValue(fen ?? 0)} />}
  </FieldFrame>
);

/** Who can take it, when, and for how long it is good. */
function Taking({ document, value }: Part) {
  const { t } = useIsland();
  const { total, each, takeFrom, takeTo, useFrom, useTo, days, inCentre, newcomers, stopped } = value;
  const setValid = (kind: 'days' | 'until') => {
    document.set('days', kind === 'days' ? 7 : null);
    document.set('useTo', kind === 'until' ? new Date(Date.parse(takeTo) + 7 * DAY_MS).toISOString() : null);
    document.set('useFrom', kind === 'until' ? takeFrom : null);
  };
  return (
    <section className="desk-card desk-fields">
      <div className="desk-pair">
        <NumberField
          label={t('deskcoupons:field.total')}
          value={total}
          onValue={(n) => document.set('total', n)}
          min={1}
        />
        <NumberField
          label={t('deskcoupons:field.each')}
          value={each}
          onValue={(n) => document.set('each', n)}
          min={1}
          max={100}
        />
        <TimeField
          label={t('deskcoupons:field.takeFrom')}
          value={takeFrom}
          onValue={(at) => document.set('takeFrom', at)}
        />
        <TimeField label={t('deskcoupons:field.takeTo')} value={takeTo} onValue={(at) => document.set('takeTo', at)} />
        <Select
          label={t('deskcoupons:valid.title')}
          value={days === null ? 'until' : 'days'}
          onValue={setValid}
          options={[
            ['days', t('deskcoupons:valid.days')],
            ['until', t('deskcoupons:valid.until')],
          ]}
        />
        {days !== null && (
          <NumberField
            label={t('deskcoupons:field.days')}
            value={days}
            onValue={(n) => document.set('days', n)}
            min={1}
            max={366}
          />
        )}
        {useTo !== null && (
          <>
            <TimeField
              label={t('deskcoupons:field.useFrom')}
              value={useFrom ?? takeFrom}
              onValue={(at) => document.set('useFrom', at)}
            />
            <TimeField label={t('deskcoupons:field.useTo')} value={useTo} onValue={(at) => document.set('useTo', at)} />
          </>
        )}
      </div>
      <Switch
        label={t('deskcoupons:field.inCentre')}
        hint={t('deskcoupons:inCentreHint')}
        value={inCentre}
        onValue={(on) => document.set('inCentre', on)}
      />
      <Switch
        label={t('deskcoupons:field.newcomers')}
        value={newcomers}
        onValue={(on) => document.set('newcomers', on)}
      />
      <Switch
        label={t('deskcoupons:field.stopped')}
        hint={t('deskcoupons:stoppedHint')}
        value={stopped}
        onValue={(on) => document.set('stopped', on)}
      />
    </section>
  );
}
