import { useEffect } from 'react';
import type { Payable, PaymentView } from '#contract/payment/schema.ts';
import { PAYMENT_STATUS } from '#contract/payment/values.ts';
import { balancePath, cashierPath, codePath, ordersPath } from '../../../lib/browser/payment/payment.rules.ts';
import type { Resource, WithFirst } from '../../../lib/shared/api/resource.ts';
import type { Receipt } from '../../../lib/shared/receipt.ts';
import { createPayment } from '../../../stores/inside/payment.ts';
import { createCashier } from '../../../stores/inside/payment-cashier.ts';
import { defineScreen } from '../../ui/define-screen.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useFresh } from '../../ui/use-fresh.ts';
import { useResource } from '../../ui/use-resource.ts';
import type { BuyStep } from '../ui/order/BuySteps.tsx';
import { NextSteps, OrderExpired, PaymentMissing, Waiting } from './Ends.tsx';
import { Outcome } from './Outcome.tsx';
import { PayHead } from './PayHead.tsx';
import { Facts } from './result/Facts.tsx';
import { Received } from './result/Received.tsx';
import { TradeResult } from './result/TradeResult.tsx';

type Props = {
  tradeId: string;
  paymentId: string;
  receiptId: string;
  mall: string;
  payment?: Resource<PaymentView | undefined> | undefined;
  received?: Resource<Receipt | undefined> | undefined;
} & WithFirst<Payable | undefined>;

/** `first` is the trade, also of a payment that is paid. */
export const PaySuccess = defineScreen(({ tradeId, paymentId, receiptId, mall, first, payment, received }: Props) => {
  if (receiptId) return <Received orderId={receiptId} first={received} />;
  if (paymentId) return <OfPayment id={paymentId} mall={mall} first={payment} trade={first} />;
  return <OfTrade tradeId={tradeId} mall={mall} first={first} />;
});

function OfTrade({ tradeId, mall, first }: Pick<Props, 'tradeId' | 'mall' | 'first'>) {
  const { t } = useIsland();
  const [cashier, now] = useResource((words) => createCashier(tradeId, words), first);
  useFresh(cashier);
  const trade = now.value;
  return (
    <>
      <PayHead
        title={t('pay:end.title')}
        step={trade && (trade.status === 'paid' ? 'done' : 'pay')}
        source={trade?.source}
      />
      <Loading now={now} onRetry={cashier.reload}>
        <Waiting />
      </Loading>
      {now.state === 'loaded' && !trade && <PaymentMissing />}
      {trade && <TradeEnd trade={trade} mall={mall} onChange={cashier.reload} />}
    </>
  );
}

type EndProps = { trade: Payable; mall: string; onChange: () => void };

function TradeEnd({ trade, mall, onChange }: EndProps) {
  const { t } = useIsland();
  const { tradeId, status } = trade;
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
  return <TradeResult trade={trade} mall={mall} onChange={onChange} />;
}

type OfPaymentProps = { id: string; mall: string; trade: Props['first'] } & WithFirst<PaymentView | undefined>;

function OfPayment({ id, mall, first, trade }: OfPaymentProps) {
  const { t } = useIsland();
  const [payment, now] = useResource((words) => createPayment(id, words), first);
  const view = now.value;
  useEffect(() => payment.watch(), [payment]);
  return (
    <>
      <PayHead title={t('pay:end.title')} step={view && stepOf(view)} source={view?.source} />
      <Loading now={now} onRetry={payment.reload}>
        <Waiting />
      </Loading>
      {!view && now.state === 'loaded' && <PaymentMissing />}
      {view && <PaymentEnd view={view} mall={mall} trade={trade} />}
    </>
  );
}

/** A top-up has no steps of a purchase, and a returned payment is explained on the order. */
function stepOf({ tradeId, status, returned }: PaymentView): BuyStep | undefined {
  if (tradeId === null || returned) return undefined;
  return status === PAYMENT_STATUS.PAID ? 'done' : 'pay';
}

function PaymentEnd({ view, mall, trade }: { view: PaymentView; mall: string; trade: Props['first'] }) {
  const { t } = useIsland();
  const { id, status, returned, tradeId, amount, paidAt } = view;
  const facts = <Facts name={t('pay:result.payment')} number={id} time={t('pay:result.paidAt')} at={paidAt} />;
  if (status !== PAYMENT_STATUS.PAID) return <NotPaidYet view={view} />;
  if (returned) {
    return (
      <Outcome look="open" title={t('pay:end.returned')} amount={amount} text={t('pay:end.returnedText')}>
        {facts}
        {tradeId === null ? <NextSteps topUp /> : <NextSteps orders={ordersPath} />}
      </Outcome>
    );
  }
  if (tradeId !== null) return <PaidTrade tradeId={tradeId} mall={mall} first={trade} />;
  return (
    <Outcome look="done" title={t('pay:end.toppedUp')} amount={amount} text={t('pay:end.toppedUpText')}>
      {facts}
      <NextSteps topUp />
    </Outcome>
  );
}

function PaidTrade({ tradeId, mall, first }: Pick<Props, 'tradeId' | 'mall' | 'first'>) {
  const [cashier, now] = useResource((words) => createCashier(tradeId, words), first);
  useFresh(cashier);
  return (
    <>
      <Loading now={now} onRetry={cashier.reload}>
        <Waiting />
      </Loading>
      {now.value && <TradeEnd trade={now.value} mall={mall} onChange={cashier.reload} />}
    </>
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
