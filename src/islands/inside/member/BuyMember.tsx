import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { MemberShop } from '#contract/buy-member/schema.ts';
import type { EquityView } from '#contract/member/schema.ts';
import { MEMBER_ENDS_SOON, MEMBER_REFUND_DAYS } from '#contract/member/values.ts';
import { nextPath, orderPath } from '../../../lib/browser/order/checkout.ts';
import type { WithFirst } from '../../../lib/shared/api/resource.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { price } from '../../../lib/shared/price.ts';
import { createBuyMember } from '../../../stores/inside/buy-member.ts';
import { createEquity } from '../../../stores/inside/member.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { defineScreen } from '../../ui/define-screen.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Money } from '../../ui/Money.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useFresh } from '../../ui/use-fresh.ts';
import { useResource } from '../../ui/use-resource.ts';
import { BENEFITS, useBenefit } from '../ui/member/benefits.ts';

export const BuyMember = defineScreen(Page);

type Store = ReturnType<typeof createBuyMember>;

type Props = WithFirst<MemberShop> & { firstEquity: WithFirst<EquityView>['first'] };

function Page({ first, firstEquity }: Props) {
  const { t } = useIsland();
  const [store, now] = useResource(createBuyMember, first);
  useFresh(store);
  const [, equity] = useResource(createEquity, firstEquity);
  const submitted = useStore(store.$submitted);
  useEffect(() => {
    if (submitted) location.assign(nextPath(submitted));
  }, [submitted]);
  const shop = now.value;
  // Plans come with what they give, so that nothing below them moves; without it where that call failed.
  const known = now.state === 'failed' || equity.state !== 'loading';
  return (
    <section className="member">
      <header className="flex items-baseline justify-between gap-4">
        <h1>{t('member:buy.title')}</h1>
        <a href="/member-center/member-equity">{t('member:equity.title')}</a>
      </header>
      <Loading now={known ? now : { state: 'loading' }} onRetry={store.reload}>
        <Skeleton count={2} className="h-56" />
      </Loading>
      {shop && known && (
        <>
          <Running shop={shop} />
          <Plans shop={shop} equity={equity.value} store={store} />
          <Bought shop={shop} store={store} />
          <Rules />
        </>
      )}
    </section>
  );
}

function Running({ shop: { paid } }: { shop: MemberShop }) {
  const { t, language } = useIsland();
  return (
    <p className="mb-5 font-medium" role="status">
      {paid
        ? t('member:buy.running', { plan: t(`member:plan.${paid.plan}`), day: dateTime(paid.until, language) })
        : t('member:buy.none')}{' '}
      <span className="text-quiet font-normal">{t('member:buy.intro')}</span>
    </p>
  );
}

type PlansProps = { shop: MemberShop; equity: EquityView | undefined; store: Store };

