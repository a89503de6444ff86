import { setImmediate } from 'node:timers/promises';
import { SHEET } from '#contract/product/sheet.values.ts';
import { categoryRows } from '../catalog/catalog.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { fieldError, type MallError, notFound } from '../error.ts';
import type { StoredFile } from '../http/stored-form.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { shopOf } from '../operator/scope.ts';
import { importedName, saveSent } from '../upload/upload.ts';
import { addProduct } from './add.ts';
import { editProducts } from './edit-many.ts';
import { createPlanner, type Known, type PlannedRow } from './import.rules.ts';
import { fetchPictures } from './import-pictures.ts';
import * as queries from './list.queries.ts';
import { products } from './product.queries.ts';
import { idsByCode, type PictureNames } from './row.rules.ts';
import type { SheetError, SheetLine } from './sheet.rules.ts';
import { oneImport, readFile } from './sheet-reading.ts';

const CHUNK = 50;
const PLANNED = 100;
const FETCH_MS = 10_000;

export type Imported =
  | { error: SheetError }
  | { rows: PlannedRow[]; refused: Map<number, MallError>; total: number; next: number | null };

type Input = {
  file: StoredFile;
  shop: number | undefined;
  apply: boolean;
  from: number;
  sent: ReadonlyMap<string, string>;
};

export function shopFor(by: LiveOperator, shop: number | undefined): number {
  const own = shopOf(by);
  const shopId = own ?? shop;
  if (shopId === undefined) throw fieldError('shop', 'goodsShop');
  if (shop !== undefined && shop !== shopId) throw notFound();
  return shopId;
}

/**
 * With `apply` part of the good rows is written, and the caller goes on with the next part. An import that is stopped and repeated finds
 * the rows before unchanged, since products are known by their codes.
 * @throws MallError when no shop is named
 */
export async function importProducts(deps: Deps, by: LiveOperator, input: Input): Promise<Imported> {
  const shopId = shopFor(by, input.shop);
  return oneImport(shopId, () => importInTurn(deps, by, shopId, input));
}

async function importInTurn(deps: Deps, by: LiveOperator, shopId: number, input: Input): Promise<Imported> {
  const { file, apply, from, sent } = input;
  const lines = await readFile(file);
  if (typeof lines === 'string') return { error: lines };
  const end = apply ? Math.min(lines.length, from + SHEET.slice) : lines.length;
  const pictures = namesFor(deps, shopId, sent);
  // Duplicate specs are found among the rows before this part too; products are read for this part only.
  const known = await knownTo(deps.database.db, shopId, lines.slice(from, end), pictures);
  const rows = await planInTurns(lines.slice(0, end), known);
  const part = rows.slice(from);
  if (!apply) return { rows: part, refused: new Map(), total: lines.length, next: null };
  const { refused, ready } = await fetchPictures(deps, by, part, FETCH_MS);
  const done = part.slice(0, ready);
  await write(deps, by, shopId, done, refused);
  const next = from + ready;
  return { rows: done, refused, total: lines.length, next: next < lines.length ? next : null };
}

async function planInTurns(lines: readonly SheetLine[], known: Known): Promise<PlannedRow[]> {
  const planRow = createPlanner(known);
  const rows: PlannedRow[] = [];
  for (let from = 0; from < lines.length; from += PLANNED) {
    rows.push(...lines.slice(from, from + PLANNED).map(planRow));
    await setImmediate();
  }
  return rows;
}

export async function importPicture(
  deps: Deps,
  by: LiveOperator,
  shop: number | undefined,
  file: File,
): Promise<string> {
  return saveSent(deps, by, shopFor(by, shop), file);
}

const namesFor = ({ webPictures }: Deps, shopId: number, sent: ReadonlyMap<string, string>): PictureNames => ({
  ofAddress: (address) => (webPictures.takes(address) ? importedName(shopId, address) : undefined),
  sent,
});

async function knownTo(db: Db, shopId: number, lines: readonly SheetLine[], pictures: PictureNames): Promise<Known> {
  const codes = [...new Set(lines.flatMap(({ cells }) => cells.code || []))];
  const known: Known['products'] extends ReadonlyMap<infer K, infer V> ? Map<K, V> : never = new Map();
  for (let from = 0; from < codes.length; from += CHUNK) {
    const found = await queries.productsByCode(db, shopId, codes.slice(from, from + CHUNK));
    const rows = await products(
      db,
      found.map(({ id }) => id),
    );
    // Sheets have no descriptions, which are large.
    for (const row of rows) known.set(row.code, { id: row.id, value: { ...row.value, detail: { zh: '', en: '' } } });
  }
  return {
    categories: idsByCode(await categoryRows(db)),
    brands: idsByCode(await queries.brands(db)),
    products: known,
    pictures,
  };
}

async function write(
  deps: Deps,
  by: LiveOperator,
  shopId: number,
  rows: readonly PlannedRow[],
  refused: Map<number, MallError>,
): Promise<void> {
  const good = rows.filter(({ line }) => !refused.has(line));
  const added = good.flatMap((row) => (row.action === 'new' ? [row.added] : []));
  // In small transactions: the embedded database serves no other call during one.
  for (let from = 0; from < added.length; from += CHUNK)
    await deps.database.db.transaction(async (tx) => {
      for (const one of added.slice(from, from + CHUNK)) await addProduct(tx, by, { ...one, shopId }, deps.clock());
    });
  const edits = Map.groupBy(
    good.flatMap((row) => (row.action === 'change' ? [row] : [])),
    ({ id }) => id,
  );
  const failed = await editProducts(
    deps,
    by,
    [...edits].map(([id, own]) => ({ id, change: (value) => own.reduce((all, { change }) => change(all), value) })),
    'import',
  );
  for (const [id, error] of failed) for (const { line } of edits.get(id) ?? []) refused.set(line, error);
}
