import { isDeepStrictEqual } from 'node:util';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import { NO_PAGE_PARTS } from '#contract/product/page.values.ts';
import type { PublishMove, PublishSide } from '#contract/product/publish.values.ts';
import type { ProductDocument } from '#contract/product/schema.ts';
import type { StateByFile } from '#contract/product/sheet.values.ts';
import { saleErrors, specKey } from '#contract/product/values.ts';
import { type RowChange, rowChanges } from './import-changes.rules.ts';
import {
  type Added,
  type Bad,
  type Change,
  type Codes,
  changeFrom,
  type Given,
  missingPicture,
  readRow,
  type StockCell,
  TEXT_COLUMNS,
  toNew,
} from './row.rules.ts';
import { movesTo } from './row-state.rules.ts';
import type { Cells, SheetLine } from './sheet.rules.ts';

export type KnownProduct = {
  id: number;
  status: number;
  value: ProductDocument;
  /** Pieces by the key of the spec. */
  stock: ReadonlyMap<string, number>;
};
export type Known = Codes & {
  products: ReadonlyMap<string, KnownProduct>;
  side: PublishSide;
  /** Lines of this very file whose stock was written before. */
  stocked: ReadonlySet<number>;
  /** What the shop or the category asks of goods before they make a move. */
  lacks: (value: ProductDocument, moves: readonly PublishMove[]) => Bad | undefined;
};
type StateChange = { to: StateByFile; moves: PublishMove[] } | undefined;
type Stocked = {
  /** Still to be written; also where it changes nothing, since the line counts once. */
  stock: StockCell | undefined;
  /** Whether this very file wrote the line's stock before. */
  stocked: boolean;
};
type Outcome = { changes: RowChange[] } & Stocked &
  (
    | { action: 'same' }
    | ({ action: 'bad' } & Bad)
    | { action: 'new'; added: Added; fetches: Fetch[]; state: StateChange }
    | { action: 'change'; id: number; edit: Change | undefined; fetches: Fetch[]; state: StateChange }
  );
export type Fetch = { name: string; address: string };
export type PlannedRow = { line: number; code: string; spec: string } & Outcome;

const isBad = <T extends object>(found: T | Bad): found is Bad => 'error' in found;
const bad = (why: Bad): Outcome => ({ action: 'bad', stock: undefined, stocked: false, changes: [], ...why });
const fetchesOf = ({ pictures = [] }: Given): Fetch[] =>
  pictures.flatMap(({ name, address }) => (address === undefined ? [] : [{ name, address }]));

const SHARED = [...TEXT_COLUMNS, ...(['category', 'brand', 'pictures', 'stateTo'] as const)];

type Before = { seen: Set<string>; cells: Map<string, Cells>; values: Map<string, ProductDocument> };

export type Planner = {
  plan: (line: SheetLine) => PlannedRow;
  /** Once all rows are planned: a state counts only for goods that may have it as they are in the end. */
  check: (row: PlannedRow) => PlannedRow;
};

export function createPlanner(known: Known): Planner {
  const before: Before = { seen: new Set(), cells: new Map(), values: new Map() };
  return {
    plan: ({ line, cells }) => ({
      line,
      code: cells.code ?? '',
      spec: cells.spec ?? '',
      ...outcome(cells, line, known, before),
    }),
    check: (row) => {
      const state = row.action === 'new' || row.action === 'change' ? row.state : undefined;
      const value = before.values.get(row.code);
      if (!state?.moves.length || !value || state.to === PUBLISH_STATUS.PUT_OFF) return row;
      const [wrong] = saleErrors(value);
      const why = wrong ? { column: 'stateTo' as const, error: wrong.error } : known.lacks(value, state.moves);
      return why ? { line: row.line, code: row.code, spec: row.spec, ...bad(why) } : row;
    },
  };
}

export function planRows(lines: readonly SheetLine[], known: Known): PlannedRow[] {
  const { plan, check } = createPlanner(known);
  return lines.map(plan).map(check);
}

function outcome(cells: Cells, line: number, known: Known, before: Before): Outcome {
  const given = readRow(cells, known);
  if (isBad(given)) return bad(given);
  const key = `${given.code}\n${given.spec}`;
  if (before.seen.has(key)) return bad({ column: 'spec', error: 'rowTwice' });
  before.seen.add(key);
  const product = known.products.get(given.code);
  return product ? changed(given, line, product, known, before) : added(given, line, known, before);
}

