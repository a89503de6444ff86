import { ACCOUNT_STANDING } from '#contract/account/standing.values.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

const { OPEN, CLOSING } = ACCOUNT_STANDING;

export function StateTag({ locked, standing }: { locked: boolean; standing: number }) {
  const { t } = useIsland();
  const closed = standing === CLOSING ? 'closing' : 'erased';
  const word = standing === OPEN ? (locked ? 'locked' : 'open') : closed;
  return (
    <span className="desk-status" data-waiting={word !== 'open' || undefined}>
      {t(`deskshoppers:standing.${word}`)}
    </span>
  );
}
