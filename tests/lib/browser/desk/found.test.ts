import { expect, it } from 'vitest';
import { foundGroups } from '#src/lib/browser/desk/found.ts';

const screens = [
  { href: '/desk/orders', name: '订单管理', other: 'Orders' },
  { href: '/desk/coupons', name: '优惠券', other: 'Coupons' },
  ...Array.from({ length: 8 }, (_, n) => ({ href: `/desk/${n}`, name: `页面${n}`, other: `Screen ${n}` })),
];

it('screens are found by their name in either language, and the first are shown before anything is typed', () => {
  const hrefs = (text: string) =>
    foundGroups(screens, text, undefined).flatMap(({ options }) => options.map(({ href }) => href));
  expect(hrefs(' ORD ')).toEqual(['/desk/orders']);
  expect(hrefs('券')).toEqual(['/desk/coupons']);
  expect(hrefs('')).toHaveLength(6);
  expect(foundGroups(screens, 'nothing of it', undefined)).toEqual([]);
});

it('what was found leads to its own screen, and to its list when there is more', () => {
  const one = (id: string) => ({ id, title: id, note: '' });
  const found = {
    groups: [
      { kind: 'orders' as const, items: [one('O1')], more: false },
      { kind: 'products' as const, items: [one('7')], more: true },
      { kind: 'shoppers' as const, items: [one('8')], more: true },
      { kind: 'shops' as const, items: [one('9')], more: true },
    ],
  };
  expect(foundGroups(screens, ' tea ', found).map(({ options, all }) => [options[0]?.href, all])).toEqual([
    ['/desk/orders/O1', undefined],
    ['/desk/products/7', '/desk/products?text=tea'],
    ['/desk/shoppers/8', '/desk/shoppers?text=tea'],
    ['/desk/shop?id=9', '/desk/shops?search=tea'],
  ]);
  const orders = { groups: [{ kind: 'orders' as const, items: [one('O1')], more: true }] };
  expect(foundGroups([], 'tea', orders)[0]?.all).toBe('/desk/orders?text=tea');
  // What was found for an earlier text is not shown once the text is gone.
  expect(foundGroups([], '', orders)).toEqual([]);
});
