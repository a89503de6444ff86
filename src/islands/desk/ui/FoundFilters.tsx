import type { Address } from '../../ui/use-address-list.ts';
import { DayFilters } from './DayFilters.tsx';
import { Choice, Filters } from './Filters.tsx';
import { SavedViews } from './SavedViews.tsx';

type Filter = { page: number; [field: string]: string | number };
type Option = readonly [value: string, text: string];
type Props<W> = {
  found: Address<W>;
  label: string;
  placeholder?: string;
  name?: keyof W & string;
  keep?: keyof W;
  from?: string;
  choices?: readonly { name: keyof W & string; label: string; options: readonly Option[] }[];
};

const DAYS = { from: '', to: '' };

export function FoundFilters<W extends Filter>(props: Props<W>) {
  return (
    <>
      <Fields {...props} />
      <SavedViews found={props.found} />
    </>
  );
}

function Fields<W extends Filter>(props: Props<W>) {
  const { found, label, placeholder = '', name = 'text', keep, from, choices = [] } = props;
  const { filter, read, path, go } = found;
  const set = (part: object) => go({ ...filter, ...part, page: 1 });
  const cleared = { ...read(''), ...(keep && { [keep]: filter[keep] }) };
  const onClear = path(cleared) === path({ ...filter, page: 1 }) ? undefined : () => go(cleared);
  const asked = new URLSearchParams(path({ ...filter, [name]: '', page: 1, ...(from && DAYS) }).split('?')[1]);
  const text = String(filter[name]);
  const common = { label, placeholder, rest: Object.fromEntries(asked) };
  if (from) {
    const days = { text, from: String(filter.from), to: String(filter.to) };
    return <DayFilters {...common} filter={days} from={from} onFilter={set} onClear={onClear} />;
  }
  return (
    <Filters {...common} name={name} text={text} onFind={(typed) => set({ [name]: typed })} onClear={onClear}>
      {(typed) =>
        choices.map((choice) => (
          <Choice
            key={choice.name}
            label={choice.label}
            value={String(filter[choice.name])}
            options={choice.options}
            onValue={(value) => set({ [choice.name]: value, [name]: typed })}
          />
        ))
      }
    </Filters>
  );
}
