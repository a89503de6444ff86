import { useSyncExternalStore } from 'react';
import { isInsecure } from '../../../lib/browser/secure.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

const never = () => () => {};

/** Says that passwords cannot be encrypted on a page that came over plain HTTP, and what to do. */
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
