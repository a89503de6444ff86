import * as calls from '#contract/watch/calls.ts';
import type { OwnWatches } from '#contract/watch/schema.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createAction } from '../public/action.ts';
import { createResource } from '../public/resource.ts';

export function createOwnWatches(words: FailureWords) {
  const list = createResource<OwnWatches>(() => mall.call(calls.listWatches), words);
  const action = createAction(words);
  const removeWatch = (id: number): Promise<boolean> =>
    action.run(async () => {
      await mall.call(calls.removeWatch, { params: { id } });
      const others = list.value()?.items.filter((item) => item.id !== id) ?? [];
      list.put({ items: others });
    });
  return { $state: list.$state, $busy: action.$busy, reload: list.reload, removeWatch };
}
