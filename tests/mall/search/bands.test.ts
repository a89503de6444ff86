import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LISTING } from '#contract/catalog/listing.values.ts';
import type { Tx } from '#mall/db/open.ts';
import { rowsOf } from '#mall/db/rows.ts';
import { bandOf, marksOfProduct } from '#mall/ports/search-bands.queries.ts';
import { searchIndex } from '#mall/ports/search-index.ts';
import { asHead, BANDS, inName, SAMPLES } from '#mall/ports/search-marks.rules.ts';
import { areMany, bestSelling } from '#mall/search/bands.queries.ts';
import { markBands } from '#mall/search/bands.ts';
import { countEach, countPlaces, findPage } from '#mall/search/search.queries.ts';
import { INDEX_STATE, searchIndexes } from '#mall/search/search.tables.ts';
import { RANKED } from '#mall/search/tiers.queries.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

class Undone extends Error {}

/** What `run` writes is undone. */
async function undone(run: (tx: Tx) => Promise<void>): Promise<void> {
  await mall.db
    .transaction(async (tx) => {
      await run(tx);
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
}

type Goods = { id: number; sales: number; words: string[]; isMarked: boolean };

const write = (tx: Tx, goods: readonly Goods[]) =>
  rowsOf(
    tx,
    sql`insert into search_document
        (product_id, shop_id, brand_id, category_id, price, sales, score, put_on_at, made_to_order, in_stock, attribute_values, band, words)
      select g.id, 1, 1, 1, 100, g.sales, 0, now(), false, true, '{}', b.band,
        array_to_tsvector(g.words) || coalesce(${marksOfProduct(sql`b.band`, sql`g.id`)}, '')
      from json_to_recordset(${JSON.stringify(goods)}::json) as g (id int, sales int, words text[], "isMarked" boolean)
        cross join lateral (select case when g."isMarked" then ${bandOf(sql`g.sales`, sql`g.id`)} end as band) as b`,
  );

const found = async (tx: Tx, subqueries: ReturnType<typeof sql>) =>
  (await rowsOf<{ id: number }>(tx, sql`with ${subqueries} select product_id as id from hit`)).map(({ id }) => id);

const WORDS = ['tea', 'cup', 'red'];
/** Most never sold, or as often as others; ids of several bands. */
const goods = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 4 * 2 ** BANDS.idBits }),
    sales: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 2 ** 31 - 1 })),
    words: fc.subarray(WORDS),
    isMarked: fc.integer({ max: 9, min: 0 }).map((one) => one > 0),
  }),
  { selector: ({ id }) => id, maxLength: 80 },
);
const asked = fc.record({
  words: fc.subarray(WORDS),
  limit: fc.integer({ min: 1, max: 40 }),
  someOnly: fc.boolean(),
});

