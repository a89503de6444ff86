import { describe, expect, it } from 'vitest';
import { regionName } from '#contract/address/provinces.values.ts';
import type { ProductView } from '#contract/catalog/schema.ts';
import { COUPON_TYPE } from '#contract/enums.ts';
import { clockText } from '#src/lib/browser/clock-text.ts';
import { isOwnRequest } from '#src/lib/server/origin.ts';
import { isShared, openProduct, skuOfForm, specName } from '#src/lib/server/product/open.ts';
import { couponPriceOf } from '#src/lib/shared/product/coupon-price.ts';
import {
  alternatives,
  findSku,
  isInStock,
  memberPriceOf,
  packSku,
  parseQuantity,
  preferredSku,
  pricesOf,
  type Sku,
  skuWith,
  unpackSku,
} from '#src/lib/shared/product/skus.ts';

const sku = (id: number, at: number[], stock: number, more: Partial<Sku> = {}): Sku => ({
  id,
  at,
  stock,
  price: 1_000 + id,
  listPrice: null,
  promotion: null,
  picture: -1,
  ...more,
});

/** Two colours by three sizes: 1 2 3 / 4 5 6; 2 and 4 are sold out. */
const skus = [
  sku(1, [0, 0], 5),
  sku(2, [0, 1], 0),
  sku(3, [0, 2], 5),
  sku(4, [1, 0], 0),
  sku(5, [1, 1], 9),
  sku(6, [1, 2], 1),
];

