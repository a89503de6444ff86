import { randomBytes } from 'node:crypto';
import { ORDER_STATUS } from '#contract/enums.ts';
import { inLanguage } from '#contract/in-language.ts';
import { INVOICE_FILE_BYTES } from '#contract/invoice/values.ts';
import type { Deps } from '../deps.ts';
import { fieldError, MallError, notFound } from '../error.ts';
import { notify } from '../message/message.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { dayOf } from '../sheets/days.rules.ts';
import type { InvoiceRow, Owner } from './invoice.queries.ts';
import * as queries from './invoice.queries.ts';
import { markOf } from './invoice.rules.ts';
import { amountOf } from './invoice.ts';
import { drawInvoice, unknownSigns } from './pdf.ts';
import { isPdf } from './pdf-file.rules.ts';

type Issue = { orderId: string; number: string; day: string; mark: string; file?: File | undefined };
type Open = InvoiceRow & { invoice: NonNullable<InvoiceRow['invoice']> };

function openOf(row: InvoiceRow | undefined, mark: string): Open {
  if (!row?.invoice) throw notFound();
  if (row.issued) throw new MallError('message', 'invoiceIssued');
  if (row.status !== ORDER_STATUS.COMPLETED) throw new MallError('message', 'invoiceNotYet');
  if (amountOf(row) <= 0) throw new MallError('message', 'invoiceNothing');
  if (markOf(row.invoice) !== mark) throw new MallError('message', 'invoiceChanged');
  return { ...row, invoice: row.invoice };
}

/**
 * With the shop's own PDF, or one generated from the order. Of two issuers at once, one succeeds; a request that was changed meanwhile is
 * refused.
 * @throws MallError not found, at a field, or when it is not as the operator saw it
 */
export async function issueInvoice(deps: Deps, operator: LiveOperator, owner: Owner, input: Issue): Promise<void> {
  const { database, files, clock } = deps;
  const { orderId, mark } = input;
  const now = clock();
  const seen = openOf(await queries.invoiceOf(database.db, owner, orderId), mark);
  if (input.day > dayOf(now) || input.day < dayOf(seen.createdAt)) throw fieldError('day', 'invoiceDay');
  const bytes = input.file ? await readPdf(input.file) : await makePdf(deps, seen, input);
  const file = `private/invoice/${dayOf(now).slice(0, 7).replace('-', '/')}/${randomBytes(18).toString('base64url')}.pdf`;
  await files.write(file, bytes);
  await database.db.transaction(async (tx) => {
    await queries.lockOrder(tx, owner, orderId);
    const row = openOf(await queries.invoiceOf(tx, owner, orderId), mark);
    const amount = amountOf(row);
    // Something was refunded while the file was made.
    if (amount !== amountOf(seen)) throw new MallError('message', 'invoiceChanged');
    const { accountId, shopId, invoice } = row;
    const { number, day } = input;
    const own = { orderId, accountId, shopId, amount, number, day, file, operatorId: operator.id, issuedAt: now };
    const added = await queries.addIssued(tx, { ...own, ...invoice, taxNumber: invoice.taxNumber ?? '' });
    if (!added) throw fieldError('number', 'invoiceNumberUsed');
    await queries.markInvoiced(tx, orderId);
    await notify(tx, 'invoiceIssued', [{ accountId, about: orderId, params: { order: orderId, number } }], now);
    const after = { ...invoice, number, day, amount };
    await recordChanges(tx, operator, now, [{ kind: 'invoice', ref: orderId, action: 'issue', before: null, after }]);
  });
}

async function readPdf(file: File): Promise<Buffer> {
  if (file.size > INVOICE_FILE_BYTES) throw new MallError('message', 'pdfTooLarge', { status: 413 });
  const bytes = Buffer.from(await file.arrayBuffer());
  if (!isPdf(bytes)) throw fieldError('file', 'pdfFormat');
  return bytes;
}

async function makePdf({ database, clock }: Deps, row: Open, { number, day }: Issue): Promise<Buffer> {
  const lines = await queries.linesOf(database.db, row.orderId);
  const { invoice, freight, refunded, orderId } = row;
  const shop = inLanguage(row.shopName, 'zh');
  const items = lines.map(({ title, spec, quantity, payable, freight: share }) => ({
    title: inLanguage(title, 'zh'),
    spec: spec.map((name) => inLanguage(name, 'zh')).join('，'),
    quantity,
    amount: payable - share,
  }));
  const signs = await unknownSigns(shop + invoice.title);
  if (signs) throw new MallError('message', 'invoiceSigns', { params: { signs } });
  const amount = amountOf(row);
  return drawInvoice({
    shop,
    sellerTaxNumber: row.shopTaxNumber,
    orderId,
    number,
    day,
    invoice,
    lines: items,
    freight,
    refunded,
    amount,
    at: clock(),
  });
}
