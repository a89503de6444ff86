import type { NewArrivals } from '#contract/catalog/listing.schema.ts';
import type { Language } from '#contract/language.ts';
import { DAY_MS } from '#contract/time.ts';
import { dayAndMonth } from '../shared/format.ts';
import type { Translator } from './i18n/t.ts';

const SIX_DAYS_MS = 6 * DAY_MS;

export function weekTitle({ from, weeksAgo }: NewArrivals['weeks'][number], t: Translator, language: Language): string {
  if (weeksAgo === 0) return t('goods:new.thisWeek');
  if (weeksAgo === 1) return t('goods:new.lastWeek');
  const to = new Date(Date.parse(from) + SIX_DAYS_MS).toISOString();
  return t('goods:new.range', { from: dayAndMonth(from, language), to: dayAndMonth(to, language) });
}
