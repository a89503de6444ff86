import { atom } from 'nanostores';
import { findAnything } from '#contract/finder/desk.calls.ts';
import type { Found } from '#contract/finder/desk.schema.ts';
import { FINDER } from '#contract/finder/desk.values.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createResource } from '../public/resource.ts';

const TYPING_MS = 200;
const NOTHING: Found = { groups: [] };

/** What is found for the text that was typed last. */
export function createFinder(words: FailureWords) {
  const $text = atom('');
  const found = createResource<Found>(async () => {
    const text = $text.get().trim();
    return text && text.length <= FINDER.most ? desk.call(findAnything, { query: { text } }) : NOTHING;
  }, words);
  found.put(NOTHING);
  let timer: ReturnType<typeof setTimeout>;
  return {
    $text,
    $found: found.$state,
    reload: found.reload,
    type(text: string): void {
      $text.set(text);
      clearTimeout(timer);
      timer = setTimeout(() => void found.reload(), TYPING_MS);
    },
  };
}
