import { and, arrayOverlaps, asc, desc, eq, gt, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { searchTerm, TERM_KIND } from './search.tables.ts';
import { isHan } from './spaced-words.rules.ts';

const columns = {
  kind: searchTerm.kind,
  ref: searchTerm.ref,
  word: searchTerm.word,
  label: searchTerm.label,
  pinyin: searchTerm.pinyin,
  initials: searchTerm.initials,
  products: searchTerm.products,
  titles: searchTerm.titles,
};

const BEST_FIRST: SQL[] = [
  desc(sql`${searchTerm.kind} = ${TERM_KIND.CATEGORY}`),
  desc(searchTerm.titles),
  desc(searchTerm.products),
  asc(searchTerm.word),
];

export async function knownWords(db: Db, words: string[]): Promise<Set<string>> {
  if (!words.length) return new Set();
  const rows = await db
    .select({ word: searchTerm.word })
    .from(searchTerm)
    .where(and(eq(searchTerm.kind, TERM_KIND.WORD), inArray(searchTerm.word, words)));
  return new Set(rows.map(({ word }) => word));
}

export const sounding = (db: Db, pinyin: string[], initials: string[]) =>
  db
    .select(columns)
    .from(searchTerm)
    .where(or(inArray(searchTerm.pinyin, pinyin), initials.length ? inArray(searchTerm.initials, initials) : undefined))
    .orderBy(...BEST_FIRST)
    .limit(400);

export const startingWith = (db: Db, text: string, limit: number) => {
  const start = `${text.replace(/[\\%_]/g, '')}%`;
  return db
    .select(columns)
    .from(searchTerm)
    .where(
      and(
        gt(searchTerm.titles, 0),
        or(like(searchTerm.word, start), like(searchTerm.pinyin, start), like(searchTerm.initials, start)),
      ),
    )
    .orderBy(...BEST_FIRST)
    .limit(limit);
};

export const slipped = (db: Db, keys: string[]) =>
  db
    .select(columns)
    .from(searchTerm)
    .where(and(eq(searchTerm.kind, TERM_KIND.WORD), arrayOverlaps(searchTerm.slips, keys)))
    .orderBy(...BEST_FIRST)
    .limit(200);

export const named = (db: Db, kind: number, text: string, limit: number) => {
  const plain = text.replace(/[\\%_]/g, '');
  const [start, within] = [`${plain}%`, isHan(plain) ? `%${plain}%` : `% ${plain}%`];
  const label = sql`lower(${searchTerm.label})`;
  return db
    .select(columns)
    .from(searchTerm)
    .where(
      and(
        eq(searchTerm.kind, kind),
        gt(searchTerm.products, 0),
        or(like(label, start), like(label, within), like(searchTerm.pinyin, start), like(searchTerm.initials, start)),
      ),
    )
    .orderBy(desc(searchTerm.products), asc(searchTerm.ref))
    .limit(limit);
};