describe('the best-selling products', () => {
  it('are the same band by band as of all that match', () =>
    fc.assert(
      fc.asyncProperty(goods, asked, (all, { words, limit, someOnly }) =>
        undone(async (tx) => {
          await tx.execute(sql`delete from search_document`);
          await write(tx, all);
          const wanted = {
            columns: sql`product_id, sales`,
            text: words.length ? words.join('&') : undefined,
            where: someOnly ? sql`product_id % 3 = 0` : sql`true`,
            isSpread: true,
            limit,
          };
          const inBands = await found(tx, bestSelling('hit', wanted, true));
          expect(inBands).toEqual(await found(tx, bestSelling('hit', wanted)));
        }),
      ),
      { numRuns: 60 },
    ));

  it('are none where they are not wanted', () =>
    undone(async (tx) => {
      const wanted = { columns: sql`product_id, sales`, text: undefined, where: sql`true`, isSpread: true, limit: 5 };
      for (const inBands of [true, false]) {
        expect(await found(tx, bestSelling('hit', wanted, inBands))).toHaveLength(5);
        expect(await found(tx, bestSelling('hit', { ...wanted, when: sql`false` }, inBands))).toEqual([]);
      }
    }));

  it('are read without what follows: of a thousand, only those of the bands that are needed', () =>
    undone(async (tx) => {
      await tx.execute(sql`delete from search_document`);
      const all = Array.from({ length: 1_000 }, (_, at) => ({ id: at + 1, sales: at, words: ['tea'], isMarked: true }));
      await write(tx, all);
      await tx.execute(sql`set local enable_seqscan = false`);
      const wanted = bestSelling(
        'hit',
        { columns: sql`product_id, sales`, text: 'tea', where: sql`true`, isSpread: true, limit: 10 },
        true,
      );
      const rows = await rowsOf<{ 'QUERY PLAN': string }>(
        tx,
        sql`explain (analyze, timing off, costs off, summary off) with ${wanted} select product_id as id from hit`,
      );
      const plan = rows.map((row) => row['QUERY PLAN']);
      expect(plan.join('\n')).toContain('Incremental Sort');
      const [, read] = /rows=(\d+)/.exec(plan.find((line) => line.includes('Nested Loop')) ?? '') ?? [];
      // 768 to 999, and the first of the next band.
      expect(Number(read)).toBeGreaterThanOrEqual(232);
      expect(Number(read)).toBeLessThanOrEqual(234);
    }));
});

it('very many are so in their sample', () =>
  undone(async (tx) => {
    const ask = (text: string | undefined, isSpread = true) => areMany(tx, [{ text, where: sql`true`, isSpread }]);
    expect(await areMany(tx, [])).toEqual([]);
    expect([await ask('tea'), await ask(undefined)]).toEqual([[false], [false]]);
    await tx.execute(sql`
      insert into search_document
        (product_id, shop_id, brand_id, category_id, price, sales, score, put_on_at, made_to_order, in_stock, attribute_values, band, words)
      select 1000000 + id, 1, 1, 1, 100, 0, 0, now(), false, true, '{}', 0, ${`'samovar' '${SAMPLES.small}'`}::tsvector
      from generate_series(1, 201) as id`);
    expect([await ask('samovar'), await ask(undefined), await ask('samovar', false)]).toEqual([
      [true],
      [true],
      [false],
    ]);
    expect(await ask('samovar & tea')).toEqual([false]);
  }));

describe('a page of what very many goods match', () => {
  const filter = {
    text: [{ own: [['samovar']], near: [] }],
    shopId: undefined,
    min: undefined,
    max: undefined,
    prices: new Map(),
    categories: undefined,
    brands: [],
    shops: [],
    attributes: new Map(),
    inStock: false,
    madeToOrder: false,
  };
  const FIRST = 1_000_000;

  it.each([
    ['what ends in the word is ranked alone', RANKED + 100, 300],
    ['what has the word in its name fills the rank', 300, RANKED + 100],
    ['what only mentions it does', 300, 300],
  ])('is the same tier by tier as of all: %s', (_, ending, naming) =>
    undone(async (tx) => {
      await tx.execute(sql`delete from search_document`);
      const markOf = (at: number) => {
        if (at < ending) return [asHead('samovar')];
        return at < ending + naming ? [inName('samovar')] : [];
      };
      const all = Array.from({ length: 2 * RANKED }, (__, at): Goods => {
        return { id: FIRST + at, sales: (at * 7_919) % 5_003, words: ['samovar', ...markOf(at)], isMarked: true };
      });
      await write(tx, all);
      await tx.execute(sql`delete from search_head where product_id >= ${FIRST}::int`);
      await tx.execute(sql`
        insert into search_head (product_id, head) select product_id, words || 'samovar:1A'::tsvector from search_document`);
      const pages = async () => {
        const each = [0, 24, RANKED - 24, RANKED].map((offset) =>
          findPage(tx, filter, { sort: 'default', limit: 24, offset }),
        );
        return (await Promise.all(each)).map(({ ids }) => ids);
      };
      const sample = (change: ReturnType<typeof sql>) => tx.execute(sql`update search_document set words = ${change}`);
      await sample(sql`ts_delete(words, ${SAMPLES.small}::text)`);
      const ofAll = await pages();
      await sample(sql`words || array_to_tsvector(array[${SAMPLES.small}::text])`);
      expect(await pages()).toEqual(ofAll);
      expect(ofAll.flat()).toHaveLength(96);
      const first = await findPage(tx, filter, { sort: 'default', limit: 24, offset: 0 });
      expect(first.counted).toBe(LISTING.exactCount + 1);
    }),
  );
});

