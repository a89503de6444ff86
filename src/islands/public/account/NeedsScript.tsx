import { useIsland } from '../../ui/IslandContext.tsx';

/** Said where JavaScript is off. */
export function NeedsScript() {
  const { t } = useIsland();
  return <p className="no-js notice-box">{t('account:needsScript')}</p>;
}
