import { writeFileSync } from 'node:fs';
import { LISTING } from '#contract/catalog/listing.values.ts';

/** The pages that are measured, by name. */
export type Pages = { home: string; listing: string; product: string };

type Card = { id: number; soldOut: boolean; madeToOrder: boolean };
type Answer = { data: { items: Card[]; total: number } };

const listing = async (origin: string, page: number): Promise<Answer['data']> =>
  ((await (await fetch(`${origin}/api/pms/goods?page=${page}`)).json()) as Answer).data;

export async function pagesOf(origin: string): Promise<Pages> {
  const first = (await listing(origin, 1)).items.find(({ soldOut, madeToOrder }) => !soldOut && !madeToOrder);
  if (!first) throw new Error('the demo mall sells nothing');
  return { home: '/', listing: '/goods', product: `/goods?prodId=${first.id}` };
}

/** Different addresses of one kind, as many as asked for or as there are. */
export async function variety(
  origin: string,
  kind: 'listing' | 'deep listing' | 'product' | 'search',
  count: number,
): Promise<string[]> {
  if (kind === 'search') return WORDS.slice(0, count).map((word) => `/search?searchText=${encodeURIComponent(word)}`);
  const listings = (pages: readonly number[]) =>
    SORTS.flatMap((sort) => pages.map((page) => `/goods?sort=${sort}&page=${page}`)).slice(0, count);
  if (kind === 'listing') return listings([1, 2, 3, 4, 5, 6]);
  if (kind === 'deep listing') {
    const last = Math.min(LISTING.maxPage, Math.ceil((await listing(origin, 1)).total / LISTING.pageSize));
    return listings([0, 1, 2, 3, 4, 5].map((before) => last - before));
  }
  const pages = await Promise.all([1, 2, 3, 4].map((page) => listing(origin, page)));
  return pages.flatMap(({ items }) => items.map(({ id }) => `/goods?prodId=${id}`)).slice(0, count);
}

const SORTS = ['default', 'sales', 'new', 'price-asc', 'price-desc', 'score'];
const WORDS = [
  '手机',
  '耳机',
  '茶',
  '杯',
  '灯',
  '鞋',
  '包',
  '咖啡',
  '毛巾',
  '玩具',
  '积木',
  '水果',
  '坚果',
  '相机',
  '键盘',
  '面霜',
  '椅',
  '锅',
  '刀',
  '帐篷',
];

/** How many different products a page shows. */
export async function productsOn(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  return new Set([...html.matchAll(/goods\?prodId=(\d+)/g)].map(([, id]) => id)).size;
}

/** Writes the first `count` products of the mall for the bare page to show. */
export async function saveProducts(origin: string, count: number, file: string): Promise<void> {
  const cards: Card[] = [];
  for (let page = 1; cards.length < count; page += 1) {
    const { items } = await listing(origin, page);
    if (!items.length) break;
    cards.push(...items);
  }
  writeFileSync(file, JSON.stringify(cards.slice(0, count)));
}
