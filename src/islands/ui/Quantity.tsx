import { useEffect, useState } from 'react';
import { parseQuantity } from '../../lib/shared/product/skus.ts';
import { toast } from '../../stores/public/toast.ts';
import { useIsland } from './IslandContext.tsx';

type Props = {
  label: string;
  value: number;
  max: number;
  onValue: (value: number) => void;
  disabled?: boolean;
};

export function Quantity({ label, value, max, onValue, disabled = false }: Props) {
  const { t } = useIsland();
  const [text, setText] = useState(String(value));
  const most = Math.max(1, max);
  useEffect(() => setText(String(value)), [value]);
  const take = () => {
    const wanted = parseQuantity(text);
    const next = wanted === undefined ? value : Math.min(wanted, most);
    if (wanted !== undefined && wanted > most) toast(t('ui:most', { max: most }), 'warning');
    setText(String(next));
    if (next !== value) onValue(next);
  };
  const step = (by: 1 | -1, name: string, sign: string) => (
    <button
      type="button"
      aria-label={`${name} ${label}`}
      disabled={disabled || (by < 0 ? value <= 1 : value >= max)}
      onClick={() => onValue(Math.min(value + by, most))}
    >
      {sign}
    </button>
  );
  return (
    <div className="stepper">
      {step(-1, t('ui:less'), '−')}
      <input
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        disabled={disabled}
        onChange={({ target }) => setText(target.value)}
        onBlur={take}
        onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && take()}
      />
      {step(1, t('ui:more'), '+')}
    </div>
  );
}
