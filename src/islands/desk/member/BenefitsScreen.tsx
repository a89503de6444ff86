import { useState } from 'react';
import { PAID_PLANS } from '#contract/code-words.ts';
import type { MemberCoupons } from '#contract/member/desk.schema.ts';
import type { Benefits, MemberDocument } from '#contract/member/schema.ts';
import { MONTHLY_COUPONS } from '#contract/member/values.ts';
import { ORDER, type Path } from '../../../lib/browser/desk/differences.ts';
import { couponWorth } from '../../../lib/shared/coupon-text.ts';
import { createDocument } from '../../../stores/desk/document.ts';
import { createMemberCoupons } from '../../../stores/desk/member.ts';
import { FieldFrame } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { type Bound, bind, inPercent } from '../ui/bind.ts';
import { DocumentFrame } from '../ui/DocumentFrame.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { NumberField, PairField } from '../ui/fields.tsx';
import { NamesPick } from '../ui/NamesPick.tsx';
import { YuanInput } from '../ui/YuanInput.tsx';

export const BenefitsScreen = defineScreen(Loaded);

function useNames(): (path: Path) => string {
  const { t } = useIsland();
  const part = (key: string): string => {
    if (key === ORDER || key.startsWith('#')) return key.replace(ORDER, '');
    const name = `deskmembers:field.${key}`;
    const text = t(name);
    return text === name ? key : text;
  };
  return (path) => path.map(part).join(' · ');
}

function Loaded() {
  const [list, now] = useResource(createMemberCoupons);
  if (now.value) return <Screen coupons={now.value} />;
  return (
    <Loading now={now} onRetry={list.reload}>
      <Skeleton count={3} className="h-28" />
    </Loading>
  );
}

function Screen({ coupons }: { coupons: MemberCoupons }) {
  const { t, failureWords } = useIsland();
  const nameOf = useNames();
  const [document] = useState(() => createDocument<MemberDocument>('member', failureWords));
  return (
    <DocumentFrame
      document={document}
      title={t('deskmembers:benefits')}
      nameOf={nameOf}
      savedText={t('deskmembers:saved')}
    >
      {(value) => (
        <div className="grid gap-5 lg:grid-cols-2 *:min-w-0">
          {value.levels.map((level, at) => {
            const change = (to: (now: typeof level) => typeof level) =>
              document.set('levels', value.levels.with(at, to(level)));
            const field = bind(level, change, (name) => nameOf([name]));
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: there are five, and they stay where they are
              <section key={at} className="desk-card">
                <h2>{t('deskmembers:level', { n: at + 1 })}</h2>
                <div className="desk-fields items-start *:min-w-0 xl:grid-cols-2 xl:[&>fieldset]:col-span-2">
                  <PairField {...field('name')} maxLength={20} />
                  {at > 0 && <NumberField {...field('growth')} />}
                  <BenefitFields {...field('benefits')} coupons={at > 0 ? coupons : undefined} />
                </div>
              </section>
            );
          })}
          {PAID_PLANS.map((plan) => {
            const own = value.paid[plan];
            const change = (next: typeof own) => document.set('paid', { ...value.paid, [plan]: next });
            return (
              <section key={plan} className="desk-card">
                <h2>{t(`deskmembers:field.${plan}`)}</h2>
                <div className="desk-fields items-start *:min-w-0 xl:grid-cols-2 xl:[&>fieldset]:col-span-2">
                  <FieldFrame label={t('deskmembers:field.price')}>
                    {(ties) => (
                      <>
                        <YuanInput
                          ties={ties}
                          value={own.price}
                          onValue={(fen) => fen && change({ ...own, price: fen })}
                        />
                        <span className="px-3 text-quiet">{t('deskmembers:yuan')}</span>
                      </>
                    )}
                  </FieldFrame>
                  <BenefitFields
                    value={own.benefits}
                    coupons={coupons}
                    onValue={(benefits) => change({ ...own, benefits })}
                  />
                </div>
              </section>
            );
          })}
        </div>
      )}
    </DocumentFrame>
  );
}

type FieldsProps = { value: Benefits; coupons: MemberCoupons | undefined; onValue: (value: Benefits) => void };

function BenefitFields({ value, coupons, onValue }: FieldsProps) {
  const { t } = useIsland();
  const field = bind(
    value,
    (to) => onValue(to(value)),
    (name) => t(`deskmembers:field.${name}`),
  );
  return (
    <>
      <NumberField {...inPercent(field('off'))} max={50} unit="%" />
      <NumberField {...inPercent(field('times'))} min={100} max={1_000} unit="%" hint={t('deskmembers:timesHint')} />
      <NumberField {...field('freeFreight')} max={100} />
      {coupons && <CouponField {...field('coupons')} coupons={coupons} />}
    </>
  );
}

function CouponField({ label, value, onValue, coupons }: Bound<number[]> & { coupons: MemberCoupons }) {
  const { t, language } = useIsland();
  const choices = coupons.map(({ id, name, terms, state }) => ({
    id,
    name,
    note: isGiven(state) ? couponWorth(terms, t, language) : t(`deskcoupons:state.${state}`),
  }));
  return (
    <NamesPick
      ids={value}
      onIds={onValue}
      choices={choices}
      open={choices.filter((_, at) => isGiven(coupons[at]?.state))}
      most={MONTHLY_COUPONS}
      label={label}
      choose={t('deskmembers:chooseCoupon')}
      hint={t(coupons.some(({ state }) => isGiven(state)) ? 'deskmembers:couponsHint' : 'deskmembers:couponsNone')}
      nameOf={(id) => t('deskmembers:couponUnknown', { id })}
    />
  );
}

const isGiven = (state: MemberCoupons[number]['state'] | undefined): boolean =>
  state === 'coming' || state === 'running';
