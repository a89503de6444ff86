import { atom } from 'nanostores';
import type { Invoice } from '#contract/checkout/schema.ts';
import { INVOICE_TYPE } from '#contract/enums.ts';
import * as calls from '#contract/invoice/calls.ts';
import type { InvoiceView, PdfFile } from '#contract/invoice/schema.ts';
import { cleanInvoice, invoiceError } from '#contract/invoice/values.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import { type InvoiceFilter, invoiceParams } from '../../lib/browser/invoice/invoice-url.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { byId } from '../../lib/shared/api/missing.ts';
import { createAction } from '../public/action.ts';
import { createForm } from '../public/form.ts';
import { createPaged } from '../public/paged.ts';
import { createResource } from '../public/resource.ts';

/** The invoice of an order; loaded as undefined when there is no such order, or it is not this shopper's. */
export function createInvoicePage(orderId: string, words: FailureWords) {
  return createResource<InvoiceView | undefined>(
    () => byId(orderId, () => mall.call(calls.viewInvoice, { query: { orderId } })),
    words,
  );
}
export type InvoicePage = ReturnType<typeof createInvoicePage>;

export const createInvoiceList = (first: InvoiceFilter, words: FailureWords) =>
  createPaged(first, (filter: InvoiceFilter) => mall.call(calls.listInvoices, { query: invoiceParams(filter) }), words);

export function createInvoiceFile(orderId: string, words: FailureWords) {
  const { $busy, run } = createAction(words);

  async function read(): Promise<PdfFile | undefined> {
    let pdf: PdfFile | undefined;
    await run(async () => {
      pdf = await mall.call(calls.viewInvoiceFile, { query: { orderId } });
    });
    return pdf;
  }

  return { $busy, read };
}

export function createInvoiceForm(orderId: string, first: Invoice, words: FailureWords, text: (key: string) => string) {
  const $invoice = atom<Invoice>(first);
  const form = createForm(words);

  function errorIn() {
    const error = invoiceError(cleanInvoice($invoice.get()));
    return error && { field: error.field, text: text(error.error) };
  }

  function set(change: Partial<Invoice>): void {
    $invoice.set({ ...$invoice.get(), ...change });
    if (form.$failure.get()) form.$failure.set(errorIn());
  }

  /** @returns what state it is in now; undefined when it was refused */
  async function send(): Promise<InvoiceView | undefined> {
    let view: InvoiceView | undefined;
    await form.submit(errorIn(), async () => {
      const body = { orderId, invoice: cleanInvoice($invoice.get()) };
      view = await mall.call(calls.requestInvoice, { body });
    });
    return view;
  }

  return { $invoice, $busy: form.$busy, $failure: form.$failure, set, send };
}

export function createInvoiceTitles() {
  const $titles = atom<readonly Invoice[]>([]);
  let asked = false;

  async function load(): Promise<void> {
    if (asked) return;
    asked = true;
    try {
      $titles.set((await mall.call(calls.listInvoiceTitles)).titles);
    } catch {
      // A help for typing: without it one types.
      asked = false;
    }
  }

  const of = (type: Invoice['type']): readonly Invoice[] => $titles.get().filter((title) => title.type === type);

  return { $titles, load, of };
}

export const isUnit = ({ type }: Pick<Invoice, 'type'>): boolean => type === INVOICE_TYPE.UNIT;