function added(given: Given, line: number, known: Known, before: Before): Outcome {
  const row = toNew(given);
  if (isBad(row)) return bad(row);
  const state = stateOf(given.state, PUBLISH_STATUS.TO_PUBLISH, known.side);
  if (state && isBad(state)) return bad(state);
  const stock = stockOf(given.stock, 0, known.stocked.has(line));
  if (isBad(stock)) return bad(stock);
  before.values.set(given.code, documentOf(row));
  const changes = rowChanges({ given, stock: stock.stock, state, status: PUBLISH_STATUS.TO_PUBLISH, pieces: 0 });
  return { action: 'new', added: row, fetches: fetchesOf(given), state, changes, ...stock };
}

function documentOf({
  code: _,
  price,
  listPrice,
  barcode = null,
  weight = null,
  cost = null,
  stockAlert = null,
  ...shared
}: Added): ProductDocument {
  const facts = { barcode, weight, cost, stockAlert };
  return {
    ...{ ...shared, detail: { zh: '', en: '' }, facts: [], axes: [], custom: null, attributeValues: [] },
    ...NO_PAGE_PARTS,
    skus: [{ spec: [], price, listPrice, picture: null, ...facts }],
  };
}

/** A picture of the product that is named by its address is kept, not fetched again. */
const withOwn = (given: Given, own: readonly string[]): Given => ({
  ...given,
  pictures: given.pictures?.map((one) => (one.address && own.includes(one.address) ? { name: one.address } : one)),
});

function changed(row: Given, line: number, product: KnownProduct, known: Known, before: Before): Outcome {
  const given = withOwn(row, product.value.pictures);
  const { code, cells } = given;
  const said = before.cells.get(code) ?? {};
  const value = before.values.get(code) ?? product.value;
  const change = changeFrom(given);
  const after = change(value);
  const wrong = misfit(given, product, said, after);
  if (wrong) return bad(wrong);
  // A product moves once, with the first of its rows.
  const state = said.stateTo ? undefined : stateOf(given.state, product.status, known.side);
  if (state && isBad(state)) return bad(state);
  const pieces = product.stock.get(given.spec) ?? 0;
  const stock = stockOf(given.stock, pieces, known.stocked.has(line));
  if (isBad(stock)) return bad(stock);
  const filled = Object.fromEntries(Object.entries(cells).filter(([, text]) => text));
  before.cells.set(code, { ...filled, ...said });
  before.values.set(code, after);
  const edit = isDeepStrictEqual(value, after) ? undefined : change;
  const values = { before: value, after };
  const changes = rowChanges({ given, stock: stock.stock, state, status: product.status, pieces, values });
  if (!edit && !changes.length) return { action: 'same', changes, ...stock };
  return { action: 'change', id: product.id, edit, fetches: edit ? fetchesOf(given) : [], state, changes, ...stock };
}

function misfit(given: Given, product: KnownProduct, said: Cells, after: ProductDocument): Bad | undefined {
  const { cells } = given;
  const differs = SHARED.find((name) => cells[name] && said[name] && cells[name] !== said[name]);
  if (differs) return { column: differs, error: 'rowDiffers' };
  if (missingPicture(given, product.value.pictures)) return { column: 'pictures', error: 'rowPictureFile' };
  const sku = after.skus.find(({ spec }) => specKey(spec) === given.spec);
  if (!sku) return { column: 'spec', error: 'rowSpec' };
  const low = sku.listPrice !== null && sku.listPrice < sku.price;
  return low ? { column: 'listPrice', error: 'goodsListPrice' } : undefined;
}

function stateOf(to: StateByFile | undefined, status: number, side: PublishSide): StateChange | Bad {
  if (to === undefined) return undefined;
  const moves = movesTo(to, status, side);
  return typeof moves === 'string' ? { column: 'stateTo', error: moves } : { to, moves };
}

function stockOf(cell: StockCell | undefined, pieces: number, stocked: boolean): Stocked | Bad {
  if (!cell || stocked) return { stock: undefined, stocked: cell !== undefined };
  if (cell.way === 'add' && pieces + cell.pieces < 0) return { column: 'stockAdd', error: 'stockShort' };
  return { stock: cell, stocked: false };
}