const marks = sql`(select array_agg(lexeme order by lexeme) from unnest(words) as w where lexeme like '#%')`;
const documentOf = async (tx: Tx, id: number) => {
  const [row] = await rowsOf<{ sales: number; band: number | null; marks: string[] | null }>(
    tx,
    sql`select sales, band, ${marks} as marks from search_document where product_id = ${id}`,
  );
  return row;
};
const UNMARKED = sql`band = null, words = (select coalesce(array_to_tsvector(array_agg(lexeme)), '') from unnest(words) as w where lexeme not like '#%')`;
const unmark = (tx: Tx) => tx.execute(sql`update search_document set ${UNMARKED}`);
const inFirst = async (tx: Tx) => {
  const [row] = await rowsOf<{ id: number }>(tx, sql`select min(product_id) as id from search_document`);
  return Number(row?.id);
};

describe('the band of a product', () => {
  it('is marked in every document, and in no word of the catalogue', async () => {
    const rows = await rowsOf<{ id: number; band: number; own: number; marks: string[] }>(
      mall.db,
      sql`select product_id as id, band, ${bandOf(sql`sales`, sql`product_id`)} as own, ${marks} as marks from search_document`,
    );
    expect(rows.length).toBeGreaterThan(400);
    for (const { band, own, marks } of rows) {
      expect(band).toBe(own);
      expect(marks.filter((mark) => !mark.endsWith('sample'))).toEqual([`#${band}`]);
    }
    const [large, small] = Object.values(SAMPLES).map((mark) => rows.filter(({ marks }) => marks.includes(mark)));
    expect(Number(large?.length) / rows.length).toBeGreaterThan(1 / 32);
    expect(Number(large?.length) / rows.length).toBeLessThan(1 / 8);
    expect(small?.length).toBeLessThan(Number(large?.length) / 4);
    for (const { marks } of small ?? []) expect(marks).toContain(SAMPLES.large);
    expect(await rowsOf(mall.db, sql`select word from search_term where word like '#%'`)).toEqual([]);
  });

  it('follows its sales, and only then writes an index entry', () =>
    undone(async (tx) => {
      const id = await inFirst(tx);
      const sell = async (sales: number) => {
        await tx.execute(sql`update product set sales = ${sales} where id = ${id}`);
        await searchIndex.touch(tx, [id]);
        return documentOf(tx, id);
      };
      expect(await sell(0)).toMatchObject({ sales: 0, band: 0 });
      const sold = BANDS.sold + BANDS.starts.indexOf(64);
      const first = await sell(64);
      expect(first).toMatchObject({ sales: 64, band: sold });
      expect(first?.marks).toContain(`#${sold}`);
      expect(first?.marks).not.toContain('#0');
      const inPlace = async () => {
        const [row] = await rowsOf<{ changed: number; inPlace: number }>(
          tx,
          sql`select pg_stat_get_xact_tuples_updated(oid)::int as changed, pg_stat_get_xact_tuples_hot_updated(oid)::int as "inPlace"
            from pg_class where relname = 'search_document'`,
        );
        return { changed: Number(row?.changed), inPlace: Number(row?.inPlace) };
      };
      const before = await inPlace();
      expect(await sell(65)).toEqual({ ...first, sales: 65 });
      const after = await inPlace();
      expect([after.changed - before.changed, after.inPlace - before.inPlace]).toEqual([1, 1]);
      expect((await sell(96))?.band).toBe(sold + 1);
    }));

  it('is given to documents of the version before', async () => {
    await mall.db.insert(searchIndexes).values({ name: 'bands', state: INDEX_STATE.LIVE });
    const whole = await rowsOf(mall.db, sql`select product_id, band, words::text from search_document order by 1`);
    await mall.db.transaction(unmark);
    expect(await markBands(mall)).toBe(whole.length);
    expect(await rowsOf(mall.db, sql`select product_id, band, words::text from search_document order by 1`)).toEqual(
      whole,
    );
    // Search services have no bands.
    expect(await rowsOf(mall.db, sql`select id from outbox where topic = 'search'`)).toEqual([]);
    expect(await markBands(mall)).toBe(0);
    await mall.db.delete(searchIndexes);
    const stopping = AbortSignal.abort();
    await mall.db.transaction(unmark);
    expect(await markBands({ ...mall, stopping })).toBe(0);
    await markBands(mall);
  });
});

