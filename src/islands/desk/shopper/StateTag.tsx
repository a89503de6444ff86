import { useIsland } from '../../ui/IslandContext.tsx';

export function StateTag({ locked }: { locked: boolean }) {
  const { t } = useIsland();
  return (
    <span className="desk-status" data-waiting={locked || undefined}>
      {t(locked ? 'deskshoppers:locked' : 'deskshoppers:open')}
    </span>
  );
}
