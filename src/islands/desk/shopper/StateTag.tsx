import { useIsland } from '../../ui/IslandContext.tsx';

/** Whether a shopper may log in. */
export function StateTag({ locked }: { locked: boolean }) {
  const { t } = useIsland();
  return (
    <span className="desk-status" data-waiting={locked || undefined}>
      {t(locked ? 'deskshoppers:locked' : 'deskshoppers:open')}
    </span>
  );
}
