import { atom } from 'nanostores';
import { INVOICE_TYPE } from '../../contract/enums.ts';
import type { CheckoutSource, Invoice, Preview, SubmitRequest, Submitted } from '../../contract/order.ts';
import { cleanTaxNumber, invoiceFault } from '../../contract/rules.ts';
import { ApiError } from '../lib/api/client.ts';
import { submitOrder } from '../lib/api/orders.ts';
import { type Change, changesBetween } from '../lib/order/changes.ts';
import { attemptKey, endAttempt, openAttempt } from './attempt.ts';
import { dropDraft, type InvoiceDraft } from './checkout-draft.ts';
import { createPricing } from './checkout-price.ts';
import { failureOf } from './failure.ts';
import type { FailureWords } from './form.ts';

/** The invoice as it is asked for; undefined for none. */
export function invoiceOf({ kind, name, unit, taxNumber }: InvoiceDraft): Invoice | undefined {
  if (kind === 'none') return undefined;
  if (kind === 'personal') return { type: INVOICE_TYPE.PERSONAL, title: name.trim() };
  return { type: INVOICE_TYPE.UNIT, title: unit.trim(), taxNumber: cleanTaxNumber(taxNumber) };
}

/** The new preview that comes with a refusal because something has changed. */
function refusedWith(error: unknown): Preview | undefined {
  const data = error instanceof ApiError ? (error.data as Partial<Preview> | null | undefined) : undefined;
  return data?.seal && data.shops ? (data as Preview) : undefined;
}

/** Whether the mall has said no, so that another try is another attempt. */
const isAnswer = (error: unknown): boolean =>
  error instanceof ApiError && error.kind !== 'network' && error.kind !== 'slip';

/** One checkout, from the first price to the orders. */
export function createCheckout(source: CheckoutSource, words: FailureWords) {
  const pricing = createPricing(source, words);
  const { $draft, $preview, $pricing, $source } = pricing;
  /** It is not known yet what is to be bought, or whether it was bought already. */
  const $opening = atom(true);
  const $submitting = atom(false);
  /** What a submit was refused with. */
  const $refusal = atom<string | undefined>(undefined);
  const $changes = atom<readonly Change[]>([]);
  const $invoiceFault = atom<ReturnType<typeof invoiceFault>>(undefined);
  const $submitted = atom<Submitted | undefined>(undefined);

  const setRemark = (shopId: number, text: string): void =>
    pricing.keep({ remarks: { ...$draft.get().remarks, [shopId]: text } });

  function setInvoice(change: Partial<InvoiceDraft>): void {
    pricing.keep({ invoice: { ...$draft.get().invoice, ...change } });
    if ($invoiceFault.get()) checkInvoice();
  }

  /** @returns whether the invoice may go */
  function checkInvoice(): boolean {
    const invoice = invoiceOf($draft.get().invoice);
    $invoiceFault.set(invoice && invoiceFault(invoice));
    return !$invoiceFault.get();
  }

  function requestOf({ seal, shops }: Preview, addressId: number): SubmitRequest {
    const { couponIds, points, remarks, invoice } = $draft.get();
    const asked = invoiceOf(invoice);
    const said = shops.map(({ id }) => [String(id), (remarks[id] ?? '').trim()] as const).filter(([, text]) => text);
    return {
      ...{ source: $source.get(), addressId, couponIds, points, seal },
      remarks: Object.fromEntries(said),
      ...(asked ? { invoice: asked } : {}),
    };
  }

  /** Sends the order once, however often it is asked to; nothing while something stops it. */
  async function submit(): Promise<void> {
    const preview = $preview.get();
    const waiting = $submitting.get() || $submitted.get() || $pricing.get();
    if (waiting || !preview?.address || preview.faults.length || !checkInvoice()) return;
    const request = requestOf(preview, preview.address.id);
    await send(request, attemptKey(request), preview);
  }

  async function send(request: SubmitRequest, key: string, seen: Preview): Promise<void> {
    $submitting.set(true);
    $refusal.set(undefined);
    try {
      const submitted = await submitOrder(request, key);
      endAttempt(source);
      dropDraft(source);
      $submitted.set(submitted);
    } catch (error) {
      if (isAnswer(error)) endAttempt(source);
      const fresh = refusedWith(error);
      if (fresh) {
        $changes.set(changesBetween(seen, fresh));
        pricing.put(fresh);
      }
      $refusal.set(failureOf(error, words).text);
    } finally {
      $submitting.set(false);
    }
  }

  /**
   * Prices it for the first time. A submit whose answer never came is sent again when things look different now: if it
   * had gone through, its orders are the answer; if not, it is refused, for its seal no longer holds.
   */
  async function open(): Promise<void> {
    await pricing.price();
    const attempt = openAttempt(source);
    const preview = $preview.get();
    if (attempt && preview && attempt.request.seal !== preview.seal) {
      await send(attempt.request, attempt.key, preview);
      $refusal.set(undefined);
      $changes.set([]);
    }
    $opening.set(false);
  }

  return {
    ...pricing,
    ...{ $opening, $submitting, $refusal, $changes, $invoiceFault, $submitted },
    ...{ open, setRemark, setInvoice, checkInvoice, submit },
    acceptChanges: () => $changes.set([]),
  };
}

export type Checkout = ReturnType<typeof createCheckout>;
