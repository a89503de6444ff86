import { yuanOf } from '#contract/money.ts';
import type { StatementBrief } from '#contract/settlement/desk.schema.ts';
import { SHOP_ENTRY_NAMES } from '#contract/settlement/sheet.values.ts';
import { SHOP_ENTRY_KINDS, type ShopEntryKind } from '#contract/settlement/values.ts';
import { timeOf } from '../sheets/days.rules.ts';
import { type Doc, drawFacts, drawPdf, drawRule, FOOT, INK, LEFT, QUIET, WIDTH } from '../sheets/pdf.ts';

type Sum = { n: number; amount: number };
export type StatementPage = StatementBrief & {
  sums: readonly (Sum & { kind: ShopEntryKind })[];
  days: readonly (Sum & { day: string })[];
  confirmed: boolean;
  at: Date;
};

const LINE = '#c9c2ba';
const COLUMNS = { name: 0, n: 270, amount: 360 };

/** Sums by kind and by day; the entries themselves are in the CSV. */
export const drawStatement = (statement: StatementPage): Promise<Buffer> =>
  drawPdf({ title: `结算单 ${statement.id}`, author: statement.shop, at: statement.at }, (doc) => {
    drawHead(doc, statement);
    drawSums(doc, statement);
    drawDays(doc, statement);
  });

function drawHead(doc: Doc, { id, shop, from, to, confirmed, confirmedAt, at }: StatementPage): void {
  doc.fontSize(20).text('结算单 Statement', { align: 'center' }).moveDown(1);
  const state = confirmed && confirmedAt ? timeOf(new Date(confirmedAt)) : '未确认 Not yet';
  drawFacts(doc, [
    ['结算单号 No.', String(id)],
    ['店铺 Shop', shop],
    ['账期 Period', `${from} – ${to}`],
    ['确认时间 Confirmed', state],
    ['打印时间 Printed', timeOf(at)],
  ]);
}

function drawSums(doc: Doc, { sums, opening, closing }: StatementPage): void {
  drawHeadings(doc, '项目 Item');
  drawRow(doc, '期初余额 Opening', '', opening);
  for (const kind of SHOP_ENTRY_KINDS) {
    const sum = sums.find((one) => one.kind === kind);
    if (sum) drawRow(doc, `${SHOP_ENTRY_NAMES[kind].zh} ${SHOP_ENTRY_NAMES[kind].en}`, String(sum.n), sum.amount);
  }
  rule(doc);
  doc.fontSize(12);
  drawRow(doc, '期末余额 Closing', '', closing);
  doc.fontSize(10).moveDown(1);
}

function drawDays(doc: Doc, { days }: StatementPage): void {
  drawHeadings(doc, '入账日 Day');
  for (const { day, n, amount } of days) drawRow(doc, day, String(n), amount);
  rule(doc);
}

function drawHeadings(doc: Doc, first: string): void {
  rule(doc);
  doc.fillColor(QUIET);
  cells(doc, first, '笔数 Entries', '金额（元） Amount, CNY');
  doc.fillColor(INK);
  rule(doc);
}

const drawRow = (doc: Doc, name: string, n: string, amount: number): void => cells(doc, name, n, yuanOf(amount));

function cells(doc: Doc, name: string, n: string, amount: string): void {
  const height = doc.heightOfString(name, { width: COLUMNS.n - 16 });
  if (doc.y + height > FOOT) doc.addPage();
  const { y } = doc;
  doc.text(name, LEFT + COLUMNS.name, y, { width: COLUMNS.n - 16 });
  doc.text(n, LEFT + COLUMNS.n, y, { width: COLUMNS.amount - COLUMNS.n, align: 'right' });
  doc.text(amount, LEFT + COLUMNS.amount, y, { width: WIDTH - COLUMNS.amount, align: 'right' });
  doc.x = LEFT;
  doc.y = y + height + 6;
}

const rule = (doc: Doc): void => drawRule(doc, LINE);
