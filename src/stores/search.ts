import { persistentAtom } from '@nanostores/persistent';
import { atom } from 'nanostores';
import { SEARCH } from '../../contract/limits.ts';
import type { Suggestions } from '../../contract/search.ts';
import { mall } from '../lib/api/browser.ts';

const PAUSE_MS = 120;

/** What was searched for in this browser, newest first; never sent anywhere. */
export const $history = persistentAtom<string[]>('liangji.searches', [], { encode: JSON.stringify, decode: parse });
/** For what was typed last; undefined while there is nothing to suggest. */
export const $suggestions = atom<Suggestions | undefined>(undefined);

let timer: ReturnType<typeof setTimeout> | undefined;
let asking: AbortController | undefined;

function parse(text: string): string[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter((word) => typeof word === 'string').slice(0, SEARCH.history) : [];
  } catch {
    return [];
  }
}

export function remember(text: string): void {
  const word = text.trim();
  if (word) $history.set([word, ...$history.get().filter((other) => other !== word)].slice(0, SEARCH.history));
}

export const forget = (word: string): void => $history.set($history.get().filter((other) => other !== word));
export const forgetAll = (): void => $history.set([]);

/** Asks for suggestions once typing pauses; an answer that comes after the next letter is dropped. */
export function ask(text: string): void {
  clearTimeout(timer);
  asking?.abort();
  if (text.trim()) timer = setTimeout(() => void load(text.trim()), PAUSE_MS);
  else $suggestions.set(undefined);
}

async function load(text: string): Promise<void> {
  const own = new AbortController();
  asking = own;
  try {
    const found = await mall.get<Suggestions>(`/pms/suggest?q=${encodeURIComponent(text)}`, own.signal);
    if (!own.signal.aborted) $suggestions.set(found);
  } catch {
    if (!own.signal.aborted) $suggestions.set(undefined);
  }
}
