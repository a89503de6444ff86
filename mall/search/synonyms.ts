import { searchWords } from '../content/content.ts';
import type { Db } from '../db/open.ts';
import { isHan } from './latin.rules.ts';
import { type Synonyms, toSynonyms } from './plan.rules.ts';
import { loadTokenizer } from './tokenizer.ts';

/** Taking the groups apart costs more than reading them, so that is kept for as long as they stay the same. */
const parsed = new WeakMap<Db, { text: string; synonyms: Synonyms }>();

/** The groups of the `search` setting; each is a list of words that find the same goods. */
export async function synonyms(db: Db): Promise<Synonyms> {
  const { synonyms: groups } = await searchWords(db);
  const text = JSON.stringify(groups);
  const old = parsed.get(db);
  if (old?.text === text) return old.synonyms;
  const tokenizer = await loadTokenizer();
  const lexemes = groups.map((group) =>
    group.map((word) => tokenizer.query(word).map(({ lexeme }) => lexeme)).filter(({ length }) => length),
  );
  const fresh = toSynonyms(lexemes, (word) => (isHan(word) ? tokenizer.sound(word).pinyin : undefined));
  parsed.set(db, { text, synonyms: fresh });
  return fresh;
}