describe('the SKU matrix', () => {
  it('travels packed', () => expect(skus.map((one) => unpackSku(packSku(one)))).toEqual(skus));

  it('finds a combination, and none that does not exist', () => {
    expect(findSku(skus, [1, 2])?.id).toBe(6);
    expect(findSku(skus, [1, 3])).toBeUndefined();
    expect(findSku([sku(7, [], 1)], [])?.id).toBe(7);
  });

  it('says what is left when one axis changes', () => {
    expect([0, 1, 2].map((value) => isInStock(skus, [0, 0], 1, value))).toEqual([true, false, true]);
    expect([0, 1].map((value) => isInStock(skus, [0, 0], 0, value))).toEqual([true, false]);
  });

  it('offers what is left around the axis chosen last', () => {
    expect(alternatives(skus, [0, 1], 0).map(({ id }) => id)).toEqual([1, 3, 5, 6]);
    expect(alternatives(skus, [0, 1], 1)[0]?.id).toBe(5);
  });

  it('another value of an axis keeps the others where it can, and takes what is left nearest where it cannot', () => {
    expect(skuWith(skus, [0, 1], 1, 0)).toBe(findSku(skus, [0, 0]));
    const some = [sku(1, [0, 0], 1), sku(2, [1, 1], 0), sku(3, [1, 2], 4), sku(4, [2, 1], 0)];
    expect(skuWith(some, [0, 0], 0, 1)?.id).toBe(3);
    expect(skuWith(some, [0, 0], 0, 2)?.id).toBe(4);
    expect(skuWith(some, [0, 0], 0, 3)).toBeUndefined();
  });

  it('prefers what the flash sale is about, then the cheapest that is left', () => {
    expect(preferredSku(skus)?.id).toBe(1);
    expect(
      preferredSku([
        ...skus,
        sku(9, [2, 0], 1, { promotion: { kind: 'flash', price: 900, limit: null, discounts: true, endsAt: '' } }),
      ])?.id,
    ).toBe(9);
    expect(preferredSku([sku(2, [0], 0), sku(1, [1], 0)])?.id).toBe(1);
    expect(preferredSku([])).toBeUndefined();
  });

  it('a member pays less where discounts apply', () => {
    const promotion = { kind: 'flash', price: 801, limit: null, discounts: true, endsAt: '' } as const;
    expect(memberPriceOf(sku(1, [], 1), 0)).toBeNull();
    expect(memberPriceOf(sku(1, [], 1), 500)).toBe(951);
    expect(memberPriceOf(sku(1, [], 1, { promotion }), 500)).toBe(761);
    expect(memberPriceOf(sku(1, [], 1, { promotion: { ...promotion, discounts: false } }), 500)).toBeNull();
  });

  it('the coupon that saves most makes the price, where coupons apply', () => {
    const off = (amount: number, threshold = 0) => ({ type: COUPON_TYPE.A, threshold, amount, off: 0, cap: 0 });
    const promotion = { kind: 'flash', price: 801, limit: null, discounts: true, endsAt: '' } as const;
    const coupons = [off(100), off(300, 1_000), off(900, 2_000)];
    expect(couponPriceOf(sku(1, [], 1), coupons)).toBe(701);
    expect(couponPriceOf(sku(1, [], 1), [])).toBeNull();
    expect(couponPriceOf(sku(1, [], 1, { promotion }), coupons)).toBe(701);
    expect(couponPriceOf(sku(1, [], 1, { promotion: { ...promotion, discounts: false } }), coupons)).toBeNull();
  });

  it('strikes out only what is really higher', () => {
    expect(pricesOf(sku(1, [], 1, { listPrice: 2_000 }))).toEqual({ now: 1_001, before: 2_000 });
    expect(pricesOf(sku(1, [], 1, { listPrice: 500 }))).toEqual({ now: 1_001, before: null });
    expect(
      pricesOf(
        sku(1, [], 1, {
          listPrice: 2_000,
          promotion: { kind: 'discount', price: 800, limit: null, discounts: true, endsAt: '' },
        }),
      ),
    ).toEqual({ now: 800, before: 1_001 });
  });

  it.each([
    ['3', 3],
    ['３', 3],
    [' 12 ', 12],
    ['0', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['007', 7],
    ['1000', 999],
    ['99999999999999999999', 999],
    ['', undefined],
    ['1e2', undefined],
  ])('reads the quantity %j', (text, number) => expect(parseQuantity(text)).toBe(number));
});

const view = {
  id: 7,
  axes: [
    {
      name: 'Colour',
      values: [
        { code: 'red', name: 'Red', picture: 'r.avif' },
        { code: 'blue', name: 'Blue', picture: null },
      ],
    },
  ],
  skus: [
    { id: 70, spec: ['red'], price: 100, listPrice: null, promotion: null, stock: 0, picture: 'r.avif' },
    { id: 71, spec: ['blue'], price: 200, listPrice: null, promotion: null, stock: 2, picture: null },
  ],
  custom: [{ code: 'text', name: 'Text', mode: 20, choices: [], maxLength: 8, required: true }],
} as unknown as ProductView;
const open = (query: string) => openProduct(view, new URLSearchParams(query));

describe('a product as an address names it', () => {
  it('chooses the SKU of the address, else one that is left', () => {
    expect(open('prodId=7&sku=70')).toMatchObject({ sku: { id: 70, picture: 0 }, named: true, soldOut: false });
    for (const query of ['prodId=7', 'prodId=7&sku=1', 'prodId=7&sku=070', 'prodId=7&sku=<b>']) {
      expect(open(query)).toMatchObject({ sku: { id: 71, picture: -1 }, named: false });
    }
    expect(specName(view, open('sku=70').sku)).toBe('Red');
  });

  it('says what became of the form', () => {
    expect(open('added=2&failed=full&custom.text=A')).toMatchObject({
      added: 2,
      failure: 'full',
      entered: { text: 'A' },
    });
    expect(open('added=-1&failed=x')).toMatchObject({ added: 0, failure: undefined, entered: { text: '' } });
    expect(open('added=99999')).toMatchObject({ added: 0 });
  });

  it('is kept for everyone only where it shows no one in particular', () => {
    const shared = (query: string) => isShared(open(query), new URLSearchParams(query));
    expect(['prodId=7', 'prodId=7&sku=70', 'prodId=7&lang=en'].map(shared)).toEqual([true, true, true]);
    expect(['prodId=7&sku=1', 'prodId=7&added=1', 'prodId=7&x=1', 'prodId=7&custom.text=a'].map(shared)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('reads the SKU out of the form', () => {
    expect(skuOfForm(view, () => 'blue')?.id).toBe(71);
    expect(skuOfForm(view, () => 'green')).toBeUndefined();
    expect(skuOfForm(view, () => undefined)).toBeUndefined();
  });
});

describe('forms are sent by pages of the site', () => {
  const post = (headers: Record<string, string>) =>
    isOwnRequest(
      new Request('http://mall.example/cart-add', { method: 'POST', headers: { host: 'mall.example', ...headers } }),
    );
  it.each([
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://mall.example' }, true],
    [{ origin: 'https://mall.example' }, true],
    [{}, true],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://shop.mall.example' }, false],
    [{ origin: 'https://evil.example' }, false],
    [{ origin: 'null' }, false],
  ])('%j', (headers, own) => expect(post(headers as Record<string, string>)).toBe(own));
  it('reading is free', () =>
    expect(isOwnRequest(new Request('http://a.example/', { headers: { origin: 'http://b.example' } }))).toBe(true));
});

it('names provinces in both languages', () => {
  expect(regionName('西藏自治区', 'zh')).toBe('西藏自治区');
  expect(regionName('西藏自治区', 'en')).toBe('Tibet');
});

it('shows the time left, hours counted on', () => {
  expect([0, 1, 61_000, 90_061_000, -5].map(clockText)).toEqual([
    '00:00:00',
    '00:00:01',
    '00:01:01',
    '25:01:01',
    '00:00:00',
  ]);
});
