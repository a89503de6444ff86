import type { WeeklyHours } from '#contract/promotion/schema.ts';
import { FieldFrame } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import type { Bound } from '../ui/bind.ts';
import { Switch } from '../ui/fields.tsx';

type Props = Bound<WeeklyHours | null>;

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const DAY = 1_440;
const EVENING: WeeklyHours = { days: [...DAYS], from: 20 * 60, to: DAY };

const two = (n: number): string => String(n).padStart(2, '0');
/** Midnight at the end of a day is `00:00` to a time input. */
const toClock = (minutes: number): string => `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
function fromClock(text: string): number | undefined {
  const [hours, minutes] = text.split(':').map(Number);
  return hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)
    ? undefined
    : hours * 60 + minutes;
}

export function WeeklyFields({ label, value, onValue }: Props) {
  const { t } = useIsland();
  return (
    <>
      <Switch
        label={label}
        hint={t('deskdiscounts:weeklyHint')}
        value={value !== null}
        onValue={(on) => onValue(on ? EVENING : null)}
      />
      {value && <Hours value={value} onValue={onValue} />}
    </>
  );
}

function Hours({ value, onValue }: { value: WeeklyHours } & Pick<Props, 'onValue'>) {
  const { t } = useIsland();
  const { days, from, to } = value;
  const turn = (day: number, on: boolean) => {
    const next = DAYS.filter((one) => (one === day ? on : days.includes(one)));
    // There is no week without a day.
    if (next.length) onValue({ ...value, days: next });
  };
  return (
    <>
      <fieldset>
        <legend className="text-sm font-semibold">{t('deskdiscounts:field.days')}</legend>
        <div className="flex flex-wrap gap-4 mt-2">
          {DAYS.map((day) => (
            <label key={day} className="flex items-center gap-2">
              <input
                type="checkbox"
                className="checkbox checkbox-sm"
                checked={days.includes(day)}
                onChange={({ target }) => turn(day, target.checked)}
              />
              {t(`deskdiscounts:day.${day}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="desk-pair">
        <FieldFrame label={t('deskdiscounts:field.from')}>
          {(ties) => (
            <input
              {...ties}
              type="time"
              value={toClock(from)}
              onChange={({ target }) => onValue({ ...value, from: fromClock(target.value) ?? from })}
            />
          )}
        </FieldFrame>
        <FieldFrame label={t('deskdiscounts:field.to')} hint={t('deskdiscounts:toHint')}>
          {(ties) => (
            <input
              {...ties}
              type="time"
              value={toClock(to)}
              onChange={({ target }) => onValue({ ...value, to: fromClock(target.value) || (target.value ? DAY : to) })}
            />
          )}
        </FieldFrame>
      </div>
    </>
  );
}