it('of very many goods that words name, a sample tells where they stand', () =>
  undone(async (tx) => {
    const fill = (category: number, from: number, to: number) => sql`
      insert into search_document
        (product_id, shop_id, brand_id, category_id, price, sales, score, put_on_at, made_to_order, in_stock, attribute_values, band, words)
      select id, 1, 1, ${category}, 100, 0, 0, now(), false, true, '{}', 0, '$samovar'::tsvector || ${marksOfProduct(sql`0`, sql`id`)}
      from generate_series(${from}::int, ${to}::int) as id`;
    const head = (from: number, to: number) =>
      sql`insert into search_head select id, '$samovar'::tsvector from generate_series(${from}::int, ${to}::int) as id`;
    const places = () => countPlaces(tx, [{ own: [['samovar']], near: [] }]);
    const first = 1_000_000;
    await tx.execute(fill(1, first, first + 299));
    await tx.execute(head(first, first + 299));
    expect(await places()).toEqual([{ categoryId: 1, named: 300, ends: 300 }]);
    await tx.execute(fill(1, first + 300, first + 2_999));
    await tx.execute(fill(2, first + 3_000, first + 11_999));
    await tx.execute(head(first + 300, first + 11_999));
    const counts = await places();
    const all = counts.reduce((sum, { named }) => sum + named, 0);
    expect(all).toBeGreaterThan(600);
    expect(all).toBeLessThan(900);
    const [one] = counts.filter(({ categoryId }) => categoryId === 1);
    expect(Number(one?.named) / all).toBeGreaterThan(0.2);
    expect(Number(one?.named) / all).toBeLessThan(0.3);
  }));

it('goods that words name are counted whether the index marks them or not', async () => {
  const all = [{ own: [['手机']], near: [] }];
  const bounds = { shopId: undefined, min: undefined, max: undefined, prices: new Map() };
  const count = (db: Tx | typeof mall.db, most: number) =>
    countEach(
      db,
      [
        { text: all, bounds, named: [['手机'], ['手机', '壳']] },
        { text: all, bounds },
      ],
      most,
    );
  const [named = 0, found = 0] = await count(mall.db, 1_000);
  expect(named).toBeGreaterThan(1);
  expect(found).toBeGreaterThan(named);
  expect(await count(mall.db, named)).toEqual([named, named]);
  expect(await count(mall.db, 1)).toEqual([1, 1]);
  await undone(async (tx) => {
    const plain = sql`(select array_to_tsvector(array_agg(lexeme)) from unnest(words) as w where lexeme !~ '^[=@$]')`;
    await tx.execute(sql`update search_document set words = ${plain}`);
    expect(await count(tx, 1_000)).toEqual([named, found]);
    expect(await count(tx, 1)).toEqual([1, 1]);
  });
});
