import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Payable, PaymentView } from '#contract/payment/schema.ts';
import { PAYMENT_STATUS } from '#contract/payment/values.ts';
import { balancePath, cashierPath, codePath, ordersPath } from '../../../lib/browser/payment/payment.rules.ts';
import { createPayment } from '../../../stores/inside/payment.ts';
import { createCashier } from '../../../stores/inside/payment-cashier.ts';
import { defineScreen } from '../../ui/define-screen.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useResource } from '../../ui/use-resource.ts';
import type { BuyStep } from '../ui/order/BuySteps.tsx';
import { Bought, BoughtWith } from './Bought.tsx';
import { NextSteps, OrderExpired, PaymentMissing, Waiting } from './Ends.tsx';
import { Outcome } from './Outcome.tsx';
import { PayHead } from './PayHead.tsx';

type Props = { tradeId: string; paymentId: string };

export const PaySuccess = defineScreen(({ tradeId, paymentId }: Props) =>
  paymentId ? <OfPayment id={paymentId} /> : <OfTrade tradeId={tradeId} />,
);

function OfTrade({ tradeId }: { tradeId: string }) {
  const { t } = useIsland();
  const [cashier, now] = useResource((words) => createCashier(tradeId, words));
  const trade = now.state === 'loaded' ? now.value : undefined;
  return (
    <>
      <PayHead
        title={t('pay:end.title')}
        step={trade && (trade.status === 'paid' ? 'done' : 'pay')}
        kind={trade?.orders[0]?.kind}
      />
      <Loading now={now} onRetry={cashier.reload}>
        <Waiting />
      </Loading>
      {now.state === 'loaded' && !trade && <PaymentMissing />}
      {trade && <TradeEnd trade={trade} />}
    </>
  );
}

function TradeEnd({ trade }: { trade: Payable }) {
  const { t } = useIsland();
  const { tradeId, status, amount } = trade;
  if (status === 'closed') return <OrderExpired />;
  if (status === 'toPay') {
    return (
      <Outcome look="open" title={t('pay:end.unpaid')} text={t('pay:end.unpaidText')}>
        <p className="pay-next">
          <a href={cashierPath(tradeId)} className="btn btn-primary">
            {t('pay:end.goPay')}
          </a>
        </p>
      </Outcome>
    );
  }
  return (
    <Outcome look="done" title={t('pay:end.paid')} amount={amount} text={t('pay:end.paidText')}>
      <Bought trade={trade} />
    </Outcome>
  );
}

function OfPayment({ id }: { id: string }) {
  const { t, failureWords } = useIsland();
  const [payment] = useState(() => createPayment(id, failureWords));
  const now = useStore(payment.$state);
  const view = now.value;
  useEffect(() => payment.watch(), [payment]);
  return (
    <>
      <PayHead title={t('pay:end.title')} step={view && stepOf(view)} kind={view?.kind} />
      <Loading now={now} onRetry={payment.look}>
        <Waiting />
      </Loading>
      {!view && now.state === 'loaded' && <PaymentMissing />}
      {view && <PaymentEnd view={view} />}
    </>
  );
}

/** A top-up has no steps of a purchase, and a returned payment is explained on the order. */
function stepOf({ tradeId, status, returned }: PaymentView): BuyStep | undefined {
  if (tradeId === null || returned) return undefined;
  return status === PAYMENT_STATUS.PAID ? 'done' : 'pay';
}

function PaymentEnd({ view }: { view: PaymentView }) {
  const { t } = useIsland();
  const { status, returned, tradeId, amount } = view;
  if (status !== PAYMENT_STATUS.PAID) return <NotPaidYet view={view} />;
  if (returned) {
    return (
      <Outcome look="open" title={t('pay:end.returned')} amount={amount} text={t('pay:end.returnedText')}>
        {tradeId === null ? <NextSteps topUp /> : <NextSteps orders={ordersPath} />}
      </Outcome>
    );
  }
  return tradeId === null ? (
    <Outcome look="done" title={t('pay:end.toppedUp')} amount={amount} text={t('pay:end.toppedUpText')}>
      <NextSteps topUp />
    </Outcome>
  ) : (
    <Outcome look="done" title={t('pay:end.paid')} amount={amount} text={t('pay:end.paidText')}>
      <BoughtWith tradeId={tradeId} />
    </Outcome>
  );
}

function NotPaidYet({ view: { status, tradeId, way, id } }: { view: PaymentView }) {
  const { t } = useIsland();
  const waiting = status === PAYMENT_STATUS.WAITING;
  const again = tradeId === null ? balancePath : cashierPath(tradeId);
  return (
    <Outcome
      look={waiting ? 'waiting' : 'open'}
      title={t(waiting ? 'pay:end.confirming' : 'pay:end.unpaid')}
      text={t(waiting ? 'pay:end.confirmingText' : 'pay:end.unpaidText')}
    >
      <p className="pay-next">
        <a href={waiting && way === 'wechat' ? codePath(id) : again} className="btn btn-outline">
          {t('pay:end.back')}
        </a>
      </p>
    </Outcome>
  );
}
