import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProductView } from '#contract/catalog/schema.ts';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import type { Language } from '#contract/language.ts';
import type { SearchPage, Suggestions } from '#contract/search/schema.ts';
import { reindexListing } from '#mall/catalog/listing-index.ts';
import { product } from '#mall/product/product.tables.ts';
import { reindexSearch } from '#mall/search/reindex.ts';
import { searchTerm } from '#mall/search/search.tables.ts';
import { ODD_TEXTS } from '../../helpers/fuzz/odd-texts.ts';
import { need } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

async function ask<T>(path: string, params: Record<string, string>, language: Language = 'zh') {
  return mall.call<T>('GET', `/api/pms/${path}?${new URLSearchParams(params)}`, { language });
}

async function search(
  searchText: string,
  more: Record<string, string> = {},
  language: Language = 'zh',
): Promise<SearchPage> {
  const { envelope } = await ask<SearchPage>('search', { searchText, ...more }, language);
  if (!envelope.data) throw new Error(`${searchText}: ${envelope.code} ${envelope.msg}`);
  return envelope.data;
}

/** What is asked for, narrowed by facets where given → a piece of a title among the first three. */
type Given = [text: string, title: string, more?: Record<string, string>];

const GIVEN: Record<Language, Given[]> = {
  zh: [
    ['手机', '手机'],
    ['移动电话', '手机'],
    ['shouji', '手机'],
    ['sj', '手机'],
    ['收机', '手机'],
    ['ＳＨＯＵＪＩ', '手机'],
    ['云穹手机', '云穹'],
    ['yunqiong', '云穹'],
    ['lanyaerji', '耳机'],
    ['erji', '耳机'],
    ['kafei', '咖啡'],
    ['双肩包', '双肩包'],
    ['书包', '双肩包'],
    ['T恤', 'T恤'],
    ['苹果', '苹果'],
    ['jita', '吉他'],
    ['guitr', '吉他'],
    ['山雾茶舍', '茶'],
    ['刻字戒指', '戒指'],
    ['手机', '手机', { max: '3000', category: 'digital' }],
    ['cha', '茶', { category: 'drinks', max: '100', stock: '1' }],
  ],
  en: [
    ['phone', 'phone'],
    ['cell phone', 'phone'],
    ['phnoe', 'phone'],
    ['smartphones', 'phone'],
    ['Yunqiong watch', 'watch'],
    ['headphones', 'headphones'],
    ['headphone', 'headphones'],
    ['earphones', 'headphones'],
    ['backpack', 'Backpack'],
    ['rucksack', 'Backpack'],
    ['guitr', 'Guitar'],
    ['t-shirt', 'Shirt'],
    ['tee', 'Shirt'],
    ['coffee beans', 'Coffee'],
    ['red wine', 'Wine'],
    ['apples', 'Apples'],
    ['engraved ring', 'Ring'],
    ['shouji', 'phone'],
    ['手机', 'phone'],
    ['Mountain Mist Tea', 'Tea'],
    ['green tea', 'Tea', { category: 'drinks', max: '100', stock: '1' }],
  ],
};

describe.each(['zh', 'en'] as const)('twenty things to find in %s', (language) => {
  test.each(GIVEN[language])('%s', async (text, title, more) => {
    const { items } = await search(text, more, language);
    const first = items.slice(0, 3).map((item) => item.title);
    expect(
      first.filter((one) => one.toLowerCase().includes(title.toLowerCase())),
      first.join(' | '),
    ).not.toEqual([]);
  });
});

