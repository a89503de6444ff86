import type { PreviewKey } from '#contract/content/desk.schema.ts';
import type { DocumentName } from '#contract/documents/areas.values.ts';
import * as drafts from '#contract/documents/desk.calls.ts';
import * as calls from '#contract/product/desk.calls.ts';
import type { PublishMove } from '#contract/product/publish.values.ts';
import type { ProductDocument, StockInput } from '#contract/product/schema.ts';
import { saleErrors, shapeErrors } from '#contract/product/values.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createAction } from '../public/action.ts';
import { createIdempotentCall } from '../public/idempotent-call.ts';
import { createResource } from '../public/resource.ts';
import { createDocument } from './document.ts';
import { createProductChoices } from './product-list.ts';

export function createProduct(id: number, words: FailureWords) {
  const params = { ref: id };
  const document = createDocument<ProductDocument>(`product/${id}`, words);
  const state = createResource(() => desk.call(calls.viewProductState, { params }), words);
  const choices = createProductChoices(words);
  const { $busy, run } = createAction(words);
  // New SKUs have stock of their own once they are saved.
  document.$base.subscribe((base) => {
    if (base) void state.reload();
  });

  /** The move names the version on the screen, so that no other is approved. */
  async function move(name: PublishMove, reason?: string): Promise<boolean> {
    const version = document.$base.get()?.version;
    const went = await run(() =>
      desk.call(calls.moveProduct, {
        params,
        body: { move: name, ...(reason ? { reason } : {}), ...(version ? { version } : {}) },
      }),
    );
    await state.reload();
    return went;
  }

  const removeIt = (): Promise<boolean> => run(() => desk.call(calls.removeProduct, { params }));

  function adjusting(): (input: StockInput) => Promise<boolean> {
    const call = createIdempotentCall<StockInput>();
    return async (input) => {
      const went = await run(() =>
        call.run(input, (key) => desk.call(calls.adjustStock, { params, body: input, key })),
      );
      await state.reload();
      return went;
    };
  }

  async function preview(): Promise<string | undefined> {
    let path: string | undefined;
    await run(async () => {
      const base = document.$base.get()?.version ?? 0;
      const value = document.$dirty.get() ? document.$value.get() : undefined;
      const { key } = await saveAsDraft(`product/${id}`, value, base);
      path = `/goods-preview?prodId=${id}&key=${encodeURIComponent(key)}`;
    });
    return path;
  }

  return {
    id,
    document,
    $state: state.$state,
    reload: state.reload,
    choices,
    $busy,
    move,
    remove: removeIt,
    adjusting,
    preview,
  };
}
/** @param value undefined: what is saved, without a draft @returns a key that shows it */
async function saveAsDraft(name: DocumentName, value: ProductDocument | undefined, base: number): Promise<PreviewKey> {
  const { version } = await desk.call(drafts.openDraft<ProductDocument>(name));
  if (value) await desk.call(drafts.saveDraft<ProductDocument>(name), { body: { value, version, base } });
  else if (version) await desk.call(drafts.dropDraft(name), { query: { version } });
  return desk.call(drafts.makeDraftKey(name));
}
export type DeskProduct = ReturnType<typeof createProduct>;

export const errorsByField = (value: ProductDocument): Map<string, string> =>
  new Map([...saleErrors(value), ...shapeErrors(value)].map(({ field, error }) => [field, error]));
