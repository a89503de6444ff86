import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { PaymentView } from '#contract/payment/schema.ts';
import { PAYMENT_STATUS } from '#contract/payment/values.ts';
import { balancePath, cashierPath, nextPath, paidPath } from '../../../lib/browser/payment/payment.rules.ts';
import type { WithFirst } from '../../../lib/shared/api/resource.ts';
import { createPayment } from '../../../stores/inside/payment.ts';
import { Button } from '../../ui/Button.tsx';
import { Countdown } from '../../ui/Countdown.tsx';
import { defineScreen } from '../../ui/define-screen.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Money } from '../../ui/Money.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { QrCode } from '../ui/QrCode.tsx';
import { PaymentMissing, Waiting } from './Ends.tsx';
import { PayHead } from './PayHead.tsx';

export const WeixinPay = defineScreen(Code);

type Payment = ReturnType<typeof createPayment>;

function Code({ id, first }: { id: string } & WithFirst<PaymentView | undefined>) {
  const { t } = useIsland();
  const [payment, now] = useResource((words) => createPayment(id, words), first);
  const view = now.value;
  const paid = view?.status === PAYMENT_STATUS.PAID;
  useEffect(() => payment.watch(), [payment]);
  useEffect(() => {
    if (paid) location.replace(paidPath(id));
  }, [paid, id]);
  return (
    <>
      <PayHead title={t('pay:code.title')} step={view?.tradeId ? 'pay' : undefined} source={view?.source} />
      <Loading now={now} onRetry={payment.reload}>
        <Waiting />
      </Loading>
      {!view && now.state === 'loaded' && <PaymentMissing />}
      {paid && <Waiting />}
      {view && !paid && <Desk payment={payment} view={view} />}
    </>
  );
}

function Desk({ payment, view }: { payment: Payment; view: PaymentView }) {
  const { t } = useIsland();
  const { amount, code, expiresAt, now, tradeId, redirect } = view;
  return (
    <section className="checkout-part pay-code">
      <p className="grid justify-items-center text-quiet">
        {t('pay:code.due')}
        <Money fen={amount} size="xl" />
      </p>
      {code ? (
        <>
          <div className="grid place-content-center justify-items-center gap-4 size-64 overflow-hidden border border-base-300 rounded-box">
            <QrCode text={code} label={t('pay:code.label')} />
          </div>
          <p role="status">{t('pay:code.scan')}</p>
          <p className="text-quiet">
            {t('pay:code.within')} <Countdown endsAt={expiresAt} now={now} onEnd={() => void payment.reload()} />
          </p>
          {redirect && (
            <p className="notice-box">
              {t('pay:code.sandbox')}{' '}
              <a className="font-semibold underline underline-offset-3" href={redirect} target="_blank" rel="noopener">
                {t('pay:code.openSandbox')}
              </a>
            </p>
          )}
        </>
      ) : (
        <Expired payment={payment} tradeId={tradeId} />
      )}
      <a
        href={tradeId ? cashierPath(tradeId) : balancePath}
        className="mt-2 text-sm text-quiet hover:text-base-content hover:underline"
      >
        {t(tradeId ? 'pay:code.other' : 'pay:end.balance')}
      </a>
    </section>
  );
}

function Expired({ payment, tradeId }: { payment: Payment; tradeId: string | null }) {
  const { t } = useIsland();
  const busy = useStore(payment.$busy);
  const renew = async () => {
    const next = await payment.renew();
    if (next) location.replace(nextPath(next, tradeId ?? undefined));
  };
  return (
    <>
      <div className="grid place-content-center justify-items-center gap-4 size-64 overflow-hidden border border-base-300 rounded-box bg-base-200">
        <p className="font-semibold" role="alert">
          {t('pay:code.expired')}
        </p>
        <Button look="primary" busy={busy} onClick={() => void renew()}>
          {t('pay:code.renew')}
        </Button>
      </div>
      <p className="text-quiet">{t('pay:code.expiredText')}</p>
    </>
  );
}
