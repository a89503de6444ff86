import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ListingPage } from '#contract/catalog/listing.schema.ts';
import type { DeskCategories } from '#contract/category/schema.ts';
import { listing } from '#mall/catalog/listing.tables.ts';
import { reindexListing } from '#mall/catalog/listing-index.ts';
import { claimIndexing, lockListing, lockShelves } from '#mall/catalog/listing-lock.ts';
import type { Db, Tx } from '#mall/db/open.ts';
import { rowsOf } from '#mall/db/rows.ts';
import { startJobs } from '#mall/jobs.ts';
import { changeInBulk } from '#mall/product/bulk.ts';
import { editProducts } from '#mall/product/edit-many.ts';
import { indexQueue } from '#mall/product/index-queue.tables.ts';
import { indexQueued, queueProducts } from '#mall/product/index-queue.ts';
import { product } from '#mall/product/product.tables.ts';
import { reindexSearch } from '#mall/search/reindex.ts';
import { makeGoods, need, newKey } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { foundBy, type Keeper, makeKeeper, named, priced } from '../../helpers/mall/product.ts';
import { onPostgres, untilWaiting } from '../../helpers/mall/waits.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());
afterEach(() => void vi.useRealTimers());

const queued = async () =>
  (await mall.db.select({ id: indexQueue.productId }).from(indexQueue).orderBy(asc(indexQueue.id))).map(({ id }) => id);
const rowOf = async (id: number) => (await mall.db.select().from(listing).where(eq(listing.productId, id)))[0];

/** As a node sends it, without waiting for the job. */
async function send(token: string, method: string, path: string, body: object): Promise<void> {
  const headers = { authorization: token, 'content-type': 'application/json' };
  const request = new Request(`http://mall/api/desk/p${path}`, { method, headers, body: JSON.stringify(body) });
  expect(((await (await mall.fetch(request)).json()) as { code: string }).code).toBe('00000');
}

describe('a product that changes', () => {
  it('is queued with the change, and listed and found as it is when the job has run', async () => {
    const keeper = await makeKeeper(mall, 3);
    const { productId } = await makeGoods(mall, { shopId: 3 });
    const { value, version } = await keeper.read(productId);
    const change = { ...value, title: named('珐琅怀表'), skus: [priced(8_888)] };
    await send(keeper.token, 'PUT', `/product/${productId}`, { value: change, version });
    expect(await queued()).toEqual([productId]);
    expect(await rowOf(productId)).toMatchObject({ price: 10_000 });
    expect(await indexQueued(mall)).toBe(1);
    expect(await rowOf(productId)).toMatchObject({ price: 8_888 });
    expect(await foundBy(mall, '珐琅怀表')).toEqual([productId]);
    expect(await queued()).toEqual([]);
  });

  it('is off every list the moment it is taken off the shelf, or its shop is closed', async () => {
    const admin = await makeKeeper(mall, null);
    const { productId, title } = await makeGoods(mall, { shopId: 4 });
    await mall.db.update(listing).set({ sales: 9_999_999 }).where(eq(listing.productId, productId));
    const listed = async () =>
      need(await mall.call<ListingPage>('GET', '/api/pms/goods')).items.some(({ id }) => id === productId);
    const shown = async () => [await listed(), (await foundBy(mall, title.en)).includes(productId)];
    expect(await shown()).toEqual([true, true]);
    await send(admin.token, 'POST', `/product/${productId}/move`, { move: 'putOff' });
    expect(await shown()).toEqual([false, false]);
    expect(await queued()).toEqual([productId]);
    need(await admin.move(productId, 'putOn'));
    expect((await shown())[1]).toBe(true);
    await send(admin.token, 'POST', '/shops/4/offline', { reason: '整改' });
    expect((await shown())[1]).toBe(false);
    await mall.indexed();
    expect(await rowOf(productId)).toBeUndefined();
    expect(await mall.db.$count(listing, eq(listing.shopId, 4))).toBe(0);
  });

  it('comes before many that changed at once', async () => {
    const [one, ...many] = [1, 2, 3];
    await mall.db.transaction(async (tx) => {
      await queueProducts(tx, many);
      await queueProducts(tx, [one ?? 0]);
    });
    const rows = await mall.db.select().from(indexQueue).orderBy(asc(indexQueue.bulk), asc(indexQueue.id));
    expect(rows.map(({ productId }) => productId)).toEqual([1, 2, 3]);
    expect(await indexQueued(mall)).toBe(3);
  });

  it('holds up no other when it cannot be indexed, and stays queued', async () => {
    const made = [await makeGoods(mall), await makeGoods(mall), await makeGoods(mall)];
    const ids = made.map(({ productId }) => productId);
    const [, broken = 0] = ids;
    await mall.db.update(product).set({ title: sql`'{"zh":7,"en":8}'::jsonb` }).where(eq(product.id, broken));
    await mall.db.update(product).set({ price: 321 }).where(inArray(product.id, ids));
    await mall.db.transaction((tx) => queueProducts(tx, ids));
    expect(await indexQueued(mall)).toBe(2);
    expect(mall.logs).toContainEqual(expect.objectContaining({ msg: 'product not indexed', product: broken }));
    expect(await queued()).toEqual([broken]);
    expect((await rowOf(ids[2] ?? 0))?.price).toBe(321);
    await mall.db
      .update(product)
      .set({ title: named('修好了') })
      .where(eq(product.id, broken));
    expect(await indexQueued(mall)).toBe(1);
    expect((await rowOf(broken))?.price).toBe(321);
  });

  it('wakes the job, which does not wait for its next second', async () => {
    const { productId } = await makeGoods(mall);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const stop = startJobs(mall);
    await mall.db.update(product).set({ price: 654 }).where(eq(product.id, productId));
    await mall.db.transaction((tx) => queueProducts(tx, [productId]));
    await expect.poll(async () => (await rowOf(productId))?.price, { timeout: 10_000 }).toBe(654);
    // Many at the same moment are one run more.
    for (let n = 0; n < 5; n += 1) await mall.db.transaction((tx) => queueProducts(tx, [productId]));
    await expect.poll(queued, { timeout: 10_000 }).toEqual([]);
    await stop();
    vi.useRealTimers();
    await mall.db.transaction((tx) => queueProducts(tx, [productId]));
    expect(await queued()).toEqual([productId]);
    await mall.indexed();
  });

  it('stays queued when the process is to stop', async () => {
    await mall.db.transaction((tx) => queueProducts(tx, [1]));
    expect(await indexQueued({ ...mall, stopping: AbortSignal.abort() })).toBe(0);
    expect(await queued()).toEqual([1]);
    expect(await indexQueued(mall)).toBe(1);
  });
});

