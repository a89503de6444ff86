import type { PublishMove } from '#contract/product/publish.values.ts';
import type { ProductDocument } from '#contract/product/schema.ts';
import { saleErrors, shapeErrors } from '#contract/product/values.ts';
import { documentCalls } from '../../lib/browser/api/desk/documents.ts';
import {
  adjustStock,
  loadChoices,
  loadState,
  moveGoods,
  previewGoods,
  type StockInput,
} from '../../lib/browser/api/desk/goods.ts';
import { createAction } from '../public/action.ts';
import type { FailureWords } from '../public/form.ts';
import { createIdempotentCall } from '../public/idempotent-call.ts';
import { createResource } from '../public/resource.ts';
import { createDocument } from './document.ts';

/** One product at the desk: what is edited of it, what state it is in, and what may be done with it. */
export function createProduct(id: number, words: FailureWords) {
  const document = createDocument(documentCalls<ProductDocument>(`product/${id}`), words);
  const state = createResource(() => loadState(id), words);
  const choices = createResource(loadChoices, words);
  const { $busy, run } = createAction(words);
  // New SKUs have stock of their own once they are saved.
  document.$base.subscribe((base) => {
    if (base) void state.reload();
  });

  /** A move names what was looked at, so that nothing else is approved. */
  async function move(name: PublishMove, reason?: string): Promise<boolean> {
    const version = document.$base.get()?.version;
    const went = await run(() =>
      moveGoods(id, { move: name, ...(reason ? { reason } : {}), ...(version ? { version } : {}) }),
    );
    await state.reload();
    return went;
  }

  /** @returns what sends it, however often it has to be tried */
  function adjusting(): (input: StockInput) => Promise<boolean> {
    const call = createIdempotentCall<StockInput>();
    return async (input) => {
      const went = await run(() => call.run(input, (key) => adjustStock(id, input, key)));
      await state.reload();
      return went;
    };
  }

  /** @returns where what is in the editor can be looked at */
  async function preview(): Promise<string | undefined> {
    let path: string | undefined;
    await run(async () => {
      const base = document.$base.get()?.version ?? 0;
      const value = document.$dirty.get() ? document.$value.get() : undefined;
      const { key } = await previewGoods(id, value, base);
      path = `/goods-preview?prodId=${id}&key=${encodeURIComponent(key)}`;
    });
    return path;
  }

  return { id, document, $state: state.$state, reload: state.reload, choices, $busy, move, adjusting, preview };
}
export type DeskProduct = ReturnType<typeof createProduct>;

/** What is wrong by field: what makes it no product at all, and what keeps it from the shelf. */
export const errorsByField = (value: ProductDocument): Map<string, string> =>
  new Map([...saleErrors(value), ...shapeErrors(value)].map(({ field, error }) => [field, error]));
