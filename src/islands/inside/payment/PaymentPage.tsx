import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Payable } from '#contract/payment/schema.ts';
import { nextPath, splitPay, tradePaidPath } from '../../../lib/browser/payment/payment.rules.ts';
import type { WithFirst } from '../../../lib/shared/api/resource.ts';
import { type Cashier, createCashier } from '../../../stores/inside/payment-cashier.ts';
import { Button } from '../../ui/Button.tsx';
import { Countdown } from '../../ui/Countdown.tsx';
import { defineScreen } from '../../ui/define-screen.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Money } from '../../ui/Money.tsx';
import { useFresh } from '../../ui/use-fresh.ts';
import { useResource } from '../../ui/use-resource.ts';
import { BalanceChoice } from './BalanceChoice.tsx';
import { OrderExpired, PaymentMissing, Waiting } from './Ends.tsx';
import { useLeave } from './leave.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { PayHead } from './PayHead.tsx';
import { TradeSummary } from './TradeSummary.tsx';
import { WayChoice } from './WayChoice.tsx';

export const PaymentPage = defineScreen(Desk);

type Props = { tradeId: string; mall: string } & WithFirst<Payable | undefined>;

function Desk({ tradeId, mall, first }: Props) {
  const { t } = useIsland();
  const [cashier, now] = useResource((words) => createCashier(tradeId, words), first);
  useFresh(cashier);
  const payable = now.value;
  useEffect(() => {
    if (payable?.status === 'paid') location.replace(tradePaidPath(payable.tradeId));
  }, [payable]);
  const head = <PayHead title={t('pay:desk.title')} step={payable && 'pay'} source={payable?.source} />;
  if (payable?.status === 'paid')
    return (
      <>
        {head}
        <Waiting />
      </>
    );
  return (
    <>
      {head}
      <Loading now={now} onRetry={cashier.reload}>
        <Waiting />
      </Loading>
      {now.state === 'loaded' && !payable && <PaymentMissing />}
      {payable?.status === 'closed' && <OrderExpired />}
      {payable?.status === 'toPay' && <ToPay cashier={cashier} payable={payable} mall={mall} />}
    </>
  );
}

type ToPayProps = { cashier: Cashier; payable: Payable; mall: string };

function ToPay({ cashier, payable, mall }: ToPayProps) {
  const { t } = useIsland();
  const asking = useStore(cashier.$asking);
  const withBalance = useStore(cashier.$withBalance);
  const { fromBalance, left } = splitPay(payable.outstanding, payable.balance, withBalance);
  const needsWay = left > 0;
  return (
    <div className="checkout grid grid-cols-1 gap-4 items-start min-[60rem]:grid-cols-[minmax(0,1fr)_20rem]">
      <div>
        <section className="checkout-part pay-due grid gap-1">
          <h2 className="mb-1">{t('pay:desk.due')}</h2>
          <Money fen={payable.outstanding} size="xl" />
          <p>
            {t('pay:desk.within')}{' '}
            <Countdown endsAt={payable.expiresAt} now={payable.now} onEnd={() => void cashier.reload()} />
            {t('pay:desk.afterwards')}
          </p>
        </section>
        <section className="checkout-part" aria-labelledby="pay-how">
          <h2 id="pay-how">{t('pay:desk.how')}</h2>
          <BalanceChoice cashier={cashier} payable={payable} fromBalance={fromBalance} />
          {needsWay && <WayChoice legend={t('pay:desk.ways')} ways={payable.ways} $way={cashier.$way} />}
        </section>
      </div>
      <TradeSummary payable={payable} mall={mall} fromBalance={fromBalance} left={left}>
        <PayButton cashier={cashier} payable={payable} left={left} fromBalance={fromBalance} />
      </TradeSummary>
      {asking && <PasswordDialog cashier={cashier} />}
    </div>
  );
}

type ButtonProps = { cashier: Cashier; payable: Payable; left: number; fromBalance: number };

function PayButton({ cashier, payable, left, fromBalance }: ButtonProps) {
  const { t } = useIsland();
  const busy = useStore(cashier.$busy);
  const { leaving, leave } = useLeave();
  const noWay = left > 0 && payable.ways.length === 0;
  const pay = async () => {
    const result = await cashier.pay();
    if (result) leave(nextPath(result, payable.tradeId));
  };
  return (
    <Button look="primary" size="lg" busy={busy || leaving} disabled={noWay} onClick={() => void pay()}>
      {t(fromBalance > 0 && left === 0 ? 'pay:desk.payFromBalance' : 'pay:desk.pay')}
    </Button>
  );
}
