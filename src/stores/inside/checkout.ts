import { atom } from 'nanostores';
import { submitCheckout } from '#contract/checkout/calls.ts';
import type { CheckoutSource, Invoice, Preview, SubmitRequest, Submitted } from '#contract/checkout/schema.ts';
import { INVOICE_TYPE } from '#contract/enums.ts';
import { cleanInvoice, invoiceError } from '#contract/invoice/values.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import { type Change, changesBetween } from '../../lib/browser/order/changes.ts';
import { couponsIn, sourceKey } from '../../lib/browser/order/checkout.ts';
import { ApiError } from '../../lib/shared/api/client.ts';
import { type FailureWords, failureOf } from '../../lib/shared/api/failure.ts';
import { createIdempotentCall, hasResponse } from '../public/idempotent-call.ts';
import { draftOf, type InvoiceDraft } from './checkout-draft.ts';
import { createPricing } from './checkout-price.ts';

export function invoiceOf({ kind, name, unit, taxNumber }: InvoiceDraft): Invoice | undefined {
  if (kind === 'none') return undefined;
  if (kind === 'personal') return cleanInvoice({ type: INVOICE_TYPE.PERSONAL, title: name });
  return cleanInvoice({ type: INVOICE_TYPE.UNIT, title: unit, taxNumber });
}

function refusedWith(error: unknown): Preview | undefined {
  const data = error instanceof ApiError ? (error.data as Partial<Preview> | null | undefined) : undefined;
  return data?.quoteHash && data.shops ? (data as Preview) : undefined;
}

/** The same preview with a stop at the flash-sale goods that the mall says are sold out; no other call is made for it. */
function soldOutIn(error: unknown, seen: Preview): Preview | undefined {
  const data = error instanceof ApiError ? (error.data as { soldOut?: number[] } | null | undefined) : undefined;
  if (!data?.soldOut?.length) return undefined;
  const errors = data.soldOut.map((skuId) => ({ error: 'stock' as const, skuId }));
  return { ...seen, errors: [...seen.errors, ...errors] };
}

export function createCheckout(source: CheckoutSource, words: FailureWords) {
  const pricing = createPricing(source, words);
  const { $draft, $preview, $pricing, $source } = pricing;
  const call = createIdempotentCall<SubmitRequest>({
    name: `liangji.submit.${sourceKey(source)}`,
    lifeMs: Number.POSITIVE_INFINITY,
  });
  const $opening = atom(true);
  const $submitting = atom(false);
  const $refusal = atom<string | undefined>(undefined);
  const $changes = atom<readonly Change[]>([]);
  const $invoiceError = atom<ReturnType<typeof invoiceError>>(undefined);
  const $submitted = atom<Submitted | undefined>(undefined);
  const $addressWanted = atom(false);

  const setRemark = (shopId: number, text: string): void =>
    pricing.save({ remarks: { ...$draft.get().remarks, [shopId]: text } });

  function setInvoice(change: Partial<InvoiceDraft>): void {
    pricing.save({ invoice: { ...$draft.get().invoice, ...change } });
    if ($invoiceError.get()) checkInvoice();
  }

  function checkInvoice(): boolean {
    const invoice = invoiceOf($draft.get().invoice);
    $invoiceError.set(invoice && invoiceError(invoice));
    return !$invoiceError.get();
  }

  function requestOf({ quoteHash, shops, coupons }: Preview, addressId: number): SubmitRequest {
    const { points, remarks, invoice } = $draft.get();
    const couponIds = couponsIn({ coupons });
    const wanted = invoiceOf(invoice);
    const said = shops.map(({ id }) => [String(id), (remarks[id] ?? '').trim()] as const).filter(([, text]) => text);
    return {
      ...{ source: $source.get(), addressId, couponIds, points, quoteHash },
      remarks: Object.fromEntries(said),
      ...(wanted ? { invoice: wanted } : {}),
    };
  }

  async function submit(): Promise<void> {
    const preview = $preview.get();
    const waiting = $submitting.get() || $submitted.get() || $pricing.get();
    if (waiting || !preview) return;
    if (!preview.address) return $addressWanted.set(true);
    if (preview.errors.length || !checkInvoice()) return;
    const request = requestOf(preview, preview.address.id);
    await send(request, call.begin(request), preview);
  }

  async function send(request: SubmitRequest, key: string, seen: Preview): Promise<void> {
    $submitting.set(true);
    $refusal.set(undefined);
    try {
      const submitted = await mall.call(submitCheckout, { body: request, key });
      call.end(key);
      draftOf(source).drop();
      $submitted.set(submitted);
    } catch (error) {
      if (hasResponse(error)) call.end(key);
      const fresh = refusedWith(error);
      if (fresh) {
        $changes.set(changesBetween(seen, fresh));
        pricing.put(fresh);
      }
      const soldOut = soldOutIn(error, seen);
      if (soldOut) pricing.put(soldOut);
      $refusal.set(failureOf(error, words).text);
    } finally {
      $submitting.set(false);
    }
  }

  /**
   * Takes what was chosen before. A submit whose answer never came is sent again when things look different now: if it
   * had gone through, its orders are the answer; if not, it is refused, for its quote hash no longer holds.
   */
  async function open(): Promise<void> {
    await pricing.restore();
    const pending = call.pending();
    const preview = $preview.get();
    if (pending && preview && pending.request.quoteHash !== preview.quoteHash) {
      await send(pending.request, pending.key, preview);
      $refusal.set(undefined);
      $changes.set([]);
    }
    $opening.set(false);
  }

  return {
    ...pricing,
    ...{ $opening, $submitting, $refusal, $changes, $invoiceError, $submitted, $addressWanted },
    ...{ open, setRemark, setInvoice, checkInvoice, submit },
    acceptChanges: () => $changes.set([]),
    closeAddress: () => $addressWanted.set(false),
  };
}

export type Checkout = ReturnType<typeof createCheckout>;
