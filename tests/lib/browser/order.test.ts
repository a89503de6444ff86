import { describe, expect, it } from 'vitest';
import { CART_QUANTITY } from '#contract/cart/values.ts';
import { COUPON_TYPE } from '#contract/enums.ts';
import { changesBetween } from '#src/lib/browser/order/changes.ts';
import {
  nextPath,
  orderPath,
  ordersPath,
  quantityName,
  sourceKey,
  sourceOf,
  stopsOf,
  takesCoupons,
  withCoupon,
} from '#src/lib/browser/order/checkout.ts';
import { filterPath, readFilter } from '#src/lib/browser/order/order-url.ts';
import { statusName, stepsOf } from '#src/lib/browser/order/status.ts';
import { previewLine, previewOf, previewShop } from '../../helpers/browser/previews.ts';

const none = () => ({});

describe('where a checkout comes from', () => {
  it.each([
    ['', { from: 'cart' }],
    ['?n=3', { from: 'cart' }],
    ['?sku=abc&n=3', { from: 'cart' }],
    ['?sku=7', { from: 'sku', skuId: 7, quantity: 1 }],
    ['?sku=7&n=3', { from: 'sku', skuId: 7, quantity: 3 }],
    ['?sku=7&n=0', { from: 'sku', skuId: 7, quantity: 1 }],
    ['?sku=7&n=99999', { from: 'sku', skuId: 7, quantity: CART_QUANTITY }],
    ['?sku=7&n=-3', { from: 'sku', skuId: 7, quantity: 1 }],
    ['?seckillId=3&skuId=7&quantity=2', { from: 'sku', skuId: 7, quantity: 2, seckillId: 3 }],
    ['?seckillId=3&skuId=7', { from: 'sku', skuId: 7, quantity: 1, seckillId: 3 }],
    ['?seckillId=x&sku=7&n=2', { from: 'sku', skuId: 7, quantity: 2 }],
  ])('%s', (search, source) => expect(sourceOf(search, none)).toEqual(source));

  it('takes the made-to-order options that were entered', () => {
    expect(sourceOf('?sku=7', () => ({ text: '良' }))).toEqual({
      ...{ from: 'sku', skuId: 7, quantity: 1, custom: { text: '良' } },
    });
  });

  it('buys in a group where the address names one', () => {
    const at = (search: string) => sourceOf(search, () => ({}));
    const groupId = '260615120000000000000001';
    expect(at('?group=3&sku=7')).toEqual({ from: 'group', activityId: 3, skuId: 7, quantity: 1 });
    expect(at(`?group=3&groupId=${groupId}&sku=7&n=2`)).toMatchObject({ from: 'group', groupId, quantity: 2 });
    expect(at('?group=3&groupId=x&sku=7')).not.toHaveProperty('groupId');
    expect(at('?group=3')).toEqual({ from: 'cart' });
    expect(sourceKey(at('?group=3&sku=7'))).toBe('group.3.new.7');
  });

  it('has a name of its own among the drafts', () => {
    expect(sourceKey({ from: 'cart' })).toBe('cart');
    expect(sourceKey({ from: 'sku', skuId: 7, quantity: 2 })).toBe('sku.7');
    expect(sourceKey({ from: 'sku', skuId: 7, quantity: 2, seckillId: 3 })).toBe('flash.3');
  });

  it('says how many under a name of its own in the address', () => {
    expect(quantityName('?sku=7&n=2')).toBe('n');
    expect(quantityName('?seckillId=3&skuId=7&quantity=2')).toBe('quantity');
  });
});

describe('whether coupons can apply', () => {
  const flash = { ...previewLine(1), promotion: { kind: 'flash' as const, discounts: false } };

  it('not where every line has a price that allows none', () => {
    expect(takesCoupons([flash])).toBe(false);
    expect(takesCoupons([flash, previewLine(2)])).toBe(true);
    expect(takesCoupons([{ ...flash, promotion: { kind: 'flash', discounts: true } }])).toBe(true);
  });
});

describe('what stops a checkout', () => {
  const shops = [previewShop(1, [previewLine(1)]), previewShop(2, [previewLine(2)])];

  it('nothing', () => {
    expect(stopsOf(previewOf(shops))).toEqual({
      ...{ empty: false, address: false, region: false, unpaid: false, regionShops: new Set(), lines: new Map() },
    });
  });

  it('each error where it belongs', () => {
    const stops = stopsOf(
      previewOf(shops, {
        errors: [{ error: 'address' }, { error: 'region', shopId: 2 }, { error: 'stock', shopId: 1, skuId: 1 }],
      }),
    );
    expect(stops).toEqual({
      ...{ empty: false, address: true, region: true, unpaid: false },
      ...{ regionShops: new Set([2]), lines: new Map([[1, 'stock']]) },
    });
  });

  it('that there is nothing to buy', () => {
    expect(stopsOf(previewOf([])).empty).toBe(true);
    expect(stopsOf(previewOf(shops, { errors: [{ error: 'empty' }] })).empty).toBe(true);
  });
});

