import type { CheckoutSource } from '#contract/checkout/schema.ts';
import { sourceKey } from '../../lib/browser/order/checkout.ts';
import { persisted } from '../../lib/browser/persisted.ts';

export type InvoiceDraft = { kind: 'none' | 'personal' | 'unit'; name: string; unit: string; taxNumber: string };

export type Draft = {
  /** Undefined: the default address. */
  addressId?: number | undefined;
  /** Undefined: the coupons that save most. */
  couponIds?: number[] | undefined;
  points: number;
  remarks: Record<string, string>;
  invoice: InvoiceDraft;
};

export const emptyDraft = (): Draft => ({
  points: 0,
  remarks: {},
  invoice: { kind: 'none', name: '', unit: '', taxNumber: '' },
});

export const draftOf = (source: CheckoutSource) =>
  persisted<Draft>(`liangji.checkout.${sourceKey(source)}`, (stored) => {
    const [empty, saved] = [emptyDraft(), (stored ?? {}) as Partial<Draft>];
    return { ...empty, ...saved, invoice: { ...empty.invoice, ...saved.invoice } };
  });