onPostgres('what others do at the same time', () => {
  it('a worker that is killed in the middle leaves the product queued, for any other', async () => {
    const { productId } = await makeGoods(mall);
    await mall.db.update(product).set({ price: 777 }).where(eq(product.id, productId));
    await mall.db.transaction((tx) => queueProducts(tx, [productId]));
    const stop = new AbortController();
    await mall.db.transaction(async (tx) => {
      await tx.select().from(listing).where(eq(listing.productId, productId)).for('update');
      const working = indexQueued({ ...mall, stopping: stop.signal });
      await untilWaiting(tx, 1, working);
      stop.abort();
      await rowsOf(
        tx,
        sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pg_backend_pid() = any(pg_blocking_pids(pid))`,
      );
      expect(await working).toBe(0);
    });
    expect(await queued()).toEqual([productId]);
    expect((await rowOf(productId))?.price).toBe(10_000);
    expect(await indexQueued(mall)).toBe(1);
    expect((await rowOf(productId))?.price).toBe(777);
  });

  it('one that is being changed is left queued, one whose change is waiting does not hold up the job', async () => {
    const [busy, free] = [await makeGoods(mall), await makeGoods(mall)];
    await mall.db.transaction((tx) => queueProducts(tx, [busy.productId, free.productId]));
    await mall.db.transaction(async (tx) => {
      await tx.update(product).set({ price: 55 }).where(eq(product.id, busy.productId));
      expect(await indexQueued(mall)).toBe(1);
      expect(await queued()).toEqual([busy.productId]);
    });
    expect(await indexQueued(mall)).toBe(1);
    expect((await rowOf(busy.productId))?.price).toBe(55);
  });

  it('a second worker leaves the queue to the first, which loses no change made meanwhile', async () => {
    const { productId } = await makeGoods(mall);
    await mall.db.transaction((tx) => queueProducts(tx, [productId]));
    await mall.db.transaction(async (tx) => {
      expect(await claimIndexing(tx)).toBe(true);
      expect(await indexQueued(mall)).toBe(0);
    });
    expect(await indexQueued(mall)).toBe(1);
  });

  it('products of two shops are saved side by side, and wait for nothing but a change of what they refer to', async () => {
    const [keeper, neighbour] = [await makeKeeper(mall, 5), await makeKeeper(mall, 6)];
    const [own, other] = [await makeGoods(mall, { shopId: 5 }), await makeGoods(mall, { shopId: 6 })];
    const save = async (by: Keeper, id: number) => {
      const { value, version } = await by.read(id);
      return by.save(id, { value: { ...value, selling: named('新') }, version });
    };
    await mall.db.transaction(async (tx) => {
      await lockShelves(tx, [5]);
      expect(need(await save(neighbour, other.productId)).version).toBe(2);
    });
    for (const lock of [(tx: Tx) => lockShelves(tx, [5]), lockListing]) {
      let saving: ReturnType<typeof save> | undefined;
      await mall.db.transaction(async (tx) => {
        await lock(tx);
        saving = save(keeper, own.productId);
        await untilWaiting(tx, 1, saving);
        expect((await tx.select().from(product).where(eq(product.id, own.productId)))[0]?.selling).not.toEqual(
          named('新'),
        );
      });
      expect((await saving)?.status).toBe(200);
      await mall.db
        .update(product)
        .set({ selling: named('旧') })
        .where(eq(product.id, own.productId));
    }
  });
});

/** Everything that listings and search know, without what depends on which product came first. */
async function index(db: Db) {
  const rows = async (statement: SQL) => (await rowsOf<{ row: string }>(db, statement)).map(({ row }) => row);
  return {
    listing: await rows(sql`select listing::text as row from listing order by 1`),
    facet: await rows(sql`select facet::text as row from facet where products > 0 order by 1`),
    documents: await rows(sql`select search_document::text as row from search_document order by 1`),
    heads: await rows(sql`select search_head::text as row from search_head order by 1`),
    terms: await rows(sql`select concat_ws(' ', kind, ref, products, titles, word) as row from search_term order by 1`),
  };
}

const reindexAll = () =>
  mall.db.transaction(async (tx) => {
    await lockListing(tx);
    await reindexListing(tx);
    await reindexSearch(tx);
  });

onPostgres('many shops save while one imports and the mall changes its tree', () => {
  it('without a deadlock, and the index is what all products give', { timeout: 120_000 }, async () => {
    const shops = [1, 2, 3, 7, 8, 9];
    const admin = await makeKeeper(mall, null);
    const savers = await Promise.all(shops.map((shopId) => makeKeeper(mall, shopId)));
    const goods = new Map<number, number[]>();
    for (const shopId of [...shops, 10]) {
      const made: number[] = [];
      for (let n = 0; n < (shopId === 10 ? 60 : 3); n += 1) made.push((await makeGoods(mall, { shopId })).productId);
      goods.set(shopId, made);
    }
    const imported = goods.get(10) ?? [];
    const tree = need(await admin.call<DeskCategories>('GET', '/categories')).items;
    const [moved] = await mall.db
      .select()
      .from(product)
      .where(eq(product.id, imported[0] ?? 0));
    const category = moved?.categoryId ?? 0;
    const mother = tree.find(({ id }) => id === tree.find((row) => row.id === category)?.parentId);
    const aunts = tree.filter(({ level, id }) => level === mother?.level && id !== mother?.id).slice(0, 2);
    expect(aunts).toHaveLength(2);
    // Other tests have written products past the queue.
    await reindexAll();
    mall.logs.length = 0;
    const saving = savers.map(async (keeper, at) => {
      const shopId = shops[at] ?? 0;
      for (let round = 0; round < 4; round += 1)
        for (const id of goods.get(shopId) ?? []) {
          const { value, version } = await keeper.read(id);
          const skus = [priced(1_000 + round * 10 + at)];
          const title = named(`茶壶 ${shopId} ${round} 新款`);
          need(await keeper.save(id, { value: { ...value, title, skus }, version }));
        }
    });
    const by = { id: admin.id, shopId: null } as Parameters<typeof editProducts>[1];
    const importing = (async () => {
      for (let round = 0; round < 3; round += 1)
        await editProducts(
          mall,
          by,
          imported
            .toReversed()
            .map((id) => ({ id, change: (value) => ({ ...value, title: named(`批量 ${id} ${round}`) }) })),
          'import',
        );
    })();
    const moving = (async () => {
      for (const id of imported.slice(0, 20))
        await admin.call('POST', `/product/${id}/move`, { move: id % 2 ? 'putOff' : 'putOn' });
      await changeInBulk(mall, by, {
        run: newKey(),
        apply: true,
        products: imported.slice(20, 30).map((id) => ({ id })),
        act: { kind: 'move', move: 'putOff' },
      });
    })();
    const naming = (async () => {
      for (const name of ['新牌', '旧牌', '新牌子'])
        expect((await admin.call('PUT', '/brands/1', { name: named(name) })).envelope.success).toBe(true);
      for (const { id } of aunts) {
        const { name, icon, noReturns } = need(await admin.call<DeskCategories>('GET', '/categories')).items.find(
          (row) => row.id === category,
        ) as DeskCategories['items'][number];
        need(await admin.call('PUT', `/categories/${category}`, { name, icon, noReturns, parentId: id }));
      }
    })();
    let working = true;
    const workers = [1, 2].map(async () => {
      while (working) await indexQueued(mall);
    });
    await Promise.all([...saving, importing, moving, naming]).finally(() => {
      working = false;
    });
    await Promise.all(workers);
    await indexQueued(mall);
    expect(await queued()).toEqual([]);
    expect(mall.logs.filter(({ msg }) => ['product not indexed', 'internal'].includes(msg))).toEqual([]);
    const before = await index(mall.db);
    await reindexAll();
    const after = await index(mall.db);
    for (const name of Object.keys(after) as (keyof typeof after)[])
      expect(
        before[name].filter((row) => !after[name].includes(row)),
        name,
      ).toEqual([]);
    expect(before).toEqual(after);
  });
});
