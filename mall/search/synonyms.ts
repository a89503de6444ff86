import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { searchWords } from '../content/content.ts';
import type { Db } from '../db/open.ts';
import { isHan } from './spaced-words.rules.ts';
import { type Group, parseGroups, type Synonyms, toSynonyms } from './synonyms.rules.ts';
import { loadTokenizer } from './tokenizer.ts';

/** Parsing the groups costs more than reading them, so the result is cached while they are unchanged. */
const parsed = new WeakMap<Db, { text: string; synonyms: Synonyms }>();
let everyday: Promise<Group[]> | undefined;

export async function synonyms(db: Db): Promise<Synonyms> {
  const { synonyms: groups } = await searchWords(db);
  const text = JSON.stringify(groups);
  const old = parsed.get(db);
  if (old?.text === text) return old.synonyms;
  everyday ??= readFile(fileURLToPath(new URL('./everyday-words.txt', import.meta.url)), 'utf8').then(parseGroups);
  const tokenizer = await loadTokenizer();
  const own = groups.map((words): Group => ({ words, oneWay: false, isQuality: false, isOwn: true }));
  const fresh = toSynonyms(
    [...own, ...(await everyday)],
    (word) => tokenizer.query(word).map(({ lexeme }) => lexeme),
    (word) => (isHan(word) ? tokenizer.sound(word).pinyin : undefined),
  );
  parsed.set(db, { text, synonyms: fresh });
  return fresh;
}
