import type { Card } from '#contract/catalog/schema.ts';
import type { Language } from '#contract/language.ts';
import { RECOMMENDED } from '#contract/recommend/values.ts';
import { DAY_MS } from '#contract/time.ts';
import { cards } from '../catalog/catalog.ts';
import type { Deps } from '../deps.ts';
import { recommended } from './recommend.queries.ts';

const LATELY_DAYS = 30;

export async function recommend(
  { database: { db }, clock }: Deps,
  { accountId, language }: { accountId: number; language: Language },
): Promise<Card[]> {
  const now = clock();
  const since = new Date(now.getTime() - LATELY_DAYS * DAY_MS);
  return cards({ db, language, now }, await recommended(db, { accountId, since, limit: RECOMMENDED }));
}
