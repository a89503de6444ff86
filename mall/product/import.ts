import { setImmediate } from 'node:timers/promises';
import { SHEET } from '#contract/product/sheet.values.ts';
import { specKey } from '#contract/product/values.ts';
import { categoryRows } from '../catalog/catalog.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { fieldError, type MallError, notFound } from '../error.ts';
import type { StoredFile } from '../http/stored-form.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { shopOf } from '../operator/scope.ts';
import { importedName, saveSent } from '../upload/upload.ts';
import { addProduct } from './add.ts';
import { requiredAttributes } from './attributes.ts';
import { editProducts } from './edit-many.ts';
import { createPlanner, type Known, type KnownProduct, type PlannedRow } from './import.rules.ts';
import { fetchPictures } from './import-pictures.ts';
import { moveFromFile } from './import-state.ts';
import { type From, stockedLines, stockFromFile } from './import-stock.ts';
import * as queries from './list.queries.ts';
import { hasReturnPlace, products } from './product.queries.ts';
import { sideOf } from './publish.ts';
import { brandsByCode, idsByCode, type PictureNames } from './row.rules.ts';
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
  /** Names a repetition: its stock is written although the file's was before. */
  again: string | undefined;
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
  const read = await readFile(file);
  if (typeof read === 'string') return { error: read };
  const { lines } = read;
  const named = { shopId, file: input.again ? `${read.hash} ${input.again}` : read.hash };
  const end = apply ? Math.min(lines.length, from + SHEET.slice) : lines.length;
  const pictures = namesFor(deps, shopId, sent);
  // Duplicate specs are found among the rows before this part too; products are read for this part only.
  const known = await knownTo(deps.database.db, by, named, lines.slice(from, end), pictures);
  const rows = await planInTurns(lines.slice(0, end), known);
  const part = rows.slice(from);
  if (!apply) return { rows: part, refused: new Map(), total: lines.length, next: null };
  const { refused, ready } = await fetchPictures(deps, by, part, FETCH_MS);
  const done = part.slice(0, ready);
  await write(deps, by, named, done, refused);
  const next = from + ready;
  return { rows: done, refused, total: lines.length, next: next < lines.length ? next : null };
}

async function planInTurns(lines: readonly SheetLine[], known: Known): Promise<PlannedRow[]> {
  const { plan, check } = createPlanner(known);
  const rows: PlannedRow[] = [];
  for (let from = 0; from < lines.length; from += PLANNED) {
    rows.push(...lines.slice(from, from + PLANNED).map(plan));
    await setImmediate();
  }
  return rows.map(check);
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

async function knownTo(
  db: Db,
  by: LiveOperator,
  named: From,
  lines: readonly SheetLine[],
  pictures: PictureNames,
): Promise<Known> {
  const codes = [...new Set(lines.flatMap(({ cells }) => cells.code || []))];
  const stocks = lines.filter(({ cells }) => cells.stockSet || cells.stockAdd).map(({ line }) => line);
  const moves = lines.some(({ cells }) => cells.stateTo);
  const known = new Map<string, KnownProduct>();
  for (let from = 0; from < codes.length; from += CHUNK) {
    const found = await queries.productsByCode(db, named.shopId, codes.slice(from, from + CHUNK));
    const ids = found.map(({ id }) => id);
    const skus = stocks.length ? await queries.piecesOf(db, ids) : [];
    const pieces = Map.groupBy(skus, ({ productId }) => productId);
    // Sheets have no descriptions, which are large.
    for (const { id, code, status, value } of await products(db, ids)) {
      const stock = new Map((pieces.get(id) ?? []).map((sku) => [specKey(sku.spec), sku.stock]));
      known.set(code, { id, status, stock, value: { ...value, detail: { zh: '', en: '' } } });
    }
  }
  return {
    categories: idsByCode(await categoryRows(db)),
    brands: brandsByCode(await queries.brands(db)),
    products: known,
    pictures,
    side: sideOf(by),
    stocked: await stockedLines(db, named, stocks),
    lacks: moves ? await lacksOf(db, named.shopId) : () => undefined,
  };
}

/** What goods of the shop need beyond themselves, read once for many rows. */
async function lacksOf(db: Db, shopId: number): Promise<Known['lacks']> {
  const [returnPlace, required] = await Promise.all([hasReturnPlace(db, shopId), requiredAttributes(db)]);
  return (value, moves) => {
    const missing = required(value);
    if (missing) return { column: 'stateTo', error: 'goodsAttributeMissing', params: { name: missing.zh } };
    return moves.includes('putOn') && !returnPlace ? { column: 'stateTo', error: 'productNoReturnPlace' } : undefined;
  };
}

async function write(
  deps: Deps,
  by: LiveOperator,
  named: From,
  rows: readonly PlannedRow[],
  refused: Map<number, MallError>,
): Promise<void> {
  const good = () => rows.filter(({ line, action }) => action !== 'bad' && !refused.has(line));
  await addNew(deps, by, named.shopId, good());
  const edits = Map.groupBy(
    good().flatMap((row) => (row.action === 'change' && row.edit ? [{ ...row, edit: row.edit }] : [])),
    ({ id }) => id,
  );
  const failed = await editProducts(
    deps,
    by,
    [...edits].map(([id, own]) => ({ id, change: (value) => own.reduce((all, { edit }) => edit(all), value) })),
    'import',
  );
  for (const [id, error] of failed) for (const { line } of edits.get(id) ?? []) refused.set(line, error);
  const stock = good().flatMap(({ line, code, spec, stock: cell }) =>
    cell ? [{ line, code, spec, stock: cell }] : [],
  );
  for (const [line, error] of await stockFromFile(deps, by, named, stock)) refused.set(line, error);
  for (const [line, error] of await moveFromFile(deps, by, named.shopId, good())) refused.set(line, error);
}

async function addNew(deps: Deps, by: LiveOperator, shopId: number, rows: readonly PlannedRow[]): Promise<void> {
  const added = rows.flatMap((row) => (row.action === 'new' ? [row.added] : []));
  // In small transactions: the embedded database serves no other call during one.
  for (let from = 0; from < added.length; from += CHUNK)
    await deps.database.db.transaction(async (tx) => {
      for (const one of added.slice(from, from + CHUNK)) await addProduct(tx, by, { ...one, shopId }, deps.clock());
    });
}
