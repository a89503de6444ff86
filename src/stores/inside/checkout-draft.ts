import type { CheckoutSource } from '#contract/checkout/schema.ts';
import { sourceKey } from '../../lib/browser/order/checkout.ts';
import { persisted } from '../../lib/browser/persisted.ts';

/** An invoice being filled in; both titles are saved while the shopper goes back and forth. */
export type InvoiceDraft = { kind: 'none' | 'personal' | 'unit'; name: string; unit: string; taxNumber: string };

/** What a shopper chose and wrote at checkout; it outlives a reload, and goes with the order or the login. */
export type Draft = {
  /** Undefined: the default one. */
  addressId?: number | undefined;
  /** Undefined: those that save most. */
  couponIds?: number[] | undefined;
  points: number;
  /** By shop. */
  remarks: Record<string, string>;
  invoice: InvoiceDraft;
};

export const emptyDraft = (): Draft => ({
  points: 0,
  remarks: {},
  invoice: { kind: 'none', name: '', unit: '', taxNumber: '' },
});

/** What was written at one checkout. */
export const draftOf = (source: CheckoutSource) =>
  persisted<Draft>(`liangji.checkout.${sourceKey(source)}`, (stored) => {
    const [empty, saved] = [emptyDraft(), (stored ?? {}) as Partial<Draft>];
    return { ...empty, ...saved, invoice: { ...empty.invoice, ...saved.invoice } };
  });