function Plans({ shop: { plans, paid }, equity, store }: PlansProps) {
  const { t, language } = useIsland();
  const benefitText = useBenefit();
  const busy = useStore(store.$busy);
  const done = useStore(store.$submitted) !== undefined;
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(15rem,1fr))] gap-4 mb-5" aria-label={t('member:buy.plans')}>
      {plans.map(({ plan, months, price: fen, until, quoteHash }) => {
        const benefits = equity?.plans.find((one) => one.plan === plan)?.benefits;
        const name = t(`member:plan.${plan}`);
        return (
          <li key={plan} className="card-white flex flex-col gap-3 p-6">
            <h2 className="text-lg font-semibold">
              {name}{' '}
              <small className="text-sm font-normal text-quiet">{t('member:buy.months', { count: months })}</small>
            </h2>
            <p className="last-of-type:mt-auto last-of-type:text-sm">
              <Money fen={fen} size="xl" />
              {months > 1 && (
                <small className="text-quiet">
                  {' '}
                  {t('member:buy.perMonth', { amount: price(Math.round(fen / months)) })}
                </small>
              )}
            </p>
            <ul className="grid gap-1.5 text-sm">
              {benefits &&
                BENEFITS.map((benefit) => {
                  const text = benefitText(benefit, benefits);
                  return (
                    text && (
                      <li key={benefit} className="flex gap-3 justify-between">
                        <span className="text-quiet">{t(`member:benefit.${benefit}`)}</span> <b>{text}</b>
                      </li>
                    )
                  );
                })}
            </ul>
            <p className="text-quiet last-of-type:mt-auto last-of-type:text-sm">
              {t(paid ? 'member:buy.untilRenew' : 'member:buy.until', { day: dateTime(until, language) })}
            </p>
            <Button
              look="primary"
              busy={busy || done}
              onClick={() => void store.buy({ plan, quoteHash })}
              className="btn-block"
            >
              {t(paid ? 'member:buy.renew' : 'member:buy.buy')}
              <span className="sr-only"> {name}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

type Purchase = MemberShop['purchases'][number];

function Bought({ shop: { purchases }, store }: { shop: MemberShop; store: Store }) {
  const { t } = useIsland();
  const busy = useStore(store.$busy);
  const [asked, setAsked] = useState<Purchase>();
  if (!purchases.length) return null;
  const refund = async ({ orderId }: Purchase) => {
    if (await store.refund(orderId)) toast(t('member:buy.refundDone'), 'success');
    setAsked(undefined);
  };
  return (
    <section className="card-white py-5 px-6 mb-5" aria-labelledby="bought">
      <h2 className="mb-3 font-semibold" id="bought">
        {t('member:buy.bought')}
      </h2>
      <ul>
        {purchases.map((one) => (
          <Row key={one.orderId} one={one} onRefund={() => setAsked(one)} />
        ))}
      </ul>
      {asked && (
        <Confirm
          title={t('member:buy.refundAsk')}
          action={t('member:buy.refund')}
          busy={busy}
          onConfirm={() => void refund(asked)}
          onClose={() => setAsked(undefined)}
        >
          {t('member:buy.refundText', { amount: price(asked.price) })}
        </Confirm>
      )}
    </section>
  );
}

function Row({ one, onRefund }: { one: Purchase; onRefund: () => void }) {
  const { t, language } = useIsland();
  const { orderId, plan, price: fen, startsAt, endsAt, refunded, error } = one;
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)_auto_auto_minmax(6rem,auto)] gap-x-5 gap-y-2 items-center py-2.5 text-sm border-t border-base-300">
      <b className="last:justify-self-end">{t(`member:plan.${plan}`)}</b>
      <span className="last:justify-self-end">
        {t('member:buy.time', { from: dateTime(startsAt, language), to: dateTime(endsAt, language) })}
      </span>
      <span className="last:justify-self-end">{t('member:buy.paid', { amount: price(fen) })}</span>
      <a className="last:justify-self-end" href={orderPath(orderId)}>
        {t('member:buy.order')}
        <span className="sr-only"> {orderId}</span>
      </a>
      {refunded || error ? (
        <small className="text-quiet last:justify-self-end">
          {t(refunded ? 'member:buy.refunded' : `member:buy.error.${error}`)}
        </small>
      ) : (
        <Button className="last:justify-self-end" size="sm" onClick={onRefund}>
          {t('member:buy.refund')}
        </Button>
      )}
    </li>
  );
}

function Rules() {
  const { t } = useIsland();
  return (
    <div className="mt-6 text-sm text-quiet">
      <h2 className="mb-2 font-semibold text-base-content">{t('member:buy.rules')}</h2>
      <ul className="grid gap-1 ps-5 list-disc">
        <li>{t('member:buy.rule.start')}</li>
        <li>{t('member:buy.rule.refund', { days: MEMBER_REFUND_DAYS })}</li>
        <li>{t('member:buy.rule.ends', { n: MEMBER_ENDS_SOON })}</li>
        <li>{t('member:buy.rule.points')}</li>
      </ul>
    </div>
  );
}
