import type { AttributeInput, DeskAttribute } from '#contract/category/attribute.schema.ts';
import * as calls from '#contract/category/desk.calls.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import { createAction } from '../public/action.ts';
import { createForm, type Failure, type FailureWords } from '../public/form.ts';
import { createResource } from '../public/resource.ts';
import { type Row, rowsOf } from './category.ts';

type Loaded = { items: DeskAttribute[]; tree: Row[] };

async function load(): Promise<Loaded> {
  const [{ items }, tree] = await Promise.all([desk.call(calls.listAttributes), desk.call(calls.listCategories)]);
  return { items, tree: rowsOf(tree.items) };
}

export function createAttributes(words: FailureWords) {
  const list = createResource(load, words);
  const form = createForm(words);
  const action = createAction(words);
  return {
    $state: list.$state,
    reload: list.reload,
    $busy: form.$busy,
    $failure: form.$failure,
    $acting: action.$busy,
    forget: () => form.$failure.set(undefined),
    /** @param id undefined: a new one @param error of a check before the call */
    save: (id: number | undefined, input: AttributeInput, error?: Failure): Promise<boolean> =>
      form.submit(error, async () => {
        await (id === undefined
          ? desk.call(calls.addAttribute, { body: input })
          : desk.call(calls.changeAttribute, { params: { id }, body: input }));
        await list.reload();
      }),
    remove: async (id: number): Promise<boolean> => {
      const done = await action.run(() => desk.call(calls.removeAttribute, { params: { id } }));
      await list.reload();
      return done;
    },
  };
}
export type Attributes = ReturnType<typeof createAttributes>;