describe('where a submitted checkout leads', () => {
  it('to the cashier, or past it when nothing is to be paid', () => {
    expect(nextPath({ tradeId: '12', payable: 1, orderIds: [] })).toBe('/payment?trade=12');
    expect(nextPath({ tradeId: '12', payable: 0, orderIds: [] })).toBe('/pay-success?trade=12');
  });

  it('back to its order, or to the list of several', () => {
    expect(ordersPath(['9'])).toBe(orderPath('9'));
    expect(ordersPath(['9', '8'])).toBe('/user-center/uc-order');
  });
});

describe('coupons', () => {
  const coupon = (id: number, shopId: number | null, newcomers = false) => ({
    ...{ id, shopId, newcomers, name: '', saves: 1, selected: false, error: null, missing: 0 },
    ...{ type: COUPON_TYPE.D, threshold: 0, amount: 100, off: 0, cap: 0 },
    ...{ from: '2026-01-01T00:00:00.000Z', to: '2027-01-01T00:00:00.000Z' },
  });
  const preview = previewOf([], { coupons: [coupon(1, 7), coupon(2, 7), coupon(3, null)] });

  it('at most one per shop and one of the mall', () => {
    expect(withCoupon(preview, [1, 3], 7, 2)).toEqual([3, 2]);
    expect(withCoupon(preview, [1, 3], null)).toEqual([1]);
  });

  it('at most one for newcomers, whosever it is', () => {
    const some = previewOf([], { coupons: [coupon(1, 7, true), coupon(2, 8), coupon(3, null, true), coupon(4, null)] });
    expect(withCoupon(some, [1, 2], null, 3)).toEqual([2, 3]);
    expect(withCoupon(some, [1, 2], null, 4)).toEqual([1, 2, 4]);
  });
});

describe('what has changed since the shopper looked', () => {
  const before = previewOf([
    previewShop(1, [previewLine(1), previewLine(2)], 600),
    previewShop(2, [previewLine(3, { cartLineId: null })]),
  ]);

  it('nothing', () => expect(changesBetween(before, before)).toEqual([]));

  it('prices, quantities, lines, freight, errors and the whole', () => {
    const after = previewOf(
      [
        previewShop(1, [previewLine(1, { price: 1_200, payable: 2_400, quantity: 2 }), previewLine(4)], 0),
        previewShop(2, [previewLine(3, { cartLineId: null })]),
        previewShop(3, [previewLine(5)]),
      ],
      { errors: [{ error: 'stock', skuId: 3 }] },
    );
    expect(changesBetween(before, after)).toEqual([
      { kind: 'price', title: '商品1', from: 1_000, to: 1_200 },
      { kind: 'quantity', title: '商品1', from: 1, to: 2 },
      { kind: 'gone', title: '商品2' },
      { kind: 'error', error: 'stock', title: '商品3' },
      { kind: 'new', title: '商品4' },
      { kind: 'new', title: '商品5' },
      { kind: 'freight', title: '店1', from: 600, to: 0 },
      { kind: 'total', from: 3_600, to: 5_400 },
    ]);
  });

  it('a error that was seen already is no change', () => {
    const stuck = previewOf(before.shops, { errors: [{ error: 'stock', skuId: 3 }] });
    expect(changesBetween(stuck, stuck)).toEqual([]);
  });
});

describe('the address of a list of orders', () => {
  it.each([
    ['', { tab: 'all', page: 1, text: '' }, '/user-center/uc-order'],
    ['?tab=toPay&page=2', { tab: 'toPay', page: 2, text: '' }, '/user-center/uc-order?tab=toPay&page=2'],
    ['?text=%20沙发%20', { tab: 'all', page: 1, text: '沙发' }, '/user-center/uc-order?text=%E6%B2%99%E5%8F%91'],
    ['?tab=none&page=-3', { tab: 'all', page: 1, text: '' }, '/user-center/uc-order'],
    ['?page=99999999', { tab: 'all', page: 10_000, text: '' }, '/user-center/uc-order?page=10000'],
  ] as const)('%s', (search, filter, path) => {
    expect(readFilter(search)).toEqual(filter);
    expect(filterPath(filter)).toBe(path);
  });
});

describe('statuses', () => {
  it('have names, others have none', () => {
    expect([10, 20, 30, 40, 50, 60, 70, 11].map(statusName)).toEqual([
      ...['toPay', 'toAccept', 'producing', 'toSend', 'toReceipt', 'completed', 'canceled'],
      undefined,
    ]);
  });

  it('making is a step of made-to-order goods only', () => {
    expect(stepsOf(false)).toEqual([10, 20, 40, 50, 60]);
    expect(stepsOf(true)).toEqual([10, 20, 30, 40, 50, 60]);
  });
});
