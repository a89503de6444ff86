import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ListingPage, listingPage, type NewArrivals, type Option } from '#contract/catalog/listing.schema.ts';
import { type Card, type CategoryName, productView } from '#contract/catalog/schema.ts';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import { facet, listing } from '#mall/catalog/listing.tables.ts';
import { reindexListing } from '#mall/catalog/listing-index.ts';
import { brand } from '#mall/category/category.tables.ts';
import { product, sku } from '#mall/product/product.tables.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

async function list(query: string, language: 'zh' | 'en' = 'zh'): Promise<ListingPage> {
  const { envelope } = await mall.call<ListingPage>('GET', `/api/pms/goods?${query}`, { language });
  return listingPage.parse(envelope.data);
}
const status = async (path: string) => (await mall.call('GET', path)).status;

/** Everything that matches, page by page. */
async function all(query: string): Promise<ListingPage['items']> {
  const first = await list(query);
  const rest = await Promise.all(
    Array.from({ length: first.pages - 1 }, (_, index) => list(`${query}&page=${index + 2}`)),
  );
  return [first, ...rest].flatMap(({ items }) => items);
}

const shownPrice = ({ price, promotionPrice }: ListingPage['items'][number]): number => promotionPrice ?? price;

describe('a page of goods', () => {
  it('shows what is on sale, each once, over all pages', async () => {
    const items = await all('');
    const onSale = await mall.db
      .select({ id: product.id })
      .from(product)
      .where(eq(product.status, PUBLISH_STATUS.PUT_ON));
    expect(new Set(items.map(({ id }) => id))).toEqual(new Set(onSale.map(({ id }) => id)));
    expect((await list('')).total).toBe(items.length);
  });

  it('names the one SKU where nothing is to be chosen, and none elsewhere', async () => {
    const items = await all('');
    const skus = await mall.db.select({ id: sku.id, productId: sku.productId }).from(sku).where(eq(sku.retired, false));
    const expected = items.map(({ id, madeToOrder, soldOut }) => {
      const own = skus.filter(({ productId }) => productId === id);
      return own.length === 1 && !madeToOrder && !soldOut ? own[0]?.id : null;
    });
    expect(items.map(({ onlySkuId }) => onlySkuId)).toEqual(expected);
    expect(new Set(expected.map((id) => id === null))).toEqual(new Set([true, false]));
  });

  it('names the path in the language asked for', async () => {
    expect((await list('category=digital-phone', 'en')).path.map(({ name }) => name)).toEqual([
      'Phones & digital',
      'Phones & wearables',
      'Smartphones',
    ]);
    expect((await list('category=digital-phone')).path.at(-1)).toEqual({ code: 'digital-phone', name: '智能手机' });
  });

  it.each([
    ['sales', (a: number, b: number) => a >= b, (card) => card.sales],
    ['price-asc', (a: number, b: number) => a <= b, shownPrice],
    ['price-desc', (a: number, b: number) => a >= b, shownPrice],
    ['score', (a: number, b: number) => a >= b, (card) => card.score],
  ] satisfies [string, unknown, (card: Card) => number][])('is ordered by %s', async (sort, holds, of) => {
    const cards = await all(`category=digital&sort=${sort}`);
    const values = cards.map(of);
    expect(new Set(cards.map(({ id }) => id)).size).toBe((await list('category=digital')).total);
    expect(values.slice(1).every((value, index) => holds(values[index] ?? 0, value))).toBe(true);
  });

  it('keeps to price, stock and made-to-order', async () => {
    const between = (await all('category=digital&min=100&max=500')).map(({ id }) => id);
    const rest = (await all('category=digital')).filter(
      (card) => shownPrice(card) >= 10_000 && shownPrice(card) <= 50_000,
    );
    expect(between.toSorted()).toEqual(rest.map(({ id }) => id).toSorted());
    expect((await all('stock=1')).some(({ soldOut }) => soldOut)).toBe(false);
    const custom = await all('custom=1');
    expect(custom.length).toBeGreaterThan(10);
    expect(custom.every(({ madeToOrder }) => madeToOrder)).toBe(true);
  });

  it('is not found past its end, or where there is no such category', async () => {
    const { pages } = await list('');
    expect(await status(`/api/pms/goods?page=${pages + 1}`)).toBe(404);
    expect(await status('/api/pms/goods?category=nowhere')).toBe(404);
  });

  it('is empty, not missing, when nothing matches', async () => {
    expect(await list('category=digital&max=0')).toMatchObject({ total: 0, exact: true, page: 1, pages: 1, items: [] });
  });
});

