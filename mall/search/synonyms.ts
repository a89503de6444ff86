import { searchWords } from '../content/content.ts';
import type { Db } from '../db/open.ts';
import { everydayWords } from './everyday-words.ts';
import { isHan } from './spaced-words.rules.ts';
import { type Group, type Synonyms, toSynonyms } from './synonyms.rules.ts';
import { loadTokenizer } from './tokenizer.ts';

/** Parsing the groups costs more than reading them, so the result is cached while they are unchanged. */
const parsed = new WeakMap<Db, { text: string; synonyms: Synonyms }>();

export async function synonyms(db: Db): Promise<Synonyms> {
  const { synonyms: groups } = await searchWords(db);
  const text = JSON.stringify(groups);
  const old = parsed.get(db);
  if (old?.text === text) return old.synonyms;
  const tokenizer = await loadTokenizer();
  const own = groups.map((words): Group => ({ words, oneWay: false, isQuality: false, isOwn: true }));
  const fresh = toSynonyms(
    [...own, ...(await everydayWords())],
    (word) => tokenizer.query(word).map(({ lexeme }) => lexeme),
    (word) => (isHan(word) ? tokenizer.sound(word).pinyin : undefined),
  );
  parsed.set(db, { text, synonyms: fresh });
  return fresh;
}
