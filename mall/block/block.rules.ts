import type { Block, ShownBlock } from '#contract/block/schema.ts';
import type { Card } from '#contract/catalog/schema.ts';
import type { CouponOffer } from '#contract/coupon/schema.ts';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { mediaName } from '#contract/picture.values.ts';

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

type Problem = {
  field: string;
  key: 'goodsNotOfShop' | 'categoryNotOfShop' | 'goodsUnknown' | 'categoryUnknown';
  id: number;
};

/**
 * The first reference to what is not among those that may be shown.
 * @param shopId null: blocks of the mall
 */
export function wrongReference(blocks: readonly Block[], allowed: Ids, shopId: number | null): Problem | undefined {
  const keys =
    shopId === null
      ? ({ product: 'goodsUnknown', category: 'categoryUnknown' } as const)
      : ({ product: 'goodsNotOfShop', category: 'categoryNotOfShop' } as const);
  for (const [at, block] of blocks.entries())
    for (const { field, to, id } of referencesOf(block)) {
      const isAllowed = (to === 'product' ? allowed.products : allowed.categories).includes(id);
      if (!isAllowed) return { field: `blocks.${at}.${field}`, key: keys[to], id };
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

/** What of blocks is there to be shown. */
export type OnSale = {
  /** Null: blocks of the mall. */
  shopId: number | null;
  cards: ReadonlyMap<number, Card>;
  categories: ReadonlyMap<number, Named>;
  coupons: readonly CouponOffer[];
};

/** What left the shelves is left out, and so is a block without anything to show. */
export const shownBlocks = (blocks: readonly Block[], found: OnSale, language: Language): ShownBlock[] =>
  blocks.map((block) => shown(block, found, language)).filter((block) => !('items' in block) || block.items.length > 0);

function shown(block: Block, found: OnSale, language: Language): ShownBlock {
  const title = inLanguage(block.title, language);
  switch (block.kind) {
    case 'banner': {
      const { kind, picture, textSide, text } = block;
      return { kind, picture, title, text: inLanguage(text, language), textSide, link: pathOf(block.link, found) };
    }
    case 'picks':
      return { kind: block.kind, title, items: block.products.flatMap((id) => found.cards.get(id) ?? []) };
    case 'categories': {
      const rows = block.categories.flatMap((id) => found.categories.get(id) ?? []);
      const items = rows.map(({ code, name, icon }) => ({ code, name: inLanguage(name, language), icon }));
      return { kind: block.kind, title, items };
    }
    case 'coupons':
      return { kind: block.kind, title, items: found.coupons.filter(({ error }) => error === null) };
    case 'story': {
      const { kind, picture, pictureSide, text } = block;
      const paragraphs = inLanguage(text, language).split(/\s*\n\s*/);
      return { kind, picture, title, paragraphs, pictureSide };
    }
  }
}

function pathOf(link: Banner['link'], { shopId, cards, categories }: OnSale): string {
  if (!link) return '';
  if (link.to === 'product') return cards.has(link.id) ? `/goods?prodId=${link.id}` : '';
  const row = categories.get(link.id);
  if (!row) return '';
  const category = `category=${encodeURIComponent(row.code)}`;
  return shopId === null ? `/goods?${category}` : `/search?shopId=${shopId}&${category}`;
}
