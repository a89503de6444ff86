import { isDeepStrictEqual } from 'node:util';
import type { ProductDocument } from '#contract/product/schema.ts';
import { specKey } from '#contract/product/values.ts';
import {
  type Added,
  type Bad,
  type Change,
  type Codes,
  changeFrom,
  type Given,
  missingPicture,
  readRow,
  toNew,
} from './row.rules.ts';
import type { Cells, SheetLine } from './sheet.rules.ts';

export type Known = Codes & {
  products: ReadonlyMap<string, { id: number; value: ProductDocument }>;
};
type Outcome =
  | { action: 'same' }
  | ({ action: 'bad' } & Bad)
  | { action: 'new'; added: Added; fetches: Fetch[] }
  | { action: 'change'; id: number; change: Change; fetches: Fetch[] };
export type Fetch = { name: string; address: string };
export type PlannedRow = { line: number; code: string; spec: string } & Outcome;

const isBad = <T extends object>(found: T | Bad): found is Bad => 'error' in found;
const bad = (why: Bad): Outcome => ({ action: 'bad', ...why });
const fetchesOf = ({ pictures = [] }: Given): Fetch[] =>
  pictures.flatMap(({ name, address }) => (address === undefined ? [] : [{ name, address }]));

const SHARED = ['titleZh', 'titleEn', 'sellingZh', 'sellingEn', 'category', 'brand', 'pictures'] as const;

type Before = { seen: Set<string>; cells: Map<string, Cells>; values: Map<string, ProductDocument> };

export function createPlanner(known: Known): (line: SheetLine) => PlannedRow {
  const before: Before = { seen: new Set(), cells: new Map(), values: new Map() };
  return ({ line, cells }) => ({
    line,
    code: cells.code ?? '',
    spec: cells.spec ?? '',
    ...outcome(cells, known, before),
  });
}

export const planRows = (lines: readonly SheetLine[], known: Known): PlannedRow[] => lines.map(createPlanner(known));

function outcome(cells: Cells, known: Known, before: Before): Outcome {
  const given = readRow(cells, known);
  if (isBad(given)) return bad(given);
  const key = `${given.code}\n${given.spec}`;
  if (before.seen.has(key)) return bad({ column: 'spec', error: 'rowTwice' });
  before.seen.add(key);
  const product = known.products.get(given.code);
  if (product) return changed(given, product, before);
  const added = toNew(given);
  return isBad(added) ? bad(added) : { action: 'new', added, fetches: fetchesOf(given) };
}

/** A picture of the product that is named by its address is kept, not fetched again. */
const withOwn = (given: Given, own: readonly string[]): Given => ({
  ...given,
  pictures: given.pictures?.map((one) => (one.address && own.includes(one.address) ? { name: one.address } : one)),
});

function changed(row: Given, product: { id: number; value: ProductDocument }, before: Before): Outcome {
  const given = withOwn(row, product.value.pictures);
  const { code, cells } = given;
  const said = before.cells.get(code) ?? {};
  const differs = SHARED.find((name) => cells[name] && said[name] && cells[name] !== said[name]);
  if (differs) return bad({ column: differs, error: 'rowDiffers' });
  const value = before.values.get(code) ?? product.value;
  if (missingPicture(given, product.value.pictures)) return bad({ column: 'pictures', error: 'rowPictureFile' });
  const change = changeFrom(given);
  const after = change(value);
  const sku = after.skus.find(({ spec }) => specKey(spec) === given.spec);
  if (!sku) return bad({ column: 'spec', error: 'rowSpec' });
  if (sku.listPrice !== null && sku.listPrice < sku.price) return bad({ column: 'listPrice', error: 'goodsListPrice' });
  const filled = Object.fromEntries(Object.entries(cells).filter(([, text]) => text));
  before.cells.set(code, { ...filled, ...said });
  before.values.set(code, after);
  return isDeepStrictEqual(value, after)
    ? { action: 'same' }
    : { action: 'change', id: product.id, change, fetches: fetchesOf(given) };
}
