import { useIsland } from '../../ui/IslandContext.tsx';

/** The way to the orders that are to be paid or cancelled first. */
export function UnpaidLink() {
  const { t } = useIsland();
  return (
    <a href="/user-center/uc-order?tab=toPay" className="link">
      {t('order:checkout.unpaid')}
    </a>
  );
}
