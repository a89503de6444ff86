import { asc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import type { SearchQuery } from '#contract/search/schema.ts';
import type { Tx } from '#mall/db/open.ts';
import { rowsOf } from '#mall/db/rows.ts';
import type { Boosts, Counted, Search, SearchEngine, SearchFilter } from '#mall/ports/search.ts';
import { searchIndex } from '#mall/ports/search-index.ts';
import { createOpenSearch } from '#mall/ports/search-opensearch.ts';
import { product } from '#mall/product/product.tables.ts';
import { createDatabaseSearch } from '#mall/search/database.ts';
import { COUNTED, type FacetRow } from '#mall/search/facets.rules.ts';
import { feedSearch, waitingToBeSent } from '#mall/search/feed.ts';
import { parseQuery } from '#mall/search/parse-query.ts';
import { type Term, toTextQuery } from '#mall/search/plan.rules.ts';
import { rank } from '#mall/search/ranking.queries.ts';
import { searchDocument } from '#mall/search/search.tables.ts';
import { reindexSearch } from '#mall/search/search.ts';
import { synonyms } from '#mall/search/synonyms.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { type FakeOpenSearch, startOpenSearch } from '../../helpers/search/opensearch.ts';
import { EVERYDAY } from './everyday-queries.ts';

const PAGE = { sort: 'default', limit: 24, offset: 0 } as const;
/** A service stores what words are worth in few bits. */
const WORTH = 0.003;
const IMPLEMENTATIONS = ['database', 'opensearch'] as const;

let mall: TestMall;
let service: FakeOpenSearch;
let engine: SearchEngine;
let database: Search;
beforeAll(async () => {
  mall = await openTestMall();
  service = await startOpenSearch();
  service.plugins = ['analysis-ik', 'analysis-pinyin'];
  engine = createOpenSearch({ ...service.settings, timeoutMs: 30_000 });
  database = createDatabaseSearch(mall.db);
  await settle();
});
afterAll(async () => {
  await service.close();
  await mall.close();
});

/** What was written is found at the service too. */
async function settle(): Promise<void> {
  while (await feedSearch({ ...mall, searchEngine: engine }));
  if ((await waitingToBeSent(mall)).count) throw new Error(`not all was sent: ${JSON.stringify(mall.logs.at(-1))}`);
  for (const name of service.aliases.get('mall') ?? []) await engine.refresh(name);
}
const searchOf = (name: (typeof IMPLEMENTATIONS)[number]): Omit<Search, 'terms'> =>
  name === 'database' ? database : engine;

const filterOf = (more: Partial<SearchFilter> = {}): SearchFilter => ({
  text: undefined,
  shopId: undefined,
  categories: undefined,
  brands: [],
  shops: [],
  attributes: new Map(),
  min: undefined,
  max: undefined,
  prices: new Map(),
  inStock: false,
  madeToOrder: false,
  ...more,
});
const boundsOf = ({ shopId, min, max, prices }: SearchFilter) => ({ shopId, min, max, prices });

const termsOf = async (text: string): Promise<Term[]> =>
  (await parseQuery(mall.db, text, await synonyms(mall.db))).units
    .filter(({ found }) => found !== 'unknown')
    .flatMap(({ terms }) => terms);

const everyday = LANGUAGES.flatMap((language) => EVERYDAY[language].map(([text]) => text));

async function worthOf(ids: number[], terms: Term[]): Promise<number[]> {
  const rows = await rowsOf<{ id: number; worth: number }>(
    mall.db,
    sql`select product_id as id, ${rank(toTextQuery(terms))} as worth
      from search_document join search_head using (product_id) cross join (select 0 as place, 0 as press) as boosts
      where product_id in ${ids}`,
  );
  return ids.map((id) => rows.find((row) => row.id === id)?.worth ?? Number.NaN);
}

describe('the service finds what the database finds', () => {
  it('for what people type, and in the same order', async () => {
    let [found, same] = [0, 0];
    for (const text of everyday) {
      const terms = await termsOf(text);
      if (!terms.length) continue;
      const filter = filterOf({ text: terms });
      const [own, theirs] = [await database.find(filter, PAGE), await engine.find(filter, PAGE)];
      if (!own.ids.length) {
        expect(theirs, text).toEqual({ ids: [], counted: 0 });
        continue;
      }
      expect([theirs.counted, theirs.ids.length], text).toEqual([own.counted, own.ids.length]);
      const [worth, other] = [await worthOf(own.ids, terms), await worthOf(theirs.ids, terms)];
      for (const [at, value] of worth.entries())
        expect(Math.abs(value - (other[at] ?? Number.NaN)), `${text}, place ${at}`).toBeLessThan(WORTH);
      found += 1;
      if (own.ids.every((id, at) => id === theirs.ids[at])) same += 1;
    }
    expect(found).toBeGreaterThan(280);
    expect(same / found).toBeGreaterThan(0.98);
  });

  it('within what is chosen, and sorted in every way', async () => {
    for (const filter of await filters())
      for (const sort of SORTS) {
        const page = { sort, limit: 12, offset: 6 };
        const [own, theirs] = [await database.find(filter, page), await engine.find(filter, page)];
        if (sort !== 'default') expect(theirs.ids).toEqual(own.ids);
        if (own.ids.length) expect(theirs.counted).toBe(own.counted);
      }
  });

  it('with the same facets', async () => {
    for (const filter of await filters()) {
      const [own, theirs] = [await database.facets(filter, COUNTED), await engine.facets(filter, COUNTED)];
      expect(own.length).toBeGreaterThan(0);
      expect(sorted(theirs)).toEqual(sorted(own));
    }
    const nothing = filterOf({ text: [{ own: [['nothingofthekind']], near: [] }] });
    expect(await engine.facets(nothing, COUNTED)).toEqual(await database.facets(nothing, COUNTED));
  });

  it('counts as far as it is asked to, within bounds and in names', async () => {
    const [lamp, tea] = [await termsOf('台灯'), await termsOf('茶叶')];
    const ways = [...lamp, ...tea].flatMap(({ own, near }) => [...own, ...near]);
    const wide = boundsOf(filterOf());
    const queries: Counted[] = [
      { text: lamp, bounds: wide },
      { text: tea, bounds: { ...wide, max: 10_000 } },
      { text: [...lamp, ...tea], bounds: wide },
      { text: tea, bounds: { ...wide, shopId: 1 }, named: ways },
      { text: await termsOf('杯'), bounds: wide, named: [['保温'], ['desk', 'lamp']] },
    ];
    for (const most of [1, 3, 5_000])
      expect(await engine.count(queries, most)).toEqual(await database.count(queries, most));
    expect([await engine.count([], 1), await database.count([], 1)]).toEqual([[], []]);
  });

  it('mentions what the database does, and what its own analysers read in the texts', async () => {
    const bounds = boundsOf(filterOf());
    const rows = await rowsOf<{ said: string; word: string }>(
      mall.db,
      sql`select min(m.lexeme) as said, min(w.lexeme) as word
        from search_document d, unnest(d.mentions) m, unnest(d.words) w where length(m.lexeme) > 1 and w.lexeme !~ '^#'
        group by d.product_id order by d.product_id limit 8`,
    );
    const asked = rows.flatMap(({ said, word }) => [
      [[[said]]],
      [
        [[said], ['nothing']],
        [[word, said], [word]],
      ],
    ]);
    for (const each of asked) {
      const wanted = { each, bounds, except: [1_000_000], limit: 2_000 };
      const [own, theirs] = [await database.mentions(wanted), await engine.mentions(wanted)];
      expect(own.length).toBeGreaterThan(0);
      expect(theirs).toEqual(expect.arrayContaining(own));
    }
    const [[first] = []] = asked;
    const [{ word } = { word: '' }] = rows;
    const wanted = { each: [first ?? []], bounds, except: [], limit: 2_000 };
    const lacking = { ...wanted, excluded: [{ own: [[word]], near: [], unless: 'free of it' }] };
    const having = await rowsOf<{ id: number }>(
      mall.db,
      sql`select product_id as id from search_document where words @@ ${`'${word}'`}::tsquery`,
    );
    const left = (await database.mentions(wanted)).filter((id) => !having.some((one) => one.id === id));
    expect(left.length).toBeGreaterThan(0);
    expect(await database.mentions(lacking)).toEqual(left);
    expect(await engine.mentions(lacking)).toEqual(expect.arrayContaining(left));
    const spelled = { each: [[['shouji']]], bounds, except: [], limit: 10 };
    expect(await database.mentions(spelled)).toEqual([]);
    expect((await engine.mentions(spelled)).length).toBeGreaterThan(0);
  });
});

const SORTS: SearchQuery['sort'][] = ['default', 'sales', 'new', 'price-asc', 'price-desc', 'score'];
const sorted = (rows: FacetRow[]) =>
  rows.toSorted((a, b) => a.kind.localeCompare(b.kind) || a.id - b.id).map(({ kind, id, count }) => [kind, id, count]);

/** Everything that can be chosen, of goods of the demo. */
async function filters(): Promise<SearchFilter[]> {
  const text = await termsOf('杯');
  const { ids } = await database.find(filterOf({ text }), { ...PAGE, limit: 60 });
  const rows = await mall.db.select().from(searchDocument).where(inArray(searchDocument.productId, ids));
  const values = await rowsOf<{ id: number; attribute: number }>(
    mall.db,
    sql`select id, attribute_id as attribute from attribute_value where id in ${rows.flatMap((row) => row.attributeValues)} order by id`,
  );
  const [first, other] = values;
  if (!first || !other || !rows[0] || !rows[1]) throw new Error('the demo has changed');
  const prices = new Map(rows.slice(0, 9).map(({ productId, price }, at) => [productId, price - 100 * at]));
  const attributes = new Map([[first.attribute, [first.id]]]);
  return [
    filterOf(),
    filterOf({ text }),
    filterOf({ text, inStock: true, madeToOrder: false }),
    filterOf({ madeToOrder: true }),
    filterOf({ text, brands: [rows[0].brandId, rows[1].brandId] }),
    filterOf({ text, shops: [rows[0].shopId] }),
    filterOf({ shopId: rows[0].shopId }),
    filterOf({ categories: [rows[0].categoryId, rows[1].categoryId] }),
    filterOf({ text, attributes }),
    filterOf({ attributes: new Map([...attributes, [other.attribute, [other.id, first.id]]]), max: 20_000 }),
    filterOf({ text, prices }),
    filterOf({ text, prices, min: 2_000, max: 9_000, brands: [rows[0].brandId] }),
    filterOf({ min: 5_000 }),
  ];
}

describe.each(IMPLEMENTATIONS)('%s', (name) => {
  const change = async (work: (tx: Tx) => Promise<unknown>) => {
    await mall.db.transaction(work);
    await settle();
  };
  const first = async (sort: SearchQuery['sort']) => (await searchOf(name).find(filterOf(), { ...PAGE, sort })).ids[0];
  const total = async () => (await searchOf(name).find(filterOf(), PAGE)).counted;

  it('finds what is put until it is removed', async () => {
    const id = (await first('new')) ?? 0;
    const before = await total();
    await change((tx) => searchIndex.remove(tx, [id]));
    expect([await first('new'), await total()]).not.toEqual([id, before]);
    expect(await total()).toBe(before - 1);
    await change((tx) => reindexSearch(tx, [id]));
    expect([await first('new'), await total()]).toEqual([id, before]);
  });

  it('sorts by sales, score and stock as they are touched', async () => {
    const before = await first('sales');
    const [other] = await mall.db
      .select({ id: product.id, sales: product.sales, score: product.score })
      .from(product)
      .innerJoin(searchDocument, eq(searchDocument.productId, product.id))
      .orderBy(asc(product.sales), asc(product.score))
      .limit(1);
    if (!other) throw new Error('the demo has changed');
    const touched = (sales: number, score: number) =>
      change(async (tx) => {
        await tx.update(product).set({ sales, score }).where(eq(product.id, other.id));
        await searchIndex.touch(tx, [other.id]);
      });
    await touched(9_999_999, 501);
    expect([await first('sales'), await first('score')]).toEqual([other.id, other.id]);
    await touched(other.sales, other.score);
    expect(await first('sales')).toBe(before);
  });

  it('raises categories and products by their boosts, and leaves out what has an excluded word', async () => {
    const tea: Term = { own: [['tea']], near: [] };
    const find = async (boosts: Boosts, ...terms: Term[]) =>
      (await searchOf(name).find(filterOf({ text: [tea, ...terms] }), { ...PAGE, boosts })).ids;
    const none: Boosts = { categories: new Map(), products: new Map() };
    const last = (await find(none)).at(-1) ?? 0;
    expect((await find({ ...none, products: new Map([[last, 9]]) }))[0]).toBe(last);
    const [row] = await mall.db.select().from(searchDocument).where(eq(searchDocument.productId, last));
    const ofCategory = await find({ ...none, categories: new Map([[row?.categoryId ?? 0, 9]]) });
    const [top] = await mall.db
      .select()
      .from(searchDocument)
      .where(eq(searchDocument.productId, ofCategory[0] ?? 0));
    expect(top?.categoryId).toBe(row?.categoryId);
    const green = await find(none, { own: [['green']], near: [] });
    const notGreen = await find(none, { own: [['green']], near: [], unless: 'free' });
    expect(green.length).toBeGreaterThan(0);
    expect(notGreen.filter((id) => green.includes(id))).toEqual([]);
  });

  it('knows nothing of what was rolled back', async () => {
    const [before, id = 0] = [await total(), await first('new')];
    await expect(
      mall.db.transaction(async (tx) => {
        await searchIndex.remove(tx, [id]);
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await settle();
    expect(await total()).toBe(before);
  });

  it('loses everything when all is removed, and has it again when all is indexed', async () => {
    const before = await total();
    await change((tx) => searchIndex.remove(tx, undefined));
    expect(await total()).toBe(0);
    await change((tx) => reindexSearch(tx));
    expect(await total()).toBe(before);
  });
});