describe('facets', () => {
  it('promise exactly what choosing an option shows', async () => {
    const { facets } = await list('category=digital');
    for (const { id, count } of facets.brands.slice(0, 4))
      expect((await list(`category=digital&brand=${id}`)).total).toBe(count);
    for (const { values } of facets.attributes) {
      for (const { id, count } of values.slice(0, 2))
        expect((await list(`category=digital&attr=${id}`)).total).toBe(count);
    }
  });

  it('promise it with other choices in force, each as if its own facet were open', async () => {
    const { facets } = await list('category=digital');
    const brand = facets.brands[0]?.id;
    const [first, second] = facets.attributes;
    const chosen = `category=digital&brand=${brand}&attr=${first?.values[0]?.id}`;
    const narrowed = (await list(chosen)).facets;
    for (const { id, count } of narrowed.brands.slice(0, 3)) {
      expect((await list(`category=digital&attr=${first?.values[0]?.id}&brand=${id}`)).total).toBe(count);
    }
    for (const { id, count } of narrowed.attributes.find(({ id }) => id === first?.id)?.values ?? []) {
      expect((await list(`category=digital&brand=${brand}&attr=${id}`)).total).toBe(count);
    }
    for (const { id, count } of narrowed.attributes.find(({ id }) => id === second?.id)?.values ?? []) {
      expect((await list(`${chosen},${id}`)).total).toBe(count);
    }
  });

  it('know the bounds of the prices, and leave attributes to categories', async () => {
    const { facets } = await list('');
    const prices = (await all('')).map(shownPrice);
    expect(facets.price).toEqual({ min: Math.min(...prices), max: Math.max(...prices) });
    expect(facets.attributes).toEqual([]);
    expect(facets.brands).toHaveLength(24);
  });

  it('show a chosen brand among the first, however few goods it has', async () => {
    const brands = new Set((await list('')).facets.brands.map(({ id }) => id));
    const rare = (await list('category=digital')).facets.brands.find(({ id }) => !brands.has(id));
    expect((await list(`brand=${rare?.id}`)).facets.brands.map(({ id }) => id)).toContain(rare?.id);
  });

  it('stay right when a product leaves the shelf and comes back', async () => {
    const before = await mall.db.select().from(facet).orderBy(facet.categoryId, facet.kind, facet.optionId);
    const id = (await list('category=digital-phone')).items[0]?.id ?? 0;
    const put = (state: number) =>
      mall.db.transaction(async (tx) => {
        await tx.update(product).set({ status: state }).where(eq(product.id, id));
        await reindexListing(tx, [id]);
      });
    const { total } = await list('category=digital');
    await put(PUBLISH_STATUS.PUT_OFF);
    expect(await mall.db.select().from(listing).where(eq(listing.productId, id))).toEqual([]);
    expect((await list('category=digital')).total).toBe(total - 1);
    await put(PUBLISH_STATUS.PUT_ON);
    expect(await mall.db.select().from(facet).orderBy(facet.categoryId, facet.kind, facet.optionId)).toEqual(before);
  });
});

