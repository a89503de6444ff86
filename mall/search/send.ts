import type { Db } from '../db/open.ts';
import { announce } from '../outbox/outbox.ts';
import type { IndexChange, IndexedProduct, SearchEngine } from '../ports/search.ts';
import { SEARCH_TOPIC } from '../ports/search-index.ts';
import * as queries from './feed.queries.ts';
import { INDEX_STATE } from './search.tables.ts';

export type Feeding = { db: Db; engine: SearchEngine };

/** Rows of the outbox, and products in one request. */
const ROWS = 20;
const PRODUCTS = 200;
/** Lower than any change. */
const FILL_VERSION = 0;
const TEXT = 4_000;
const ANNOUNCED = 'search';

export const isFed = ({ state }: queries.IndexRow): boolean =>
  state === INDEX_STATE.FILLING || state === INDEX_STATE.LIVE;

export async function drop({ db, engine }: Feeding, name: string): Promise<void> {
  await engine.drop(name);
  await queries.remove(db, name);
}

const parts = (ids: number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / PRODUCTS) }, (_, at) => ids.slice(at * PRODUCTS, (at + 1) * PRODUCTS));

/** @returns how many products */
export async function sendChanges({ db, engine }: Feeding): Promise<number> {
  const changes = await queries.changes(db, SEARCH_TOPIC, ROWS);
  if (!changes.length) return 0;
  const versions = new Map(changes.flatMap(({ id, ids }) => ids.map((product) => [product, id] as const)));
  const fed = (await queries.indexes(db)).filter(isFed);
  for (const ids of parts([...versions.keys()])) {
    const products = new Map((await queries.productsOf(db, ids)).map((row) => [row.id, toProduct(row)]));
    const some = ids.map((id): IndexChange => ({ id, version: versions.get(id) ?? 0, product: products.get(id) }));
    for (const { name } of fed) await engine.send(name, some);
  }
  const isWhole = changes.some(({ whole }) => whole);
  if (isWhole) for (const { name } of fed) await engine.refresh(name);
  await db.transaction(async (tx) => {
    await queries.dropChanges(
      tx,
      changes.map(({ id }) => id),
    );
    // Pages that were made since the database had it show what the service had.
    if (isWhole) await announce(tx, [ANNOUNCED]);
  });
  return versions.size;
}

/** The next products of an index that is being filled; behind the last one it becomes the one that is searched. */
export async function fillSome(feeding: Feeding): Promise<number> {
  const { db, engine } = feeding;
  const filling = (await queries.indexes(db)).find(({ state }) => state === INDEX_STATE.FILLING);
  if (!filling) return 0;
  const { name, filledTo } = filling;
  const rows = await queries.productsAfter(db, filledTo, PRODUCTS);
  const last = rows.at(-1);
  if (last) {
    const products = rows.map((row) => ({ id: row.id, version: FILL_VERSION, product: toProduct(row) }));
    await engine.send(name, products);
    await queries.setFilled(db, name, last.id);
    return rows.length;
  }
  await engine.refresh(name);
  await engine.activate(name);
  await db.transaction((tx) => queries.setLive(tx, name));
  for (const row of await queries.indexes(db)) if (row.state === INDEX_STATE.OLD) await drop(feeding, row.name);
  return 0;
}

const plain = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/&\w+;/g, ' ');

const toProduct = ({ texts, ...columns }: Awaited<ReturnType<typeof queries.productsOf>>[number]): IndexedProduct => ({
  ...columns,
  texts: [...new Set(texts.flatMap(({ zh, en }) => [zh, en]))].map((text) => plain(text).slice(0, TEXT)),
});
