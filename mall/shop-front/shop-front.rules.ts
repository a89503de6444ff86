import type { Card } from '#contract/catalog/schema.ts';
import type { CouponOffer } from '#contract/coupon/schema.ts';
import type { Language } from '#contract/language.ts';
import { SHOP_FRONT } from '#contract/limits.ts';
import { mediaName } from '#contract/picture.values.ts';
import type { Block, ShownBlock } from '#contract/shop-front/schema.ts';
import { pick } from '#contract/text.ts';

type Pair = Record<Language, string>;
type Named = { id: number; code: string; name: Pair; icon: string };
type Banner = Extract<Block, { kind: 'banner' }>;

/** Products and categories that a block refers to, with the fields that name them. */
function referencesOf(block: Block): { field: string; to: 'product' | 'category'; id: number }[] {
  switch (block.kind) {
    case 'banner':
      return block.link ? [{ field: 'link', ...block.link }] : [];
    case 'picks':
      return block.products.map((id, at) => ({ field: `products.${at}`, to: 'product', id }));
    case 'categories':
      return block.categories.map((id, at) => ({ field: `categories.${at}`, to: 'category', id }));
    default:
      return [];
  }
}

export type Ids = { products: number[]; categories: number[] };

export function idsOf(blocks: readonly Block[]): Ids {
  const all = blocks.flatMap(referencesOf);
  const of = (kind: 'product' | 'category') => [...new Set(all.filter(({ to }) => to === kind).map(({ id }) => id))];
  return { products: of('product'), categories: of('category') };
}

export type Foreign = { field: string; key: 'goodsNotOfShop' | 'categoryNotOfShop'; id: number };

/** The first reference to something that is not the shop's. */
export function foreignReference(blocks: readonly Block[], own: Ids): Foreign | undefined {
  for (const [at, block] of blocks.entries())
    for (const { field, to, id } of referencesOf(block)) {
      const isOwn = (to === 'product' ? own.products : own.categories).includes(id);
      if (!isOwn)
        return {
          field: `blocks.${at}.${field}`,
          key: to === 'product' ? 'goodsNotOfShop' : 'categoryNotOfShop',
          id,
        };
    }
  return undefined;
}

/** Pictures by the names of the mall's files; each product and category once. */
export function tidied(block: Block): Block {
  switch (block.kind) {
    case 'picks':
      return { ...block, products: [...new Set(block.products)] };
    case 'categories':
      return { ...block, categories: [...new Set(block.categories)] };
    case 'coupons':
      return block;
    default:
      return { ...block, picture: mediaName(block.picture) };
  }
}

export const picturesOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block, at) =>
    'picture' in block ? [{ field: `blocks.${at}.picture`, address: block.picture }] : [],
  );

/** What of a front is there to be shown. */
export type OnSale = {
  shopId: number;
  cards: ReadonlyMap<number, Card>;
  categories: ReadonlyMap<number, Named>;
  coupons: readonly CouponOffer[];
};

/** What left the shelves is left out, and so is a block without anything to show. */
export const shownBlocks = (blocks: readonly Block[], found: OnSale, language: Language): ShownBlock[] =>
  blocks.map((block) => shown(block, found, language)).filter((block) => !('items' in block) || block.items.length > 0);

function shown(block: Block, found: OnSale, language: Language): ShownBlock {
  const title = pick(block.title, language);
  switch (block.kind) {
    case 'banner': {
      const { kind, picture, textSide, text } = block;
      return { kind, picture, title, text: pick(text, language), textSide, link: pathOf(block.link, found) };
    }
    case 'picks':
      return { kind: block.kind, title, items: block.products.flatMap((id) => found.cards.get(id) ?? []) };
    case 'categories': {
      const rows = block.categories.flatMap((id) => found.categories.get(id) ?? []);
      const items = rows.map(({ code, name, icon }) => ({ code, name: pick(name, language), icon }));
      return { kind: block.kind, title, items };
    }
    case 'coupons':
      return { kind: block.kind, title, items: found.coupons.filter(({ error }) => error === null) };
    case 'story': {
      const { kind, picture, pictureSide, text } = block;
      const paragraphs = pick(text, language).split(/\s*\n\s*/);
      return { kind, picture, title, paragraphs, pictureSide };
    }
  }
}

function pathOf(link: Banner['link'], { shopId, cards, categories }: OnSale): string {
  if (!link) return '';
  if (link.to === 'product') return cards.has(link.id) ? `/goods?prodId=${link.id}` : '';
  const row = categories.get(link.id);
  return row ? `/search?shopId=${shopId}&category=${encodeURIComponent(row.code)}` : '';
}

type Face = { banner: string; name: Pair; intro: Pair };
type Best = { id: number; categoryId: number; pictures: readonly string[] };
const EXAMPLE_PICKS = 8;

/** A front to begin with: what the shop says of itself, what sells best, and where more of it is. Empty: nothing is on sale. */
export function exampleFront({ banner, name, intro }: Face, best: readonly Best[]): Block[] {
  const [first] = best;
  if (!first) return [];
  const categories = [...new Set(best.map(({ categoryId }) => categoryId))].slice(0, SHOP_FRONT.categories);
  const picture = first.pictures[0] ?? '';
  const blocks: (Block | false)[] = [
    banner !== '' && {
      kind: 'banner',
      picture: banner,
      title: name,
      text: { zh: '', en: '' },
      textSide: 'left',
      link: { to: 'product', id: first.id },
    },
    {
      kind: 'picks',
      title: { zh: '本店热卖', en: 'Our best sellers' },
      products: best.slice(0, EXAMPLE_PICKS).map(({ id }) => id),
    },
    categories.length >= SHOP_FRONT.categoriesLeast && {
      kind: 'categories',
      title: { zh: '按分类逛', en: 'Shop by category' },
      categories,
    },
    { kind: 'coupons', title: { zh: '本店优惠券', en: 'Coupons from our shop' } },
    intro.zh !== '' &&
      picture !== '' && {
        kind: 'story',
        picture,
        title: { zh: '关于我们', en: 'About us' },
        text: intro,
        pictureSide: 'right',
      },
  ];
  return blocks.filter((block) => block !== false);
}
