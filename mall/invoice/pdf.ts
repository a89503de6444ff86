import { create } from 'fontkit';
import type { Invoice } from '#contract/checkout/schema.ts';
import { INVOICE_TYPE } from '#contract/enums.ts';
import { yuanOf } from '#contract/money.ts';
import { type Doc, drawFacts, drawPdf, drawRule, FOOT, INK, LEFT, QUIET, WIDTH } from '../sheets/pdf.ts';
import { pdfFont } from '../sheets/pdf-font.ts';
import { amountInWords } from './invoice.rules.ts';

export type Bill = {
  shop: string;
  /** Empty: the shop has given none. */
  sellerTaxNumber: string;
  orderId: string;
  number: string;
  day: string;
  invoice: Invoice;
  lines: { title: string; spec: string; quantity: number; amount: number }[];
  freight: number;
  refunded: number;
  amount: number;
  at: Date;
};

const RED = '#b3261e';
/** Wide enough for their headings in one line. */
const COLUMNS = { title: 0, quantity: 290, amount: 360 };

export async function unknownSigns(text: string): Promise<string> {
  const font = create(await pdfFont());
  const knows = (sign: string) => 'characterSet' in font && font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
  return [...new Set(text)].filter((sign) => !/\s/.test(sign) && !knows(sign)).join('');
}

export const drawInvoice = (bill: Bill): Promise<Buffer> =>
  drawPdf({ title: `发票 ${bill.number}`, author: bill.shop, at: bill.at }, (doc) => {
    drawHead(doc, bill);
    drawLines(doc, bill);
    drawTotal(doc, bill);
  });

function drawHead(doc: Doc, { shop, sellerTaxNumber, orderId, number, day, invoice }: Bill): void {
  doc.fontSize(20).fillColor(RED).text('发票 Invoice', { align: 'center' });
  doc.fontSize(11).fillColor(INK).text(shop, { align: 'center' }).moveDown(1.2);
  const unit = invoice.type === INVOICE_TYPE.UNIT;
  drawFacts(doc, [
    ['发票号码 No.', number],
    ['开票日期 Date', day],
    ['订单编号 Order', orderId],
    ['销售方 Seller', shop],
    ...(sellerTaxNumber ? [['销售方税号 Seller tax no.', sellerTaxNumber] as const] : []),
    [unit ? '购买方（单位） Buyer' : '购买方（个人） Buyer', invoice.title],
    ...(invoice.taxNumber ? [['购买方税号 Buyer tax no.', invoice.taxNumber] as const] : []),
  ]);
}

const rule = (doc: Doc): void => drawRule(doc, RED);

type Row = { title: string; note?: string; quantity: string; amount: string };

function drawRow(doc: Doc, { title, note = '', quantity, amount }: Row): void {
  const width = COLUMNS.quantity - 16;
  const cells = [
    { text: quantity, left: COLUMNS.quantity, width: COLUMNS.amount - COLUMNS.quantity },
    { text: amount, left: COLUMNS.amount, width: WIDTH - COLUMNS.amount },
  ];
  const titleHeight = doc.heightOfString(title, { width }) + (note ? doc.heightOfString(note, { width }) : 0);
  const height = Math.max(titleHeight, ...cells.map((cell) => doc.heightOfString(cell.text, { width: cell.width })));
  if (doc.y + height > FOOT) doc.addPage();
  const { y } = doc;
  doc.text(title, LEFT + COLUMNS.title, y, { width });
  if (note) doc.fillColor(QUIET).text(note, { width }).fillColor(INK);
  for (const cell of cells) doc.text(cell.text, LEFT + cell.left, y, { width: cell.width, align: 'right' });
  doc.x = LEFT;
  doc.y = y + height + 6;
}

function drawLines(doc: Doc, { lines, freight, refunded }: Bill): void {
  rule(doc);
  doc.fillColor(QUIET);
  drawRow(doc, { title: '项目 Item', quantity: '数量 Qty', amount: '金额（元） Amount, CNY' });
  doc.fillColor(INK);
  rule(doc);
  for (const { title, spec, quantity, amount } of lines)
    drawRow(doc, { title, note: spec, quantity: String(quantity), amount: yuanOf(amount) });
  if (freight) drawRow(doc, { title: '运费 Shipping', quantity: '', amount: yuanOf(freight) });
  if (refunded) drawRow(doc, { title: '已退款 Refunded', quantity: '', amount: `-${yuanOf(refunded)}` });
  rule(doc);
}

function drawTotal(doc: Doc, { amount, shop }: Bill): void {
  if (doc.y + 90 > FOOT) doc.addPage();
  doc.fontSize(12);
  drawRow(doc, {
    title: '价税合计 Total, taxes included',
    note: amountInWords(amount),
    quantity: '',
    amount: `¥${yuanOf(amount)}`,
  });
  rule(doc);
  doc.moveDown(0.6).fontSize(9).fillColor(QUIET);
  doc.text(`由${shop}开具。 Issued by ${shop}.`, LEFT, doc.y, { width: WIDTH });
}
