import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Group, parseGroups } from './synonyms.rules.ts';

let read: Promise<Group[]> | undefined;

/** Words that mean the same in any mall; a mall adds its own at the desk. */
export function everydayWords(): Promise<Group[]> {
  read ??= readFile(fileURLToPath(new URL('./everyday-words.txt', import.meta.url)), 'utf8').then(parseGroups);
  return read;
}
