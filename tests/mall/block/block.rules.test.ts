import { describe, expect, it } from 'vitest';
import { type Block, blocks as blocksOfDocument } from '#contract/block/schema.ts';
import { BLOCKS } from '#contract/block/values.ts';
import type { Card } from '#contract/catalog/schema.ts';
import type { CouponOffer } from '#contract/coupon/schema.ts';
import { idsOf, type OnSale, picturesOf, shownBlocks, tidied, wrongReference } from '#mall/block/block.rules.ts';

/** A shop whose blocks they are. */
const SHOP = 5;
const pair = (zh: string, en = '') => ({ zh, en });
const title = pair('标题', 'Title');
const banner = (link: Extract<Block, { kind: 'banner' }>['link'], picture = 'm/a.webp'): Block => ({
  ...{ kind: 'banner', picture, title, link },
  text: pair('文字'),
  textSide: 'left',
});
const picks = (...products: number[]): Block => ({ kind: 'picks', title, products });
const categories = (...ids: number[]): Block => ({ kind: 'categories', title, categories: ids });
const coupons: Block = { kind: 'coupons', title };
const story = (text = pair('一\n\n 二 \n三')): Block => ({
  ...{ kind: 'story', picture: 'm/b.webp', title },
  text,
  pictureSide: 'right',
});

describe('blocks of a document', () => {
  const isValid = (...blocks: unknown[]) => blocksOfDocument.safeParse(blocks).success;

  it('takes every block, and twelve at most', () => {
    expect(isValid(banner(null), picks(1), categories(1, 2), coupons, story())).toBe(true);
    expect(isValid(...Array.from({ length: BLOCKS.most }, () => coupons))).toBe(true);
    expect(isValid(...Array.from({ length: BLOCKS.most + 1 }, () => coupons))).toBe(false);
  });

  it.each<[string, unknown]>([
    ['another kind', { kind: 'html', title }],
    ['no title', { ...picks(1), title: pair('  ', 'Title') }],
    ['a long title', { ...picks(1), title: pair('长'.repeat(BLOCKS.title + 1)) }],
    ['no products', picks()],
    ['too many products', picks(...Array.from({ length: BLOCKS.products + 1 }, (_, at) => at + 1))],
    ['one category', categories(1)],
    ['too many categories', categories(...Array.from({ length: BLOCKS.categories + 1 }, (_, at) => at + 1))],
    ['no picture', banner(null, '')],
    ['a picture by script', banner(null, 'javascript:alert(1)')],
    ['a link elsewhere', { ...banner(null), link: { to: 'page', id: 1 } }],
    ['a story without text', story(pair('', 'Text'))],
  ])('refuses %s', (_, block) => expect(isValid(block)).toBe(false));
});

describe('what blocks refer to', () => {
  const blocks = [
    banner({ to: 'product', id: 3 }),
    banner({ to: 'category', id: 7 }),
    banner(null),
    picks(3, 4),
    categories(7, 8),
    coupons,
  ];

  it('is listed once', () => {
    expect(idsOf(blocks)).toEqual({ products: [3, 4], categories: [7, 8] });
  });

  it('is all of the shop, or named by its field', () => {
    const own = { products: [3, 4], categories: [7, 8] };
    expect(wrongReference(blocks, own, SHOP)).toBeUndefined();
    expect(wrongReference(blocks, { ...own, products: [4] }, SHOP)).toEqual({
      field: 'blocks.0.link',
      key: 'goodsNotOfShop',
      id: 3,
    });
    expect(wrongReference(blocks.slice(3), { ...own, products: [3] }, SHOP)?.field).toBe('blocks.0.products.1');
    expect(wrongReference(blocks, { ...own, categories: [7] }, SHOP)).toEqual({
      field: 'blocks.4.categories.1',
      key: 'categoryNotOfShop',
      id: 8,
    });
  });

  it('is there, where they are of the mall', () => {
    const there = { products: [3], categories: [7, 8] };
    expect(wrongReference(blocks, there, null)).toEqual({ field: 'blocks.3.products.1', key: 'goodsUnknown', id: 4 });
    expect(wrongReference(blocks.slice(4), { ...there, categories: [] }, null)?.key).toBe('categoryUnknown');
  });
});

it('stores each reference once, and pictures by the names of files', () => {
  expect(tidied(picks(2, 1, 2))).toEqual(picks(2, 1));
  expect(tidied(categories(2, 1, 2))).toEqual(categories(2, 1));
  expect(tidied(coupons)).toEqual(coupons);
  expect(tidied(banner(null, '/media/m/a.webp'))).toEqual(banner(null));
});

it('names its pictures by field', () => {
  expect(picturesOf([coupons, banner(null), story()])).toEqual([
    { field: 'blocks.1.picture', address: 'm/a.webp' },
    { field: 'blocks.2.picture', address: 'm/b.webp' },
  ]);
});

describe('what is shown', () => {
  const card = (id: number) => [id, { id } as Card] as const;
  const row = (id: number, icon = 'i.webp') =>
    [id, { ...{ id, code: `c${id}`, icon }, name: pair(`类${id}`, `C${id}`) }] as const;
  const offer = (id: number, error: CouponOffer['error']) => ({ id, error }) as CouponOffer;
  const none: OnSale = { shopId: SHOP, cards: new Map(), categories: new Map(), coupons: [] };
  const found: OnSale = {
    shopId: SHOP,
    cards: new Map([card(3), card(4)]),
    categories: new Map([row(7), row(8)]),
    coupons: [offer(1, null), offer(2, 'gone')],
  };
  const show = (block: Block, of = found, language: 'zh' | 'en' = 'en') => shownBlocks([block], of, language)[0];

  it('is in the language of the caller, or in Chinese', () => {
    expect(show(banner(null))).toEqual({
      ...{ kind: 'banner', picture: 'm/a.webp', title: 'Title', text: '文字' },
      textSide: 'left',
      link: '',
    });
    expect(show(banner(null), found, 'zh')).toMatchObject({ title: '标题' });
  });

  it('leads where something is on sale', () => {
    expect(show(banner({ to: 'product', id: 3 }))).toMatchObject({ link: '/goods?prodId=3' });
    expect(show(banner({ to: 'category', id: 7 }))).toMatchObject({ link: '/search?shopId=5&category=c7' });
    expect(show(banner({ to: 'category', id: 7 }), { ...found, shopId: null })).toMatchObject({
      link: '/goods?category=c7',
    });
    expect(show(banner({ to: 'product', id: 3 }), none)).toMatchObject({ link: '' });
    expect(show(banner({ to: 'category', id: 7 }), none)).toMatchObject({ link: '' });
  });

  it('has no more of what left the shelves, nor blocks that are empty without it', () => {
    expect(show(picks(4, 9, 3))).toMatchObject({ items: [{ id: 4 }, { id: 3 }] });
    expect(show(categories(8, 9))).toMatchObject({ items: [{ code: 'c8', name: 'C8', icon: 'i.webp' }] });
    expect(show(coupons)).toMatchObject({ items: [{ id: 1 }] });
    expect(shownBlocks([picks(9), categories(8, 9), coupons, banner(null), story()], none, 'zh')).toMatchObject([
      { kind: 'banner' },
      { kind: 'story' },
    ]);
  });

  it('has a paragraph for each line of a story', () => {
    expect(show(story())).toMatchObject({ paragraphs: ['一', '二', '三'], pictureSide: 'right' });
  });
});
