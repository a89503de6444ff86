import { readFile } from 'node:fs/promises';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import type { SearchPage, Suggestions } from '#contract/search/schema.ts';
import { reindexListing } from '#mall/catalog/listing-index.ts';
import { brand, category } from '#mall/category/category.tables.ts';
import { cleanPair } from '#mall/content/clean.ts';
import { product } from '#mall/product/product.tables.ts';
import { reindexNames } from '#mall/search/names.ts';
import { reindexSearch } from '#mall/search/reindex.ts';
import { searchDocument, searchHead, searchTerm, TERM_KIND } from '#mall/search/search.tables.ts';
import { loadTokenizer } from '#mall/search/tokenizer.ts';
import { shop } from '#mall/store/shop.tables.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

/** The whole vocabulary is compared. */
vi.setConfig({ testTimeout: 60_000 });

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

type Change = Partial<typeof product.$inferInsert>;

/** Changes products and writes again what search knows of them, of them only. */
const change = (ids: number[], values: Change) =>
  mall.db.transaction(async (tx) => {
    await tx.update(product).set(values).where(inArray(product.id, ids));
    await reindexListing(tx, ids);
    await reindexSearch(tx, ids);
  });

const search = async (searchText: string) =>
  (await mall.call<SearchPage>('GET', `/api/pms/search?${new URLSearchParams({ searchText })}`)).envelope.data;
const found = async (text: string) => (await search(text))?.items.map(({ id }) => id);
const mentioned = async (text: string) => (await search(text))?.mentioned.map(({ id }) => id);

async function onSale(count: number) {
  const rows = await mall.db
    .select()
    .from(product)
    .where(eq(product.status, PUBLISH_STATUS.PUT_ON))
    .orderBy(product.id)
    .limit(count);
  expect(rows).toHaveLength(count);
  return rows;
}

async function oneOnSale() {
  const [row] = await onSale(1);
  if (!row) throw new Error('nothing is on sale');
  return row;
}

const word = async (text: string) =>
  (
    await mall.db
      .select()
      .from(searchTerm)
      .where(and(eq(searchTerm.kind, TERM_KIND.WORD), eq(searchTerm.word, text)))
  )[0];

const names = (kind: number, ref: number) =>
  mall.db
    .select()
    .from(searchTerm)
    .where(and(eq(searchTerm.kind, kind), eq(searchTerm.ref, ref)))
    .orderBy(searchTerm.word);

async function documents() {
  const rows = await mall.db
    .select()
    .from(searchDocument)
    .leftJoin(searchHead, eq(searchHead.productId, searchDocument.productId))
    .orderBy(searchDocument.productId);
  // A head without a document would never be taken away.
  expect(await mall.db.$count(searchHead)).toBe(rows.length);
  return rows.map(({ search_document, search_head }) => ({ ...search_document, head: search_head?.head }));
}

/** The vocabulary without what depends on which product came first. */
async function vocabulary() {
  const rows = await mall.db.select().from(searchTerm).orderBy(searchTerm.kind, searchTerm.ref, searchTerm.word);
  return rows.map(({ kind, ref, word, products, titles }) => ({ kind, ref, word, products, titles }));
}

