import { createHash } from 'node:crypto';
import type { Language } from '#contract/language.ts';
import type { PressedResult, SearchedWords } from '#contract/search/log.schema.ts';
import { SEARCH_LOG } from '#contract/search/log.values.ts';
import { DAY_MS } from '#contract/time.ts';
import { untilShort } from '../batches.ts';
import type { Deps } from '../deps.ts';
import { dayAfter, dayOf } from '../sheets/days.rules.ts';
import * as queries from './log.queries.ts';
import { isLogged, oneForm } from './log.rules.ts';
import { loadTokenizer } from './tokenizer.ts';

type Client = { address: string; language: Language };
type Kind = 'search' | 'press';

/** Words in the form in which they are counted; undefined: they are not. */
export async function loggedWords(text: string): Promise<string | undefined> {
  const form = oneForm((await loadTokenizer()).plain(text));
  return isLogged(form) ? form : undefined;
}

/** What is repeated, or over a limit, is ignored without an error: no shopper could do anything about it. */
export function createSearchLog({ database: { db }, store, limits, clock }: Deps) {
  const { perMinute, perDay, totalPerMinute } = SEARCH_LOG;
  const ofAddress = limits.create({ name: 'searches-minute', times: perMinute, seconds: 60 });
  const ofDay = limits.create({ name: 'searches-day', times: perDay, seconds: 24 * 3_600 });
  const ofAll = limits.create({ name: 'searches-total', times: totalPerMinute, seconds: 60 });

  /** Once per client, words and day. The address goes into a hash with a lifetime, never to the words in the database. */
  async function isFirst(kind: Kind, day: string, words: string, { address }: Client): Promise<boolean> {
    if (!(await ofAddress.count(address)) || !(await ofDay.count(address))) return false;
    const text = JSON.stringify([address, kind, day, words]);
    const key = `searched:${createHash('sha256').update(text).digest('base64url')}`;
    return (await store.setIfAbsent(key, '1', DAY_MS)) && ofAll.count('all');
  }

  async function recordSearch({ text, total }: SearchedWords, client: Client): Promise<void> {
    const [day, words] = [dayOf(clock()), await loggedWords(text)];
    if (words === undefined || !(await isFirst('search', day, words, client))) return;
    await queries.addSearch(db, { day, words, language: client.language, total });
  }

  async function recordPress({ text, productId }: PressedResult, client: Client): Promise<void> {
    const [day, words] = [dayOf(clock()), await loggedWords(text)];
    if (words === undefined || !(await isFirst('press', day, words, client))) return;
    await queries.addPress(db, { day, words, language: client.language, productId });
  }

  return { recordSearch, recordPress };
}

const BATCH = 5_000;

export async function dropOldSearches(deps: Pick<Deps, 'database' | 'clock' | 'stopping'>): Promise<number> {
  const { db } = deps.database;
  const today = dayOf(deps.clock());
  const searches = dayAfter(today, -SEARCH_LOG.days);
  const presses = dayAfter(today, -SEARCH_LOG.pressDays);
  const dropped = await untilShort(deps, BATCH, () => queries.dropSearches(db, searches, BATCH));
  return dropped + (await untilShort(deps, BATCH, () => queries.dropPresses(db, presses, BATCH)));
}
