import type { DiscountActivity } from '#contract/discount/schema.ts';
import type { Language } from '#contract/language.ts';
import type { WeeklyHours } from '#contract/promotion/schema.ts';
import { CHINA_MS, DAY_MS } from '#contract/time.ts';
import { clockTime, dayAndMonth } from './format.ts';

type Said = (key: string, values: Record<string, string>) => string;

/** Chinese says in tenths what is left to pay, English in per cent what is taken off. */
export const offText = (off: number, t: Said, language: Language): string =>
  t('discount:off', { rate: String(language === 'zh' ? (10_000 - off) / 1_000 : off / 100) });

const LOCALE: Record<Language, string> = { zh: 'zh-CN', en: 'en-GB' };
const DAY = 1_440;
const DAYS = 7;
const SOME_MONDAY = Date.UTC(2024, 0, 1);

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export function weeklyText({ days, from, to }: WeeklyHours, t: Said, language: Language): string | undefined {
  const everyDay = days.length === DAYS;
  if (everyDay && from === 0 && to === DAY) return undefined;
  const format = new Intl.DateTimeFormat(LOCALE[language], { weekday: 'short', timeZone: 'UTC' });
  const names = days
    .toSorted((one, other) => one - other)
    .map((day) => format.format(SOME_MONDAY + (day - 1) * DAY_MS));
  const hours = `${clock(from)}–${clock(to)}`;
  return everyDay
    ? t('discount:everyDay', { hours })
    : t('discount:onDays', { days: names.join(t('discount:and', {})), hours });
}

const chinaDay = (iso: string): number => Math.floor((Date.parse(iso) + CHINA_MS) / DAY_MS);

/** Where a discount stands; of one that waits for its hours of the week, when they begin. */
export function stateText(
  { state, turnsAt }: Pick<DiscountActivity, 'state' | 'turnsAt'>,
  now: string,
  t: Said,
  language: Language,
): string {
  if (state !== 'resting' || !turnsAt) return t(`discount:state.${state}`, {});
  const day = chinaDay(turnsAt) === chinaDay(now) ? '' : `${dayAndMonth(turnsAt, language)} `;
  return t('discount:state.resting', { time: day + clockTime(turnsAt) });
}
