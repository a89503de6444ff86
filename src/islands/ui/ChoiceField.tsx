import type { Resource } from '../../lib/shared/api/resource.ts';
import { FieldFrame } from './Field.tsx';
import { useIsland } from './IslandContext.tsx';
import { Loading } from './Loading.tsx';

type Option = readonly [value: string, text: string, closed?: boolean];
type Props<T> = {
  name?: string;
  label: string;
  value: string;
  onValue: (value: string) => void;
  now: Resource<T>;
  onRetry?: () => unknown;
  options: (found: T) => readonly Option[];
  /** Stands there while nothing is chosen, and cannot be chosen itself; left out where every value is a choice. */
  placeholder?: string;
  none?: string;
  hint?: string | undefined;
  error?: string | undefined;
  className?: string;
};

export const isComing = ({ state, value }: Resource<unknown>): boolean => state === 'loading' && value === undefined;

export function ChoiceField<T>(props: Props<T>) {
  const { name, label, value, onValue, now, onRetry, placeholder, none, hint, error, className } = props;
  const { t } = useIsland();
  const waits = now.value === undefined;
  const options = waits ? [] : props.options(now.value as T);
  const empty = isComing(now) ? t('ui:loading') : (placeholder ?? (waits ? '' : undefined));
  const isKnown = options.some(([one]) => one === value);
  return (
    <>
      <FieldFrame label={label} hint={!waits && options.length === 0 ? none : hint} error={error}>
        {(ties) => (
          <select
            {...ties}
            name={name}
            className={className}
            aria-busy={isComing(now) || undefined}
            aria-required={placeholder !== undefined || undefined}
            disabled={waits}
            value={isKnown ? value : ''}
            onChange={({ target }) => onValue(target.value)}
          >
            {empty !== undefined && (
              <option value="" disabled>
                {empty}
              </option>
            )}
            {options.map(([one, text, closed]) => (
              <option key={one} value={one} disabled={closed}>
                {text}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      {onRetry && now.state === 'failed' && <Loading now={now} onRetry={onRetry} />}
    </>
  );
}
