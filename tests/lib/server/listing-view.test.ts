import { describe, expect, it } from 'vitest';
import { everything } from '#src/lib/server/listing-url.ts';
import {
  chips,
  type Facets,
  type ListingTexts,
  optionGroups,
  priceFormFields,
  switches,
} from '#src/lib/server/listing-view.ts';

const TEXTS: ListingTexts = {
  brand: 'Brand',
  shop: 'Shop',
  availability: 'Availability',
  stock: 'In stock',
  custom: 'Made to order',
  from: (yuan) => `from ${yuan}`,
  range: (min, max) => `${min} to ${max}`,
  to: (yuan) => `to ${yuan}`,
};
const option = (id: number, name: string, count: number | null) => ({ id, name, count });
const FACETS: Facets = {
  brands: [option(1, 'Cloud', 4), option(2, 'Key', 0), option(3, 'Lamp', 2)],
  attributes: [
    { id: 9, name: 'Colour', values: [option(21, 'Red', 3), option(22, 'Blue', null)] },
    { id: 10, name: 'Size', values: [option(31, 'Large', 6)] },
  ],
  price: null,
};

describe('facets as links', () => {
  it('leave out what would show nothing, and groups in which there is nothing to choose', () => {
    const groups = optionGroups(everything, FACETS, TEXTS, '/goods');
    expect(groups.map(({ title, options }) => [title, options.map(({ name }) => name)])).toEqual([
      ['Brand', ['Cloud', 'Lamp']],
      ['Colour', ['Red', 'Blue']],
    ]);
  });

  it('choose, and take back what is chosen, even where it shows nothing', () => {
    const wanted = { ...everything, brands: [2], values: [31], page: 3 };
    const [brands, , size] = optionGroups(wanted, FACETS, TEXTS, '/goods');
    expect(brands?.options).toEqual([
      { name: 'Cloud', count: 4, href: '/goods?brand=1,2&attr=31', chosen: false },
      { name: 'Key', count: 0, href: '/goods?attr=31', chosen: true },
      { name: 'Lamp', count: 2, href: '/goods?brand=2,3&attr=31', chosen: false },
    ]);
    expect(size?.options).toEqual([{ name: 'Large', count: 6, href: '/goods?brand=2', chosen: true }]);
  });

  it('have shops among them where the answer has', () => {
    const shops = [option(5, 'Hill', 1), option(6, 'Lake', 1)];
    expect(optionGroups(everything, { ...FACETS, shops }, TEXTS, '/search').map(({ title }) => title)).toEqual([
      'Brand',
      'Shop',
      'Colour',
    ]);
  });
});

it('the switches go on and off; made-to-order goods need no switch for it', () => {
  const { options } = switches({ ...everything, stock: true }, TEXTS, '/goods');
  expect(options.map(({ name, href, chosen }) => [name, href, chosen])).toEqual([
    ['In stock', '/goods', true],
    ['Made to order', '/goods?stock=1&custom=1', false],
  ]);
  expect(switches(everything, TEXTS, '/customized').options.map(({ name }) => name)).toEqual(['In stock']);
});

it('each thing chosen can be taken back alone', () => {
  const wanted = { ...everything, brands: [1], min: 10_000, max: 30_050, stock: true, custom: true };
  expect(chips(wanted, FACETS, TEXTS, '/goods')).toEqual([
    { name: 'Cloud', href: '/goods?min=100&max=300.5&stock=1&custom=1' },
    { name: '100 to 300.5', href: '/goods?brand=1&stock=1&custom=1' },
    { name: 'In stock', href: '/goods?brand=1&min=100&max=300.5&custom=1' },
    { name: 'Made to order', href: '/goods?brand=1&min=100&max=300.5&stock=1' },
  ]);
  expect(chips({ ...everything, min: 0 }, FACETS, TEXTS, '/goods')).toEqual([{ name: 'from 0', href: '/goods' }]);
  expect(chips({ ...everything, max: 500 }, FACETS, TEXTS, '/goods')).toEqual([{ name: 'to 5', href: '/goods' }]);
});

it('the price form sends what else is chosen along', () => {
  const wanted = { ...everything, category: 'tea', brands: [1], min: 100, max: 200, page: 4 };
  expect(priceFormFields(wanted)).toEqual([
    ['category', 'tea'],
    ['brand', '1'],
  ]);
});
