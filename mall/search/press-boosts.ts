import { PRESS_BOOST } from '#contract/search/log.values.ts';
import type { Db, Tx } from '../db/open.ts';
import { dayAfter, dayOf } from '../sheets/days.rules.ts';
import { mostPressed } from './log.queries.ts';
import { boostOf } from './log.rules.ts';
import { loggedWords } from './log.ts';

type PressBoost = { productId: number; boost: number };

/** By how much the results that shoppers press for these words should rise. @returns boosts above 0, at most 1, the greatest first */
export async function pressBoosts(db: Db | Tx, text: string, now: Date): Promise<PressBoost[]> {
  const words = await loggedWords(text);
  if (words === undefined) return [];
  const pressed = await mostPressed(db, words, dayAfter(dayOf(now), -PRESS_BOOST.days));
  return pressed.map(({ productId, presses }) => ({ productId, boost: boostOf(presses) }));
}
