import { atom } from 'nanostores';
import * as calls from '#contract/invoice/desk.calls.ts';
import type { DeskInvoice, PdfFile } from '#contract/invoice/schema.ts';
import { INVOICE_FILE_BYTES, INVOICE_NUMBER } from '#contract/invoice/values.ts';
import { hasForm } from '#contract/text.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import { type InvoicesFilter, invoicesQuery } from '../../lib/browser/desk/invoice-url.ts';
import { formOf } from '../../lib/browser/form-data.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createAction } from '../public/action.ts';
import { createForm } from '../public/form.ts';
import { createPaged } from '../public/paged.ts';

export function createInvoices(first: InvoicesFilter, words: FailureWords) {
  const list = createPaged(
    first,
    (filter: InvoicesFilter) => desk.call(calls.listInvoices, { query: invoicesQuery(filter) }),
    words,
  );
  const { $busy, run } = createAction(words);

  async function file(orderId: string): Promise<PdfFile | undefined> {
    let pdf: PdfFile | undefined;
    await run(async () => {
      pdf = await desk.call(calls.viewInvoiceFile, { query: { orderId } });
    });
    return pdf;
  }

  return { ...list, $busy, file };
}

type IssueValues = { number: string; day: string; own: boolean; file: File | undefined };

export function createIssue(
  { orderId, mark }: Pick<DeskInvoice, 'orderId' | 'mark'>,
  day: string,
  words: FailureWords,
  text: (error: 'numberError' | 'fileMissing' | 'fileHint') => string,
) {
  const $values = atom<IssueValues>({ number: '', day, own: false, file: undefined });
  const form = createForm(words);

  function errorIn() {
    const { number, own, file } = $values.get();
    if (!hasForm(INVOICE_NUMBER, number)) return { field: 'number', text: text('numberError') };
    if (own && !file) return { field: 'file', text: text('fileMissing') };
    if (own && file && file.size > INVOICE_FILE_BYTES) return { field: 'file', text: text('fileHint') };
    return undefined;
  }

  function set(change: Partial<IssueValues>): void {
    $values.set({ ...$values.get(), ...change });
    if (form.$failure.get()) form.$failure.set(errorIn());
  }

  const send = (): Promise<boolean> =>
    form.submit(errorIn(), () => {
      const { number, day: on, own, file } = $values.get();
      const fields = { orderId, mark, number: number.trim(), day: on };
      return desk.call(calls.issueInvoice, { body: formOf(fields, own ? file : undefined, 'invoice.pdf') });
    });

  return { $values, $busy: form.$busy, $failure: form.$failure, set, send };
}
