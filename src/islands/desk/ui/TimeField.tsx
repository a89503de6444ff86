import { fromLocal, toLocal } from '../../../lib/browser/desk/time.ts';
import { FieldFrame } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

/** `first`: it has the focus when its dialog opens. */
type Props = {
  label: string;
  value: string;
  onValue: (iso: string) => void;
  /** Called when it is emptied; left out: it keeps its time. */
  onNone?: () => void;
  hint?: string | undefined;
  first?: boolean;
};

export function TimeField({ label, value, onValue, onNone, hint, first }: Props) {
  const { t } = useIsland();
  return (
    <FieldFrame label={label} hint={hint ?? t('deskcontent:time.hint')}>
      {(ties) => (
        <input
          {...ties}
          type="datetime-local"
          data-first={first}
          value={value && toLocal(value)}
          onChange={({ target }) => {
            const iso = fromLocal(target.value);
            if (iso) onValue(iso);
            else if (!target.value) onNone?.();
          }}
        />
      )}
    </FieldFrame>
  );
}