describe('some products', () => {
  test('none: nothing is written', async () => {
    const before = await vocabulary();
    await mall.db.transaction((tx) => reindexSearch(tx, []));
    expect(await vocabulary()).toEqual(before);
  });

  test('unchanged: documents and vocabulary stay as they were, and as all products give them', async () => {
    const before = { documents: await documents(), vocabulary: await vocabulary() };
    const ids = (await onSale(5)).map(({ id }) => id);
    await mall.db.transaction((tx) => reindexSearch(tx, ids));
    expect({ documents: await documents(), vocabulary: await vocabulary() }).toEqual(before);
    await mall.db.transaction((tx) => reindexSearch(tx));
    expect({ documents: await documents(), vocabulary: await vocabulary() }).toEqual(before);
  });

  test('renamed: the new words find it, the old ones do not, with sound and slips', async () => {
    const { id, title } = await oneOnSale();
    const before = await vocabulary();
    await change([id], { title: { zh: '鸵鸟罗盘', en: 'Zyxophones Quuxberry' } });
    expect(await found('quuxberry')).toEqual([id]);
    expect(await found('鸵鸟')).toEqual([id]);
    expect(await found('tuoniao')).toEqual([id]);
    expect(await word('鸵鸟')).toMatchObject({
      pinyin: 'tuoniao',
      initials: 'tn',
      label: '鸵鸟',
      products: 1,
      titles: 1,
    });
    const latin = await word('quuxberry');
    expect(latin).toMatchObject({ pinyin: null, initials: null, products: 1, titles: 1 });
    expect(latin?.slips).toContain('quuxbery');
    const plural = (await mall.db.select().from(searchTerm)).find(({ label }) => label === 'zyxophones');
    expect(plural?.word).toBe('zyxophone');

    await change([id], { title });
    expect(await found('quuxberry')).toEqual([]);
    expect(await word('quuxberry')).toBeUndefined();
    expect(await vocabulary()).toEqual(before);
  });

  test('a single character has a sound and no initials', async () => {
    const { id, title } = await oneOnSale();
    await change([id], { title: { zh: '鼙', en: 'Drum' } });
    expect(await word('鼙')).toMatchObject({ pinyin: 'pi', initials: null, titles: 1 });
    await change([id], { title });
    expect(await word('鼙')).toBeUndefined();
  });

  test('a character of two units of text is whole in the initials', async () => {
    const { sound } = await loadTokenizer();
    expect(sound('𠜎茶').initials).toBe('𠜎c');
  });

  test('words of the description are no words of the catalogue: what has them is named apart', async () => {
    const { id, detail } = await oneOnSale();
    await change([id], { detail: await cleanPair({ zh: '<p>鸸鹋</p>', en: '<p>Frobnicator 98765</p>' }) });
    expect(await found('frobnicator')).toEqual([]);
    expect(await mentioned('frobnicator')).toEqual([id]);
    expect(await word('frobnicator')).toBeUndefined();
    await change([id], { detail });
  });

  test('documents of the version before marks are written again from the queue', async () => {
    const before = { documents: await documents(), vocabulary: await vocabulary() };
    const marks = sql`select array_agg(lexeme) from unnest(words) where left(lexeme, 1) in ('=', '$', '@')`;
    await mall.db.update(searchDocument).set({ words: sql`ts_delete(words, (${marks}))` });
    await mall.db.delete(searchTerm).where(sql`left(${searchTerm.word}, 1) in ('=', '$', '@')`);
    expect(await documents()).not.toEqual(before.documents);
    await mall.db.execute(sql.raw(await readFile('mall/db/migrations/0077_search_marks.sql', 'utf8')));
    await mall.indexed();
    expect({ documents: await documents(), vocabulary: await vocabulary() }).toEqual(before);
  });

  test('off sale with its words, back with them', async () => {
    const ids = (await onSale(3)).map(({ id }) => id);
    const before = { documents: await documents(), vocabulary: await vocabulary() };
    await change(ids, { status: PUBLISH_STATUS.PUT_OFF });
    const left = await documents();
    expect(left).toHaveLength(before.documents.length - 3);
    expect(left.filter(({ productId }) => ids.includes(productId))).toEqual([]);
    expect((await vocabulary()).every(({ products }) => products > 0)).toBe(true);
    await change(ids, { status: PUBLISH_STATUS.PUT_OFF });
    expect(await documents()).toEqual(left);
    await change(ids, { status: PUBLISH_STATUS.PUT_ON });
    expect({ documents: await documents(), vocabulary: await vocabulary() }).toEqual(before);
  });

  test('a value that no attribute has is passed over', async () => {
    const { id, attributeValues } = await oneOnSale();
    const document = async () => (await documents()).find(({ productId }) => productId === id);
    const before = await document();
    await change([id], { attributeValues: [...attributeValues, 2_000_000_000] });
    const after = await document();
    expect([after?.head, after?.words]).toEqual([before?.head, before?.words]);
    await change([id], { attributeValues });
    expect(await document()).toEqual(before);
  });

  test('a product in a category that is gone has its other words', async () => {
    const { id, categoryId } = await oneOnSale();
    const before = await vocabulary();
    await mall.db.transaction(async (tx) => {
      await tx.update(product).set({ categoryId: 2_000_000_000 }).where(eq(product.id, id));
      await reindexSearch(tx, [id]);
    });
    expect((await documents()).find(({ productId }) => productId === id)?.head).toMatch(/./);
    await change([id], { categoryId });
    expect(await vocabulary()).toEqual(before);
  });
});

