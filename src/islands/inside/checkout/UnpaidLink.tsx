import { useIsland } from '../../ui/IslandContext.tsx';

export function UnpaidLink() {
  const { t } = useIsland();
  return (
    <a href="/user-center/uc-order?tab=toPay" className="link">
      {t('order:checkout.unpaid')}
    </a>
  );
}
