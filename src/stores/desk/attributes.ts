import type { AttributeInput, DeskAttribute } from '#contract/category/attribute.schema.ts';
import * as calls from '#contract/category/desk.calls.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { type Row, rowsOf } from './category.ts';
import { createEditedList } from './edited-list.ts';

type Loaded = { items: DeskAttribute[]; tree: Row[] };

async function load(): Promise<Loaded> {
  const [{ items }, tree] = await Promise.all([desk.call(calls.listAttributes), desk.call(calls.listCategories)]);
  return { items, tree: rowsOf(tree.items) };
}

export const createAttributes = (words: FailureWords) =>
  createEditedList(
    {
      load,
      add: (body: AttributeInput) => desk.call(calls.addAttribute, { body }),
      change: (id, body) => desk.call(calls.changeAttribute, { params: { id }, body }),
      remove: (id) => desk.call(calls.removeAttribute, { params: { id } }),
    },
    words,
  );
export type Attributes = ReturnType<typeof createAttributes>;
