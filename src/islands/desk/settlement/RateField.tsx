import { useState } from 'react';
import { halfWidth } from '#contract/text.ts';
import { FieldFrame } from '../../ui/Field.tsx';
import { PERCENT } from './columns.tsx';

type Props = {
  label: string;
  /** Basis points; null: none of its own. */
  value: number | null;
  onValue: (rate: number | null) => void;
  hint?: string;
};

const MOST = 100;

/** A commission in percent, with up to two decimals; empty: none of its own. */
export function RateField({ label, value, onValue, hint }: Props) {
  const [typed, setTyped] = useState<string>();
  return (
    <FieldFrame label={label} hint={hint}>
      {(ties) => (
        <>
          <input
            {...ties}
            inputMode="decimal"
            autoComplete="off"
            value={typed ?? (value === null ? '' : String(value / PERCENT))}
            onChange={({ target }) => {
              setTyped(target.value);
              const rate = rateOf(target.value);
              if (rate !== undefined) onValue(rate);
            }}
            onBlur={() => setTyped(undefined)}
          />
          <span className="px-3 text-quiet">%</span>
        </>
      )}
    </FieldFrame>
  );
}

/** `2.5` → 250; null when it is empty, undefined when it is no rate. */
function rateOf(text: string): number | null | undefined {
  const plain = halfWidth(text).replace(/[%\s]/g, '');
  if (!plain) return null;
  if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(plain) || Number(plain) > MOST) return undefined;
  return Math.round(Number(plain) * PERCENT);
}
