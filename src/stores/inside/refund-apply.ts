import { atom } from 'nanostores';
import { applyRefund, previewRefund } from '#contract/refund/calls.ts';
import type { RefundPreview, RefundRequest } from '#contract/refund/schema.ts';
import type { RefundKind } from '#contract/refund/values.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import { inThisTab, persisted } from '../../lib/browser/persisted.ts';
import type { Asked } from '../../lib/browser/refund/refund-url.ts';
import { type Failure, type FailureWords, failureOf } from '../../lib/shared/api/failure.ts';
import { byId } from '../../lib/shared/api/missing.ts';
import { createIdempotentCall } from '../public/idempotent-call.ts';
import { createResource } from '../public/resource.ts';

export type RefundDraft = {
  /** Undefined: the first kind that is possible. */
  kind?: RefundKind;
  /** Undefined: all pieces that can be returned. */
  quantity?: number;
  reason: string;
  description: string;
  pictures: string[];
};
const EMPTY: RefundDraft = { reason: '', description: '', pictures: [] };
const draftOf = ({ orderId, lineId }: Asked) =>
  persisted<RefundDraft>(
    `liangji.draft.refund.${orderId}.${lineId ?? 'all'}`,
    (stored) => ({ ...EMPTY, ...(stored as RefundDraft | null) }),
    inThisTab,
  );

export function createRefundApply(asked: Asked, words: FailureWords) {
  const saved = draftOf(asked);
  const $draft = atom<RefundDraft>(EMPTY);
  const preview = createResource(
    () =>
      byId(asked.orderId, () =>
        mall.call(previewRefund, { query: { ...asked, quantity: $draft.get().quantity, kind: $draft.get().kind } }),
      ),
    words,
  );
  const call = createIdempotentCall<RefundRequest>();
  const $busy = atom(false);
  const $error = atom<Failure | undefined>(undefined);

  function change(changes: Partial<RefundDraft>): void {
    $draft.set({ ...$draft.get(), ...changes });
    saved.save($draft.get());
  }

  /** What was entered before is known to the browser alone. @param entered on this page, before its script came */
  async function restore(entered: Partial<RefundDraft> = {}): Promise<void> {
    $draft.set(saved.read());
    change(entered);
    const { quantity, kind } = $draft.get();
    if (quantity !== undefined || kind !== undefined) await preview.reload();
  }

  async function take(quantity: number): Promise<void> {
    change({ quantity });
    await preview.reload();
  }

  /** Of a line that is shipped in part, a return is for other pieces than a refund only. */
  async function choose(kind: RefundKind): Promise<void> {
    const { quantity: _, ...rest } = $draft.get();
    $draft.set(rest);
    change({ kind });
    await preview.reload();
  }

  /** @returns numbers of the refunds; undefined when it did not go through */
  async function send(kinds: RefundPreview['kinds']): Promise<string[] | undefined> {
    if ($busy.get()) return undefined;
    const { quantity, reason, description, pictures } = $draft.get();
    const { orderId, lineId } = asked;
    const request = {
      ...{ orderId, kind: kindOf($draft.get(), kinds), reason, description: description.trim(), pictures },
      ...(lineId === undefined ? {} : { lineId }),
      ...(quantity === undefined ? {} : { quantity }),
    };
    $busy.set(true);
    $error.set(undefined);
    try {
      const { ids } = await call.run(request, (key) => mall.call(applyRefund, { body: request, key }));
      saved.drop();
      return ids;
    } catch (error) {
      $error.set(failureOf(error, words));
      await preview.reload();
      return undefined;
    } finally {
      $busy.set(false);
    }
  }

  return { $state: preview.$state, reload: preview.reload, $draft, $busy, $error, change, restore, take, choose, send };
}
export type RefundApplyStore = ReturnType<typeof createRefundApply>;

export const kindOf = ({ kind }: Pick<RefundDraft, 'kind'>, kinds: RefundPreview['kinds']): RefundKind =>
  kinds.find((one) => one === kind) ?? (kinds[0] as RefundKind);