describe('bad questions', () => {
  it.each([
    'page=0',
    'page=abc',
    'min=abc',
    'brand=x',
    'attr=99999999999',
    'sort=cheap',
    'stock=2',
    'category=%00',
    'category=..',
  ])('%s is refused, never a slip', async (query) => {
    const { envelope } = await mall.call('GET', `/api/pms/goods?${query}`);
    expect(envelope).toMatchObject({ success: false, code: 'A00002' });
  });

  it('unknown values choose nothing', async () => {
    expect((await list('attr=999999999')).total).toBe((await list('')).total);
    expect((await list('brand=999999999')).total).toBe(0);
  });
});

describe('new arrivals', () => {
  it('come newest first, week by week', async () => {
    const { envelope } = await mall.call<NewArrivals>('GET', '/api/pms/new');
    const weeks = envelope.data?.weeks ?? [];
    const times = weeks.flatMap(({ items }) => items.map(({ putOnAt }) => putOnAt));
    expect(times).toEqual([...times].sort().reverse());
    expect(weeks[0]).toMatchObject({ from: '2026-06-08', weeksAgo: 1 });
    for (const { from, weeksAgo } of weeks) {
      expect(new Date(from).getUTCDay()).toBe(1);
      expect(Date.parse('2026-06-15') - Date.parse(from)).toBe(weeksAgo * 7 * 86_400_000);
    }
  });

  it('end at their last page', async () => {
    const { envelope } = await mall.call<NewArrivals>('GET', '/api/pms/new');
    expect(await status(`/api/pms/new?page=${envelope.data?.pages}`)).toBe(200);
    expect(await status(`/api/pms/new?page=${(envelope.data?.pages ?? 0) + 1}`)).toBe(404);
  });
});

it('around a product stand the best sellers of its own category, then of the ones above', async () => {
  const [first] = (await list('category=digital-phone&sort=sales')).items;
  if (!first) throw new Error('no phones are sold');
  const bestOf = async (code: string) => {
    const { items } = await list(`category=${code}&sort=sales`);
    return items.map(({ id }) => id).filter((id) => id !== first.id);
  };
  const { envelope } = await mall.call('GET', `/api/pms/goods/${first.id}`);
  const { path, related } = productView.parse(envelope.data);
  const [top, middle, own] = await Promise.all(path.map(({ code }) => bestOf(code)));
  if (!top || !middle || !own) throw new Error('a phone is not three levels deep');
  expect(own.length).toBeLessThan(5);
  expect(related.map(({ id }) => id)).toEqual([...new Set([...own, ...middle, ...top])].slice(0, 5));
});

it('made-to-order categories have made-to-order goods', async () => {
  const { envelope } = await mall.call<CategoryName[]>('GET', '/api/pms/custom-categories');
  expect(envelope.data?.length).toBeGreaterThan(3);
  for (const { code } of envelope.data ?? [])
    expect((await list(`category=${code}&custom=1`)).total).toBeGreaterThan(0);
});

describe('brands by their name', () => {
  const find = async (text: string, category = '') => {
    const query = new URLSearchParams({ text, ...(category && { category }) });
    return (await mall.call<Option[]>('GET', `/api/pms/brands?${query}`)).envelope.data ?? [];
  };

  it('are found by a part of it in either language, whatever its case, with how many goods each has', async () => {
    const [some] = (await list('')).facets.brands;
    const [row] = await mall.db
      .select()
      .from(brand)
      .where(eq(brand.id, some?.id ?? 0));
    for (const text of [row?.name.zh.slice(1), row?.name.en.slice(1).toUpperCase()]) {
      expect(await find(text ?? '')).toContainEqual(some);
    }
  });

  it('are those of the category that has them, and no pattern', async () => {
    const [some] = (await list('category=digital-phone')).facets.brands;
    const name = some?.name ?? '';
    expect(await find(name, 'digital-phone')).toContainEqual(some);
    expect(await find(name, 'food-fruit')).toEqual([]);
    expect([await find('%'), await find('_')]).toEqual([[], []]);
    expect(await status(`/api/pms/brands?text=${encodeURIComponent(name)}&category=none`)).toBe(404);
  });
});
