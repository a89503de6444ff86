import type { Resource } from '../../stores/public/resource.ts';
import { FieldFrame } from './Field.tsx';
import { useIsland } from './IslandContext.tsx';
import { Loading } from './Loading.tsx';

type Option = readonly [value: string, text: string, closed?: boolean];
type Props<T> = {
  label: string;
  value: string;
  onValue: (value: string) => void;
  /** The call that brings what can be chosen. The button that sends the form is busy while it is loading (`isComing`). */
  now: Resource<T>;
  /** Left out where another field or the screen offers to try again. */
  onRetry?: () => unknown;
  options: (found: T) => readonly Option[];
  /** Stands there while nothing is chosen, and cannot be chosen itself; left out where every value is a choice. */
  placeholder?: string;
  /** What to do first where there is nothing to choose from. */
  none?: string;
  hint?: string | undefined;
  error?: string | undefined;
  className?: string;
};

/** Whether a form that offers this has to wait for it. */
export const isComing = ({ state, value }: Resource<unknown>): boolean => state === 'loading' && value === undefined;

/** One of those that a call brings: shows that they are coming, a way to try again, and what to do where there are none. */
export function ChoiceField<T>(props: Props<T>) {
  const { label, value, onValue, now, onRetry, placeholder, none, hint, error, className } = props;
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
