import type { Language } from '#contract/language.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/time.ts';

const UNITS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const;

/** A time as it is spoken of: "in 3 hours", "2天前". Whole units, never more than there are. */
export function relativeTime(at: string, now: string, language: Language): string {
  const ms = Date.parse(at) - Date.parse(now);
  const [unit, size] = UNITS.find(([, one]) => Math.abs(ms) >= one) ?? UNITS[2];
  return new Intl.RelativeTimeFormat(language).format(Math.trunc(ms / size), unit);
}
