import type { Db } from '../db/open.ts';
import { searchOf } from './engine.ts';

export type { FoundTerm } from '../ports/search.ts';

export const knownWords = (db: Db, words: string[]) => searchOf(db).terms.known(words);
export const sounding = (db: Db, pinyin: string[], initials: string[]) => searchOf(db).terms.sounding(pinyin, initials);
export const startingWith = (db: Db, text: string, limit: number) => searchOf(db).terms.startingWith(text, limit);
export const slipped = (db: Db, keys: string[]) => searchOf(db).terms.slipped(keys);
export const named = (db: Db, kind: number, text: string, limit: number) => searchOf(db).terms.named(kind, text, limit);
