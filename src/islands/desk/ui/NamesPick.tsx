import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Select } from './fields.tsx';

type Choice = { id: number; name: string; note?: string | undefined };
type Props = {
  ids: readonly number[];
  onIds: (ids: number[]) => void;
  choices: readonly Choice[];
  /** Those that can be added; left out: all. */
  open?: readonly Choice[];
  most: number;
  label: string;
  choose: string;
  hint?: string | undefined;
  error?: string | undefined;
  nameOf?: (id: number) => string;
};

/** Things chosen by name out of a list that is there as a whole. */
export function NamesPick(props: Props) {
  const { ids, onIds, choices, open = choices, most, label, choose, hint, error, nameOf = String } = props;
  const { t } = useIsland();
  const addable = open.filter(({ id }) => !ids.includes(id));
  return (
    <div className="grid gap-2 content-start *:min-w-0">
      {ids.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {ids.map((id) => {
            const { name = nameOf(id), note } = choices.find((one) => one.id === id) ?? {};
            return (
              <li key={id} className="badge badge-outline h-auto gap-2 py-0.5 text-start">
                <span>
                  {name}
                  {note && <span className="text-quiet"> · {note}</span>}
                </span>
                <Button
                  look="link"
                  aria-label={t('desk:pick.out', { name })}
                  onClick={() => onIds(ids.filter((one) => one !== id))}
                >
                  ×
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {ids.length < most && (
        <Select
          label={label}
          hint={hint}
          error={error}
          value=""
          onValue={(id) => id && onIds([...ids, Number(id)])}
          options={[
            ['', choose],
            ...addable.map(({ id, name, note }) => [String(id), note ? `${name} · ${note}` : name] as const),
          ]}
        />
      )}
    </div>
  );
}