describe('spaces where the catalogue has none, none where it has one, and other slips of somebody in a hurry', () => {
  const HURRIED: [text: string, title: string, language: Language][] = [
    ['shou ji', '手机', 'zh'],
    ['er ji', '耳机', 'zh'],
    ['lan ya er ji', '耳机', 'zh'],
    ['手机 shou ji', '手机', 'zh'],
    ['tooth brush', 'Toothbrush', 'en'],
    ['back pack', 'Backpack', 'en'],
    ['smart phone', 'smartphone', 'en'],
    ['t shirts', 'Shirt', 'en'],
    ['sun glasses', 'Sunglasses', 'en'],
    ['blue tooth headphones', 'headphones', 'en'],
    ['catfood', 'Cat Food', 'en'],
    ['phome', 'phone', 'en'],
  ];
  test.each(HURRIED)('%s', async (text, title, language) => {
    const { items } = await search(text, {}, language);
    const first = items.slice(0, 3).map((item) => item.title);
    expect(
      first.filter((one) => one.toLowerCase().includes(title.toLowerCase())),
      first.join(' | '),
    ).not.toEqual([]);
  });

  test('one word comes before the two that it is written as', async () => {
    expect((await search('sun glasses', {}, 'en')).items[0]?.title).toContain('Sunglasses');
  });

  test('what is of the kind comes before what has a part of its name', async () => {
    for (const text of ['desk lamp', 'lamp']) {
      const { items } = await search(text, {}, 'en');
      const lighting = await search(text, { category: 'home-lighting' }, 'en');
      expect(lighting.total).toBeGreaterThan(0);
      const first = items.slice(0, lighting.total).map(({ title }) => title);
      expect(first, text).toEqual(lighting.items.map(({ title }) => title));
    }
  });

  test('only what was guessed is told', async () => {
    expect((await search('tooth brush', {}, 'en')).corrected).toBeNull();
    expect((await search('shou ji')).corrected).toBeNull();
    expect((await search('catfood', {}, 'en')).corrected).toBe('cat food');
  });

  test('words without a shop in them name no shop', async () => {
    for (const text of ['%', '_', '\\', '!', 'pen']) expect((await search(text, {}, 'en')).shops, text).toEqual([]);
    expect((await search('tea', {}, 'en')).shops.map(({ name }) => name)).toEqual(['Mountain Mist Tea']);
    expect((await search('茶舍')).shops.map(({ name }) => name)).toEqual(['山雾茶舍']);
  });
});

