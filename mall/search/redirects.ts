import type { SearchQuery } from '#contract/search/schema.ts';
import { searchWords } from '../content/content.ts';
import type { Db, Tx } from '../db/open.ts';
import { oneForm } from './log.rules.ts';
import { loadTokenizer } from './tokenizer.ts';

/** Normalising the words costs more than reading them, so the result is cached while they are unchanged. */
const parsed = new WeakMap<Db | Tx, { text: string; paths: ReadonlyMap<string, string> }>();

/** Where the desk sends exactly these words; null where anything else is asked for, too. */
export async function redirectOf(db: Db, { searchText, sort, page, ...filters }: SearchQuery): Promise<string | null> {
  const isPlain = sort === 'default' && page === 1 && Object.values(filters).every((value) => value === undefined);
  if (!searchText || !isPlain) return null;
  const paths = await pathsOf(db);
  return (paths.size && paths.get(oneForm((await loadTokenizer()).plain(searchText)))) || null;
}

async function pathsOf(db: Db): Promise<ReadonlyMap<string, string>> {
  const { redirects } = await searchWords(db);
  const text = JSON.stringify(redirects);
  const old = parsed.get(db);
  if (old?.text === text) return old.paths;
  const { plain } = await loadTokenizer();
  const paths = new Map(redirects.toReversed().map(({ words, path }) => [oneForm(plain(words)), path]));
  parsed.set(db, { text, paths });
  return paths;
}
