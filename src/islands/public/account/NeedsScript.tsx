import { useIsland } from '../../ui/IslandContext.tsx';

export function NeedsScript() {
  const { t } = useIsland();
  return <p className="no-js notice-box">{t('account:needsScript')}</p>;
}
