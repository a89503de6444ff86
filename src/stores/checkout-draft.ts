import type { CheckoutSource } from '../../contract/order.ts';
import { sourceKey } from '../lib/order/checkout.ts';

/** An invoice being filled in; both titles are kept while the shopper goes back and forth. */
export type InvoiceDraft = { kind: 'none' | 'personal' | 'unit'; name: string; unit: string; taxNumber: string };

/** What a shopper chose and wrote at checkout; it outlives a reload, and goes with the order or the login. */
export type Draft = {
  /** Undefined: the default one. */
  addressId?: number | undefined;
  couponIds: number[];
  points: number;
  /** By shop. */
  remarks: Record<string, string>;
  invoice: InvoiceDraft;
};

export const emptyDraft = (): Draft => ({
  couponIds: [],
  points: 0,
  remarks: {},
  invoice: { kind: 'none', name: '', unit: '', taxNumber: '' },
});

const keyOf = (source: CheckoutSource): string => `liangji.checkout.${sourceKey(source)}`;

export function readDraft(source: CheckoutSource): Draft {
  const empty = emptyDraft();
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(source)) ?? '{}') as Partial<Draft>;
    return { ...empty, ...kept, invoice: { ...empty.invoice, ...kept.invoice } };
  } catch {
    return empty;
  }
}

export function keepDraft(source: CheckoutSource, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(source), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing still buys; only a reload loses what was written.
  }
}

export const dropDraft = (source: CheckoutSource): void => localStorage.removeItem(keyOf(source));
