import { atom } from 'nanostores';
import { findBuiltInTexts } from '#contract/appearance/desk.calls.ts';
import type { FoundTexts } from '#contract/appearance/schema.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createResource } from '../public/resource.ts';

export type BuiltInText = FoundTexts['items'][number];

export function createBuiltInTexts(words: FailureWords) {
  const $q = atom('');
  const seen = new Map<string, BuiltInText>();
  const resource = createResource(async () => {
    const found = await desk.call(findBuiltInTexts, { query: { q: $q.get() } });
    for (const one of found.items) seen.set(one.key, one);
    return found;
  }, words);

  return {
    ...resource,
    $q,
    find(q: string): void {
      $q.set(q);
      void resource.reload();
    },
    named: (keys: readonly string[]): BuiltInText[] => keys.flatMap((key) => seen.get(key) ?? []),
  };
}
