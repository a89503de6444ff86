import { describe, expect, it } from 'vitest';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import type { BulkAct } from '#contract/product/bulk.schema.ts';
import { NO_PAGE_PARTS } from '#contract/product/page.values.ts';
import type { ProductDocument } from '#contract/product/schema.ts';
import { decideCategory, decideMove, decidePrice, decideStock } from '#mall/product/bulk.rules.ts';
import { NO_RECORD } from '../../helpers/sku.ts';

const { TO_PUBLISH, TO_AUDIT, TO_PUT_ON, PUT_ON, PUT_OFF } = PUBLISH_STATUS;
const move = (name: 'submit' | 'approve' | 'putOn' | 'putOff') => ({ kind: 'move', move: name }) as const;
const pair = (zh: string) => ({ zh, en: '' });
const value = (...skus: [price: number, listPrice: number | null][]): ProductDocument => ({
  ...{
    categoryId: 5,
    brandId: 1,
    title: pair('杯'),
    selling: pair(''),
    detail: pair(''),
    facts: [],
    pictures: ['a/b.png'],
  },
  ...NO_PAGE_PARTS,
  ...{ axes: [], custom: null, attributeValues: [], seoTitle: pair(''), seoDescription: pair('') },
  skus: skus.map(([price, listPrice]) => ({ spec: [], price, listPrice, picture: null, ...NO_RECORD })),
});

describe('a move of many', () => {
  it('is made once, along the states, as far as the role may', () => {
    expect(decideMove(move('putOff'), PUT_OFF, 'shop')).toBe('already');
    expect(decideMove(move('putOff'), PUT_ON, 'shop')).toMatchObject({ moves: ['putOff'], from: PUT_ON, to: PUT_OFF });
    expect(decideMove(move('approve'), TO_AUDIT, 'shop')).toEqual({ error: 'productMoved' });
    expect(decideMove(move('putOn'), TO_PUBLISH, 'shop')).toMatchObject({ moves: ['submit'], to: TO_AUDIT });
    expect(decideMove(move('putOn'), TO_PUBLISH, 'mall')).toMatchObject({ to: PUT_ON });
    expect(decideMove(move('putOn'), TO_PUT_ON, 'shop')).toMatchObject({ moves: ['putOn'] });
    expect(decideMove(move('putOn'), TO_AUDIT, 'shop')).toEqual({ error: 'productMoved' });
  });
});

describe('a price of many', () => {
  const percent = (points: number, step: 1 | 10 | 100 = 1) => ({ kind: 'price', points, step }) as const;
  const repriced = (
    act: Extract<BulkAct, { kind: 'price' | 'setPrice' }>,
    before: ProductDocument,
    status: number = PUT_ON,
  ) => {
    const plan = decidePrice(act, status, before);
    if (typeof plan === 'string' || 'error' in plan || plan.kind !== 'value') return plan;
    return plan.change(before).skus.map(({ price, listPrice }) => [price, listPrice]);
  };

  it('moves with its list price, rounded, and one that was never set does not', () => {
    const before = value([999, 2_000], [0, null]);
    expect(repriced(percent(1_000), before, TO_PUBLISH)).toEqual([
      [1_099, 2_200],
      [0, null],
    ]);
    expect(repriced(percent(1_000, 100), value([999, null]))).toEqual([[1_100, null]]);
    expect(decidePrice(percent(1_000), PUT_ON, value([1_000, null], [500, null]))).toMatchObject({
      from: 500,
      to: 550,
    });
    expect(repriced(percent(0), value([999, null]))).toBe('already');
    expect(repriced(percent(0, 100), value([1_000, 2_050]))).toEqual([[1_000, 2_100]]);
  });

  it('is set below the list price alone; what else lacks counts on the way to the shelf', () => {
    const act = { kind: 'setPrice', price: 1_500 } as const;
    expect(repriced(act, value([999, 2_000]))).toEqual([[1_500, 2_000]]);
    expect(repriced(act, value([1_500, 2_000]))).toBe('already');
    expect(repriced(act, value([999, 1_000]), TO_PUBLISH)).toEqual({ error: 'goodsListPrice' });
    const bare = { ...value([999, null]), pictures: [] };
    expect(repriced(act, bare)).toEqual({ error: 'goodsPicture' });
    expect(repriced(act, bare, TO_PUBLISH)).toEqual([[1_500, null]]);
  });
});

it('a category of many is another', () => {
  const before = value([1, null]);
  expect(decideCategory({ kind: 'category', categoryId: 5 }, before)).toBe('already');
  const plan = decideCategory({ kind: 'category', categoryId: 6 }, before);
  expect(plan).toMatchObject({ from: 5, to: 6 });
  expect(typeof plan === 'object' && 'change' in plan && plan.change(before).categoryId).toBe(6);
});

it('the stock of many is set, or moved, and never below nothing', () => {
  const skus = [
    { id: 1, stock: 3 },
    { id: 2, stock: 8 },
  ];
  const stock = (way: 'set' | 'add', pieces: number) => ({ kind: 'stock', way, pieces, reason: 'x' }) as const;
  expect(decideStock(stock('set', 8), skus)).toEqual({ kind: 'stock', pieces: [{ id: 1, n: 5 }], from: 11, to: 16 });
  expect(decideStock(stock('add', 2), skus)).toMatchObject({ from: 11, to: 15 });
  expect(decideStock(stock('add', -4), skus)).toEqual({ error: 'stockShort' });
  expect(decideStock(stock('set', 3), skus.slice(0, 1))).toBe('already');
  expect(decideStock(stock('set', -1), skus)).toEqual({ error: 'stockShort' });
  expect(decideStock(stock('add', 0), skus)).toBe('already');
});