describe('names', () => {
  const KINDS = [
    ['category', category, TERM_KIND.CATEGORY],
    ['brand', brand, TERM_KIND.BRAND],
    ['shop', shop, TERM_KIND.SHOP],
  ] as const;

  test.each(KINDS)('a %s is found by its new name, and by the old one no more', async (_what, table, kind) => {
    const [known] = await mall.db.select().from(searchTerm).where(eq(searchTerm.kind, kind)).limit(1);
    const ref = known?.ref ?? 0;
    const [row] = await mall.db.select({ name: table.name }).from(table).where(eq(table.id, ref));
    if (!row) throw new Error('not in the demo mall');
    const before = await vocabulary();
    const rename = (name: typeof row.name) =>
      mall.db.transaction(async (tx) => {
        await tx.update(table).set({ name }).where(eq(table.id, ref));
        await reindexNames(tx);
      });
    await rename({ zh: '鸵鸟', en: 'Quuxberry Works' });
    const [latin, han] = await names(kind, ref);
    expect(han).toMatchObject({ word: '鸵鸟', label: '鸵鸟', pinyin: 'tuoniao', initials: 'tn', slips: [] });
    expect(latin).toMatchObject({ label: 'Quuxberry Works', pinyin: null, initials: null });
    expect(latin?.word.split(' ')[0]).toBe('quuxberry');
    expect(latin?.products).toBe(known?.products);
    expect(latin?.titles).toBe(latin?.products);

    await rename({ zh: 'Quuxberry', en: 'Quuxberry' });
    expect((await names(kind, ref)).map(({ label }) => label)).toEqual(['Quuxberry']);
    await rename({ zh: '！！', en: '...' });
    expect(await names(kind, ref)).toEqual([]);

    await rename(row.name);
    expect(await vocabulary()).toEqual(before);
  });

  async function suggested(q: string) {
    const { envelope } = await mall.call<Suggestions>('GET', `/api/pms/suggest?${new URLSearchParams({ q })}`);
    const { words = [], categories = [], shops = [] } = envelope.data ?? {};
    return [...words, ...[...categories, ...shops].map(({ name }) => name)];
  }

  /** Another one like those that are there. */
  async function add(table: typeof brand): Promise<number> {
    const [like] = await mall.db.select().from(table).limit(1);
    if (!like) throw new Error('not in the demo mall');
    const row = { ...like, id: undefined, code: 'first-goods', name: { zh: '鸸鹋工坊', en: 'Quuxberry Works' } };
    const [added] = await mall.db.insert(table).values(row).returning({ id: table.id });
    return added?.id ?? 0;
  }

  test.each(KINDS)('a %s is suggested from its first product on, until its last', async (what, table) => {
    const before = await vocabulary();
    const { id, brandId, shopId, categoryId } = await oneOnSale();
    await change([id], { [`${what}Id`]: await add(table as typeof brand) });
    for (const text of ['鸸鹋', 'ermiao', 'quuxberry']) expect(await suggested(text), text).not.toEqual([]);
    const counted = await vocabulary();
    await mall.db.transaction((tx) => reindexSearch(tx));
    expect(await vocabulary()).toEqual(counted);
    await change([id], { status: PUBLISH_STATUS.PUT_OFF });
    expect(await suggested('鸸鹋')).toEqual([]);
    await change([id], { brandId, shopId, categoryId, status: PUBLISH_STATUS.PUT_ON });
    expect(await vocabulary()).toEqual(before);
  });

  test('what has nothing on sale has no name here', async () => {
    const [added] = await mall.db
      .insert(brand)
      .values({ code: 'no-goods', name: { zh: '鸸鹋', en: 'Emu' } })
      .returning();
    const ref = added?.id ?? 0;
    await mall.db.transaction((tx) => reindexNames(tx));
    expect(await names(TERM_KIND.BRAND, ref)).toEqual([]);
  });
});
