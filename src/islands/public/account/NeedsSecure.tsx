import { useSyncExternalStore } from 'react';
import { isInsecure } from '../../../lib/browser/secure.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

const never = () => () => {};

export function NeedsSecure() {
  const { t } = useIsland();
  const insecure = useSyncExternalStore(never, isInsecure, () => false);
  if (!insecure) return null;
  return (
    <p className="notice-box" role="alert">
      {t('account:needsSecure')}
    </p>
  );
}
