import { useIsland } from '../../ui/IslandContext.tsx';
import { useTyped } from '../../ui/use-typed.ts';
import { Day, Filters } from './Filters.tsx';

type Filter = { text: string; from: string; to: string };
type Props = {
  filter: Filter;
  label: string;
  placeholder: string;
  from: string;
  rest?: Record<string, string>;
  onFilter: (part: Partial<Filter>) => void;
  onClear?: (() => void) | undefined;
};

export function DayFilters({ filter, label, placeholder, from, rest = {}, onFilter, onClear }: Props) {
  const { t } = useIsland();
  const [first, setFirst, firstField] = useTyped(filter.from);
  const [last, setLast, lastField] = useTyped(filter.to);
  return (
    <Filters
      label={label}
      placeholder={placeholder}
      name="text"
      text={filter.text}
      rest={rest}
      onFind={(text) => onFilter({ from: first, to: last, text })}
      onClear={onClear}
    >
      {() => (
        <fieldset>
          <legend className="sr-only">{t('desk:filters.days')}</legend>
          <Day label={from} name="from" ref={firstField} value={first} max={last || undefined} onValue={setFirst} />
          <Day
            label={t('desk:filters.to')}
            name="to"
            ref={lastField}
            value={last}
            min={first || undefined}
            onValue={setLast}
          />
        </fieldset>
      )}
    </Filters>
  );
}
