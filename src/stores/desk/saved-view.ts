import * as calls from '#contract/saved-view/desk.calls.ts';
import type { SavedViews } from '#contract/saved-view/desk.schema.ts';
import type { ViewList } from '#contract/saved-view/desk.values.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createAction } from '../public/action.ts';
import { createForm } from '../public/form.ts';
import { createResource } from '../public/resource.ts';

/** One's own views of one list. */
export function createSavedViews(list: ViewList, words: FailureWords) {
  const views = createResource<SavedViews>(() => desk.call(calls.listSavedViews, { query: { list } }), words);
  const form = createForm(words);
  const action = createAction(words);
  return {
    $state: views.$state,
    reload: views.reload,
    $busy: form.$busy,
    $failure: form.$failure,
    /** @param needed what to say when there is no name */
    save: (name: string, query: string, needed: string): Promise<boolean> =>
      form.submit(name.trim() ? undefined : { field: 'name', text: needed }, async () => {
        views.put(await desk.call(calls.saveView, { body: { list, name: name.trim(), query } }));
      }),
    async remove(id: number): Promise<void> {
      if (await action.run(() => desk.call(calls.removeView, { params: { id } })))
        views.put((views.value() ?? []).filter((view) => view.id !== id));
    },
  };
}
