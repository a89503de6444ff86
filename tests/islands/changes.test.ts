import { describe, expect, it } from 'vitest';
import { CHANGE_KINDS } from '#contract/documents/change.values.ts';
import { ORDER_STATUS, PUBLISH_STATUS } from '#contract/enums.ts';
import { fieldName } from '#src/islands/desk/changes/field-name.ts';
import { emptyLike, inWords, isChange, isReplaced } from '#src/islands/desk/changes/in-words.ts';
import { placeOf } from '#src/islands/desk/changes/place.ts';
import { changesOf } from '#src/lib/browser/desk/differences.ts';
import { createTranslate } from '#src/lib/shared/i18n/fill.ts';

const t = createTranslate({
  language: 'en',
  texts: {
    'deskgoods:field.title': 'Title',
    'desk:language.en': 'English',
    'deskcontent:field.order': 'Order',
    'deskchanges:field.price': 'Price',
    'deskchanges:whole': 'Content',
    'deskchanges:field.name': 'Name',
    'deskchanges:field.kind': 'Kind',
    'deskstores:state.50': 'Taken offline',
  },
});
const words = (kind: string, value: unknown) => inWords({ kind }, value, t, 'en');

describe('what was changed', () => {
  it('is named as on its screen', () => {
    expect(fieldName('product', ['title', 'en'], t)).toBe('Title · English');
    expect(fieldName('product-draft', ['title'], t)).toBe('Title');
    expect(fieldName('product', ['skus', '#7', 'price'], t)).toBe('skus · #7 · Price');
    expect(fieldName('brand', ['#order'], t)).toBe('Order');
    expect(fieldName('brand', [], t)).toBe('Content');
  });

  it('has states by name, money as money, rates in per cent, and times as times', () => {
    expect(words('order', { status: ORDER_STATUS.TO_SEND, payable: 1_250, note: 3 })).toEqual({
      status: 'To ship',
      payable: '¥12.50',
      note: 3,
    });
    expect(words('product-state', { status: PUBLISH_STATUS.PUT_ON })).toEqual({ status: 'On sale' });
    expect(words('shop', { status: 50, freight: { fee: 800 } })).toEqual({
      status: 'Taken offline',
      freight: { fee: '¥8.00' },
    });
    expect(words('commission', { rate: 550 })).toEqual({ rate: '5.5%' });
    expect(words('coupon', { status: 3, useTo: '2026-11-21T04:00:00.000Z' })).toEqual({
      status: 3,
      useTo: expect.not.stringMatching(/Z$/),
    });
  });

  it('has prices by SKU, and things without an id on a line each', () => {
    expect(words('group-buy', { prices: { 12: 990 } })).toEqual({ prices: { 12: '¥9.90' } });
    expect(words('member', { cards: [{ name: 'Gold', price: 100, kind: null }] })).toEqual({
      cards: ['Name: Gold, Price: ¥1.00'],
    });
    expect(words('product', { skus: [{ id: 3, price: 100 }] })).toEqual({ skus: [{ id: 3, price: '¥1.00' }] });
    expect(words('product', { tags: ['a'] })).toEqual({ tags: ['a'] });
  });

  it('is shown whole where it is a state, money or a rate, and not at all where it stayed empty', () => {
    expect(['status', 'skus.#7.price', 'prices.12', 'title.zh'].map((path) => isReplaced(path.split('.')))).toEqual([
      ...[true, true, true],
      false,
    ]);
    expect(isReplaced([])).toBe(false);
    expect([isChange({ base: undefined, mine: '' }), isChange({ base: '', mine: 'a' })]).toEqual([false, true]);
  });

  it('of a draft is what the draft holds', () => {
    expect(words('product-draft', { value: { title: 'a' }, publishAt: null })).toEqual({ title: 'a', publishAt: null });
    expect(words('product', null)).toEqual({});
  });

  it('is listed field by field, also of what is new', () => {
    const after = { title: { zh: '茶', en: 'Tea' }, skus: [{ id: 1, price: 2 }], note: 'x' };
    const paths = changesOf(emptyLike({}, after), after).map(({ path }) => path.join('.'));
    expect(paths).toEqual(['title.zh', 'title.en', 'skus.#1', 'note']);
    expect(emptyLike('text', { a: 1 })).toBe('text');
  });
});

describe('a change leads to its thing', () => {
  it('where it is still there', () => {
    expect(placeOf({ kind: 'product-state', ref: '7', action: 'putOn' })).toEqual({
      call: { looks: 'goods' },
      href: '/desk/products/7',
    });
    expect(placeOf({ kind: 'shop', ref: '7', action: 'edit' })?.href).toBe('/desk/shop?id=7');
    expect(placeOf({ kind: 'brand', ref: '7', action: 'remove' })?.href).toBe('/desk/brands');
    expect(placeOf({ kind: 'order', ref: '', action: 'export' })?.href).toBe('/desk/orders');
    expect(placeOf({ kind: 'coupon', ref: '7', action: 'remove' })).toBeUndefined();
    expect(placeOf({ kind: 'picture', ref: 'a.png', action: 'upload' })).toBeUndefined();
  });

  it('of nearly every kind', () => {
    const nowhere = CHANGE_KINDS.filter((kind) => !placeOf({ kind, ref: '1', action: 'save' }));
    expect(nowhere).toEqual(['picture', 'flash-item', 'receiver', 'demo']);
  });
});
