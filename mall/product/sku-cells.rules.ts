import { fenOf } from '#contract/money.ts';
import { type BarcodeError, barcodeError } from '#contract/product/barcode.values.ts';
import type { ProductDocument } from '#contract/product/schema.ts';
import { isStockAlert, isWeight } from '#contract/product/sku.values.ts';
import { halfWidth } from '#contract/text.ts';
import type { Cells } from './sheet.rules.ts';

const COLUMNS = ['barcode', 'weight', 'cost', 'stockAlert'] as const;
type Column = (typeof COLUMNS)[number];
/** What the shop alone knows of a SKU. Left out: as it was; null: removed. */
export type SkuFacts = Partial<Pick<ProductDocument['skus'][number], Column>>;
export type SkuCellError = BarcodeError | 'goodsWeight' | 'goodsStockAlert' | 'rowPrice';
export type BadSkuCell = { column: Column; error: SkuCellError };

/** Removes what was there: an empty cell changes nothing. */
const NONE = '-';
const isNone = (cell: string): boolean => halfWidth(cell).replace('−', '-') === NONE;

/** The apostrophe by which exports keep a spreadsheet from rewriting a number is no part of the code. */
const barcodeOf = (cell: string): string => halfWidth(cell).trim().replace(/^'/, '');

const WHOLE = /^\d{1,7}$/;
function wholeOf(cell: string, fits: (n: number) => boolean): number | undefined {
  const plain = halfWidth(cell).replace(/[,\s]/g, '');
  const n = WHOLE.test(plain) ? Number(plain) : undefined;
  return n !== undefined && fits(n) ? n : undefined;
}

const READ: { [C in Column]: (cell: string) => { [K in C]: SkuFacts[K] } | SkuCellError } = {
  barcode(cell) {
    const barcode = barcodeOf(cell);
    return barcodeError(barcode) ?? { barcode };
  },
  weight(cell) {
    const weight = wholeOf(cell, isWeight);
    return weight === undefined ? 'goodsWeight' : { weight };
  },
  cost(cell) {
    const cost = fenOf(cell);
    return cost === undefined ? 'rowPrice' : { cost };
  },
  stockAlert(cell) {
    const stockAlert = wholeOf(cell, isStockAlert);
    return stockAlert === undefined ? 'goodsStockAlert' : { stockAlert };
  },
};

/** @returns the first cell that is wrong, else what the row says of its SKU */
export function readSkuCells(cells: Cells): SkuFacts | BadSkuCell {
  let facts: SkuFacts = {};
  for (const column of COLUMNS) {
    const cell = cells[column];
    if (!cell) continue;
    const read = isNone(cell) ? { [column]: null } : READ[column](cell);
    if (typeof read === 'string') return { column, error: read };
    facts = { ...facts, ...read };
  }
  return facts;
}
