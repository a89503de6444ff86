import { balancePath, ordersPath } from '../../../lib/browser/payment/payment.rules.ts';
import { Empty } from '../../ui/Empty.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** A skeleton of the cashier's height, so that nothing shifts when it comes. */
export function Waiting() {
  const { t } = useIsland();
  return (
    <div role="status" aria-label={t('ui:loading')}>
      <Skeleton count={1} className="h-36" />
      <Skeleton count={1} className="mt-4 h-72" />
    </div>
  );
}

export function OrderExpired() {
  const { t } = useIsland();
  return (
    <Empty title={t('pay:end.expired')} text={t('pay:end.expiredText')}>
      <a href={ordersPath} className="btn btn-primary">
        {t('pay:end.orders')}
      </a>
    </Empty>
  );
}

export function PaymentMissing({ title }: { title?: string }) {
  const { t } = useIsland();
  return (
    <Empty title={title ?? t('pay:end.missing')} text={t('pay:end.missingText')}>
      <a href={ordersPath} className="btn btn-outline">
        {t('pay:end.orders')}
      </a>
    </Empty>
  );
}

type NextProps = { orders: string; topUp?: false } | { topUp: true };

export function NextSteps(props: NextProps) {
  const { t } = useIsland();
  return (
    <p className="pay-next">
      <a href={props.topUp ? balancePath : props.orders} className="btn btn-primary">
        {t(props.topUp ? 'pay:end.balance' : 'pay:end.orders')}
      </a>
      <a href="/" className="btn btn-outline">
        {t('pay:end.home')}
      </a>
    </p>
  );
}