describe('results', () => {
  test('a forgiven slip is told, and sound is not', async () => {
    expect((await search('guitr', {}, 'en')).corrected).toBe('guitar');
    expect((await search('收机')).corrected).toBe('手机');
    expect((await search('shouji')).corrected).toBeNull();
  });

  test('two slips in a long word are not assumed, but what was meant is offered', async () => {
    for (const [text, meant] of [
      ['bagpack', 'backpacks'],
      ['headfones', 'headphones'],
    ] as const)
      expect(await search(text, {}, 'en')).toMatchObject({ total: 0, corrected: null, didYouMean: [meant] });
  });

  test('goods show themselves in the colour that was asked for', async () => {
    const { items } = await search('红色连衣裙');
    const [first] = items;
    const usual = (await search('连衣裙')).items.find(({ id }) => id === first?.id);
    expect(first?.picture).toContain('--');
    const { skus, axes } = need(await mall.call<ProductView>('GET', `/api/pms/goods/${first?.id}`));
    const shown = skus.find(({ id }) => id === first?.skuId);
    const at = axes.findIndex(({ values }) => values.some(({ picture }) => picture === first?.picture));
    expect(axes[at]?.values.find(({ code }) => code === shown?.spec[at])?.picture).toBe(first?.picture);
    expect(usual?.skuId).toBeNull();
    expect(first?.picture).not.toBe(usual?.picture);
  });

  test('what must not be is not among what descriptions mention either', async () => {
    const blue = (await search('蓝色连衣裙')).items.map(({ id }) => id);
    const { items, mentioned } = await search('不要蓝色的女士连衣裙');
    expect(blue.length).toBeGreaterThan(0);
    expect(items.length).toBeGreaterThan(0);
    expect([...items, ...mentioned].filter(({ id }) => blue.includes(id))).toEqual([]);
  });

  test('an exclusion beside a price alone has no effect, and is told so', async () => {
    const cheap = await search('不要红色 100元以下');
    expect(cheap).toMatchObject({ ignored: ['不要红色'], leftOut: [] });
    expect(await search('连衣裙 $50以下')).toMatchObject({ ignored: ['$50以下'], leftOut: [] });
    expect(cheap.readAs.map(({ kind }) => kind)).toEqual([]);
    expect(cheap.items.length).toBeGreaterThan(0);
    expect(cheap.items.every(({ price }) => price <= 10_000)).toBe(true);
  });

  test('a word of the dictionary, a short one and one that begins otherwise are not corrected', async () => {
    for (const text of ['diapers', 'nike', 'iphone']) expect((await search(text, {}, 'en')).corrected).toBeNull();
    expect((await search('diapers', {}, 'en')).didYouMean).toEqual([]);
  });

  test('what is said in a description alone comes apart from what is found', async () => {
    const { total, items, mentioned } = await search('牙膏');
    expect({ total, items }).toEqual({ total: 0, items: [] });
    expect(mentioned.length).toBeGreaterThan(0);
    expect((await search('茶')).mentioned).toEqual([]);
  });

  test('the least telling words give way, and what each would find alone is told', async () => {
    const scarf = await search('羊毛围巾 女 加厚');
    expect(scarf.leftOut).toEqual(['女', '加厚']);
    expect(scarf.items[0]?.title).toContain('围巾');
    expect(scarf.alone.map(({ words }) => words)).toEqual(['羊毛', '围巾', '女']);
    expect(scarf.alone.every(({ total }) => total > 0)).toBe(true);
    const two = await search('手机 吉他');
    expect(two.leftOut).toEqual(['手机']);
    expect((await search('茶')).alone).toEqual([]);
    // Nobody who asks for a mattress is shown something that folds.
    expect((await search('折叠床垫')).items).toEqual([]);
  });

  test('what stands before 的, how goods are packed and lone characters give way to the thing', async () => {
    const jars = await search('装大米的罐子');
    expect(jars.leftOut).toContain('大米');
    expect(jars.items.every(({ title }) => title.includes('罐'))).toBe(true);
    expect((await search('啤酒 整箱')).items[0]?.title).toContain('啤酒');
    const printer = await search('打印机墨盒');
    expect(printer.leftOut).toEqual(['墨盒']);
    expect(printer.items[0]?.title).toContain('打印机');
    // Neither an umbrella with black lining nor whatever has a 机 is a record player.
    expect((await search('黑胶唱片机')).items).toEqual([]);
    expect((await search('削皮刀')).items[0]?.title).toContain('刀');
    expect((await search('隐形眼镜')).items[0]?.title).toContain('眼镜');
  });

  test('a word of an upper category that names one below it finds that one', async () => {
    const phones = await search('手机', { sort: 'price-asc', category: 'digital' });
    const digital = await search('数码', { category: 'digital' });
    expect(phones.total).toBeLessThan(digital.total / 2);
    const coffee = await search('coffee', {}, 'en');
    expect(coffee.total).toBeLessThan((await search('drinks', {}, 'en')).total / 2);
    const [first, second] = (await search('手套')).items;
    expect([first, second].every((item) => item?.title.includes('手套'))).toBe(true);
  });

  test('a price, a colour and a size in words narrow like filters that can be taken off', async () => {
    const phones = await search('两千以内的手机');
    expect(phones.items.every(({ price }) => price <= 200_000)).toBe(true);
    expect(phones.readAs).toEqual([{ kind: 'price', words: '两千以内', without: '手机' }]);
    const own = await search('phone under 2000', { max: '9000' }, 'en');
    expect(own.total).toBe((await search('phone', { max: '9000' }, 'en')).total);
    const dress = await search('red dress xl', {}, 'en');
    expect(dress.leftOut).toEqual(['xl']);
    expect(dress.readAs).toEqual([{ kind: 'colour', words: 'red', without: 'dress' }]);
    const tee = await search('xl tee', {}, 'en');
    expect(tee.readAs).toEqual([{ kind: 'size', words: 'xl', without: 'tee' }]);
    const cheap = await search('100元以下');
    expect(cheap.total).toBeGreaterThan(0);
    expect(cheap.items.every(({ price }) => price <= 10_000)).toBe(true);
    expect(await search('手机 1元以下')).toMatchObject({ leftOut: ['1元以下'], readAs: [] });
  });

  test('marks are where the words stand', async () => {
    const { items } = await search('耳机');
    const [first] = items;
    expect(first?.marks.map(([start, end]) => first.title.slice(start, end))).toContain('耳机');
  });

  test('what nothing has offers what is close', async () => {
    expect(await search('camraa', {}, 'en')).toMatchObject({ total: 0, didYouMean: ['cameras'] });
    expect((await search('<b>茶</b>')).leftOut).toEqual(['b', 'b']);
    expect(await search('qqqqzzzz')).toMatchObject({ total: 0, didYouMean: [], items: [] });
  });

  test('keys hit at random are no initials', async () => {
    for (const text of ['qqzzqq', 'zzzz'])
      expect(await search(text), text).toMatchObject({ total: 0, items: [], mentioned: [] });
    // What may be initials is not looked for in descriptions, where some of them always stand.
    expect(await search('asdfgh')).toMatchObject({ total: 0, mentioned: [] });
    const { items } = await search('lyej');
    expect(items[0]?.title).toMatch(/(?=.*蓝牙)(?=.*耳机)/);
  });

  test('facets count what choosing them shows', async () => {
    const open = await search('茶');
    const brand = open.facets.brands[0];
    const shop = open.facets.shops[0];
    const category = open.facets.categories[0];
    expect((await search('茶', { brand: String(brand?.id) })).total).toBe(brand?.count);
    expect((await search('茶', { shop: String(shop?.id) })).total).toBe(shop?.count);
    const narrowed = await search('茶', { category: String(category?.code) });
    expect(narrowed.total).toBe(category?.count);
    expect(narrowed.path.at(-1)?.code).toBe(category?.code);
    for (const option of narrowed.facets.brands) {
      const both = await search('茶', { category: String(category?.code), brand: String(option.id) });
      expect(both.total, option.name).toBe(option.count);
      expect(both.facets.brands.length).toBe(narrowed.facets.brands.length);
    }
    for (const value of narrowed.facets.attributes.flatMap((attribute) => attribute.values).slice(0, 6)) {
      const chosen = await search('茶', { category: String(category?.code), attr: String(value.id) });
      expect(chosen.total, value.name).toBe(value.count);
    }
  });

  test('orders and prices', async () => {
    const found = await search('茶', { sort: 'price-asc', min: '50', max: '200' });
    const rising = found.items.map(({ price, promotionPrice }) => promotionPrice ?? price);
    expect(rising).toEqual(rising.toSorted((a, b) => a - b));
    expect(rising.every((price) => price >= 5_000 && price <= 20_000)).toBe(true);
    const sold = (await search('茶', { sort: 'sales' })).items.map(({ sales }) => sales);
    expect(sold).toEqual(sold.toSorted((a, b) => b - a));
  });

  test('pages do not overlap, and there is none past the end', async () => {
    const [one, two] = [await search('tea', {}, 'en'), await search('tea', { page: '2' }, 'en')];
    expect(one.pages).toBeGreaterThan(1);
    expect(one.items.filter(({ id }) => two.items.some((other) => other.id === id))).toEqual([]);
    const beyond = await ask('search', { searchText: 'tea', page: String(one.pages + 1) }, 'en');
    expect(beyond.status).toBe(404);
  });

  test('one shop: its goods, and a search among them', async () => {
    const all = await search('', { shopId: '1' });
    expect(all.shop?.id).toBe(1);
    expect(all.total).toBe(all.shop?.products);
    const some = await search('手机', { shopId: '1' });
    expect(some.total).toBeGreaterThan(0);
    expect(some.items.every(({ shopId }) => shopId === 1)).toBe(true);
    expect((await ask('search', { shopId: '99999' })).status).toBe(404);
    expect((await ask('search', { searchText: '茶', category: 'no-such' })).status).toBe(404);
  });

  test('without words and shop there is nothing', async () => {
    expect(await search('   ')).toMatchObject({ text: '', total: 0, items: [], didYouMean: [] });
  });
});

