import { persistentAtom } from '@nanostores/persistent';
import { SEARCH } from '#contract/search/values.ts';

/** What was searched for in this browser, newest first; never sent anywhere. */
export const $history = persistentAtom<string[]>('liangji.searches', [], { encode: JSON.stringify, decode: parse });

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
