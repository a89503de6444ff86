import { POPULAR } from '#contract/search/log.values.ts';
import { MINUTE_MS } from '#contract/time.ts';
import type { Viewer } from '../catalog/catalog.ts';
import { dayAfter, dayOf } from '../sheets/days.rules.ts';
import { popularWords } from './log.queries.ts';
import { oneForm } from './log.rules.ts';
import { type Phrase, phrasesFrom } from './popular.rules.ts';
import { isNumber } from './spaced-words.rules.ts';
import { knownWords } from './terms.queries.ts';
import { loadTokenizer } from './tokenizer.ts';

const FRESH_MS = 10 * MINUTE_MS;
type Read = { until: number; phrases: Promise<Phrase[]> };
const lists = new WeakMap<Viewer['db'], Read>();

/** What others search for that goes with what was typed. */
export async function popularPhrases({ db, language, now }: Viewer, text: string): Promise<string[]> {
  const start = oneForm((await loadTokenizer()).plain(text));
  return start ? phrasesFrom(await phrasesOf(db, now), { start, language }, POPULAR.offered) : [];
}

function phrasesOf(db: Viewer['db'], now: Date): Promise<Phrase[]> {
  const known = lists.get(db);
  if (known && now.getTime() < known.until) return known.phrases;
  const phrases = readPhrases(db, now);
  lists.set(db, { until: now.getTime() + FRESH_MS, phrases });
  phrases.catch(() => lists.delete(db));
  return phrases;
}

/** Only of words that the catalogue has, so that no shopper can have a text of their own offered to others. */
async function readPhrases(db: Viewer['db'], now: Date): Promise<Phrase[]> {
  const [searched, tokenizer] = await Promise.all([
    popularWords(db, dayAfter(dayOf(now), -POPULAR.days)),
    loadTokenizer(),
  ]);
  const phrases = searched.map((one) => ({ ...one, parts: tokenizer.query(one.words).map(({ lexeme }) => lexeme) }));
  const known = await knownWords(db, [...new Set(phrases.flatMap(({ parts }) => parts))]);
  return phrases.filter(({ parts }) => parts.length > 0 && parts.every((part) => known.has(part) || isNumber(part)));
}