describe('suggestions', () => {
  const suggest = async (q: string, language: Language = 'zh') =>
    (await ask<Suggestions>('suggest', { q }, language)).envelope.data as Suggestions;

  test('words, categories, shops and products, by letters and by sound', async () => {
    expect((await suggest('手')).words).toContain('手机');
    expect((await suggest('shouj')).words).toContain('手机');
    expect((await suggest('head', 'en')).words).toContain('headphones');
    expect((await suggest('山雾')).shops[0]?.name).toBe('山雾茶舍');
    expect((await suggest('茶')).categories.length).toBeGreaterThan(0);
    expect((await suggest('耳机')).products[0]?.title).toContain('耳机');
  });

  test('a slip is forgiven', async () => {
    expect((await suggest('guitr', 'en')).words).toEqual(['guitar']);
    expect((await suggest('headfones', 'en')).words).toEqual(['headphones']);
    expect((await suggest('camraa', 'en')).words).toEqual(['cameras']);
    expect((await suggest('zzqqy', 'en')).words).toEqual([]);
  });

  test('English suggestions have no Chinese in them', async () => {
    expect(JSON.stringify(await suggest('sh', 'en'))).not.toMatch(/\p{Script=Han}/u);
  });

  test('nothing to go by', async () => {
    const none = { words: [], categories: [], shops: [], products: [] };
    for (const q of ['', ' ', '%', '___', '\\', '🙂']) expect(await suggest(q)).toEqual(none);
  });
});

