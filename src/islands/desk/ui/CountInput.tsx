import { countOf } from '../../../lib/browser/desk/count.ts';
import { HeldInput } from './HeldInput.tsx';

type Props = {
  label: string;
  value: number | null;
  onValue: (value: number | null) => void;
  error?: string | undefined;
  placeholder?: string | undefined;
  onEnter?: () => void;
};

/** A whole number in a table, or none. */
export function CountInput({ label, value, onValue, ...input }: Props) {
  return (
    <HeldInput
      className="input w-28 tabular-nums"
      inputMode="numeric"
      aria-label={label}
      value={value === null ? '' : String(value)}
      onTyped={(text) => {
        const count = countOf(text);
        if (count !== undefined) onValue(count);
      }}
      {...input}
    />
  );
}
