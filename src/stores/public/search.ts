import { atom } from 'nanostores';
import { suggestSearches } from '#contract/search/calls.ts';
import type { Suggestions } from '#contract/search/schema.ts';
import { mall } from '../../lib/browser/api/browser.ts';

const PAUSE_MS = 120;

/** For what was typed last; undefined while there is nothing to suggest. */
export const $suggestions = atom<Suggestions | undefined>(undefined);

let timer: ReturnType<typeof setTimeout> | undefined;
let asking: AbortController | undefined;

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
    const found = await mall.call(suggestSearches, { query: { q: text }, signal: own.signal });
    if (!own.signal.aborted) $suggestions.set(found);
  } catch {
    if (!own.signal.aborted) $suggestions.set(undefined);
  }
}