describe('hostile texts', () => {
  test.each(ODD_TEXTS)('%j', async (text) => {
    for (const path of ['search', 'suggest']) {
      const { status, envelope } = await ask(path, path === 'search' ? { searchText: text } : { q: text });
      expect(status).toBe(200);
      expect(envelope.success).toBe(true);
    }
  });
});

describe('only what is on sale', () => {
  test('nothing put off is ever found', async () => {
    const off = await mall.db
      .select()
      .from(product)
      .where(inArray(product.status, [PUBLISH_STATUS.PUT_OFF, PUBLISH_STATUS.TO_AUDIT]));
    expect(off.length).toBeGreaterThan(0);
    for (const { id, title } of off) {
      expect((await search(title.zh)).items.map((item) => item.id)).not.toContain(id);
    }
  });

  test('a product leaves and comes back with its words', async () => {
    const { items } = await search('吉他');
    const id = items[0]?.id ?? 0;
    const put = (status: number) =>
      mall.db.transaction(async (tx) => {
        await tx.update(product).set({ status }).where(eq(product.id, id));
        await reindexListing(tx, [id]);
        await reindexSearch(tx, [id]);
      });
    const words = () => mall.db.select().from(searchTerm).orderBy(searchTerm.kind, searchTerm.ref, searchTerm.word);
    const before = await words();
    await put(PUBLISH_STATUS.PUT_OFF);
    expect((await search('吉他')).items.map((item) => item.id)).not.toContain(id);
    await put(PUBLISH_STATUS.PUT_ON);
    expect((await search('吉他')).items[0]?.id).toBe(id);
    const counts = (rows: typeof before) =>
      rows.map(({ kind, word, products, titles }) => ({ kind, word, products, titles }));
    expect(counts(await words())).toEqual(counts(before));
  });
});
