import type { GoodsQuery } from '../../contract/goods.ts';
import { yuanOf } from '../../contract/goods-rules.ts';
import { SHEET, SHEET_COLUMNS, SHEET_NAMES, type SheetColumn } from '../../contract/goods-sheet.ts';
import type { Language } from '../../contract/language.ts';
import { categoryRows } from '../catalog/catalog.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { fieldFault, type MallError, notFound } from '../http/error.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { writeSheet } from '../sheets/csv.rules.ts';
import { addProduct } from './add.ts';
import { editProducts } from './edit.ts';
import { type Known, type PlannedRow, planRows } from './import.rules.ts';
import * as queries from './list.queries.ts';
import { filterOf } from './list.ts';
import { products } from './product.queries.ts';
import { shopOf } from './product.ts';
import { decodeSheet, readSheet, type SheetFault, type SheetLine, specCell } from './sheet.rules.ts';

const CHUNK = 500;

type Row = Awaited<ReturnType<typeof queries.sheetRows>>[number];
const CELLS: Record<SheetColumn, (row: Row) => string | number> = {
  code: ({ code }) => code,
  spec: ({ spec }) => specCell(spec),
  titleZh: ({ title }) => title.zh,
  titleEn: ({ title }) => title.en,
  sellingZh: ({ selling }) => selling.zh,
  sellingEn: ({ selling }) => selling.en,
  category: ({ category }) => category,
  brand: ({ brand }) => brand,
  price: ({ price }) => yuanOf(price),
  listPrice: ({ listPrice }) => yuanOf(listPrice),
  stock: ({ stock }) => stock,
  status: ({ status }) => status,
};

/** The products of a list as a file, as many as a file may hold. */
export async function exportProducts(
  db: Db,
  by: LiveOperator,
  query: Omit<GoodsQuery, 'page'>,
  language: Language,
): Promise<{ text: string; more: boolean }> {
  const rows = await queries.sheetRows(db, await filterOf(db, by, query), SHEET.rows + 1);
  const heads = SHEET_NAMES.map((name) => SHEET_COLUMNS[name][language]);
  const cells = rows.slice(0, SHEET.rows).map((row) => SHEET_NAMES.map((name) => CELLS[name](row)));
  return { text: writeSheet([heads, ...cells]), more: rows.length > SHEET.rows };
}

/** A file that is none as a whole, or what becomes of each of its rows. */
export type Imported = { fault: SheetFault } | { rows: PlannedRow[]; refused: Map<number, MallError> };

/**
 * Looks at a file; its good rows are written when `apply` says so. The same file once more changes nothing.
 * @throws MallError when it is not said for which shop
 */
export async function importProducts(
  deps: Deps,
  by: LiveOperator,
  { file, shop, apply }: { file: File; shop: number | undefined; apply: boolean },
): Promise<Imported> {
  const own = shopOf(by);
  const shopId = own ?? shop;
  if (shopId === undefined) throw fieldFault('shop', 'goodsShop');
  if (shop !== undefined && shop !== shopId) throw notFound();
  const text = decodeSheet(new Uint8Array(await file.arrayBuffer()));
  const lines = text === undefined ? 'sheetEncoding' : readSheet(text);
  if (typeof lines === 'string') return { fault: lines };
  const rows = planRows(lines, await knownTo(deps.database.db, shopId, lines));
  return { rows, refused: apply ? await write(deps, by, shopId, rows) : new Map() };
}

async function knownTo(db: Db, shopId: number, lines: readonly SheetLine[]): Promise<Known> {
  const codes = [...new Set(lines.flatMap(({ cells }) => cells.code || []))];
  const known: Known['products'] extends ReadonlyMap<infer K, infer V> ? Map<K, V> : never = new Map();
  for (let from = 0; from < codes.length; from += CHUNK) {
    const found = await queries.productsByCode(db, shopId, codes.slice(from, from + CHUNK));
    const rows = await products(
      db,
      found.map(({ id }) => id),
    );
    for (const row of rows) known.set(row.code, row);
  }
  const toMap = (all: { code: string; id: number }[]) => new Map(all.map(({ code, id }) => [code, id]));
  return { categories: toMap(await categoryRows(db)), brands: toMap(await queries.brands(db)), products: known };
}

async function write(deps: Deps, by: LiveOperator, shopId: number, rows: readonly PlannedRow[]) {
  const { db } = deps.database;
  const added = rows.flatMap((row) => (row.action === 'new' ? [row.added] : []));
  for (let from = 0; from < added.length; from += CHUNK) {
    await db.transaction(async (tx) => {
      for (const one of added.slice(from, from + CHUNK)) await addProduct(tx, by, { ...one, shopId }, deps.clock());
    });
  }
  const edits = Map.groupBy(
    rows.flatMap((row) => (row.action === 'change' ? [row] : [])),
    ({ id }) => id,
  );
  return editProducts(
    deps,
    by,
    [...edits].map(([id, own]) => ({ id, change: (value) => own.reduce((all, { change }) => change(all), value) })),
    'import',
  );
}
