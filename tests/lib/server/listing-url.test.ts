import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SORTS } from '#contract/catalog/values.ts';
import {
  canonical,
  change,
  clear,
  everything,
  isNarrowed,
  listingParams,
  listingUrl,
  readListing,
  toggle,
  toYuan,
  type Wanted,
} from '#src/lib/server/listing-url.ts';

const read = (query: string) => readListing(new URLSearchParams(query));

describe('reading the address of a listing', () => {
  it('reads everything it can ask for', () => {
    expect(
      read('category=tea-green&brand=2,1&attr=3,4&min=10&max=99.5&stock=1&custom=1&sort=price-asc&page=3'),
    ).toEqual({
      category: 'tea-green',
      brands: [1, 2],
      values: [3, 4],
      min: 1_000,
      max: 9_950,
      stock: true,
      custom: true,
      sort: 'price-asc',
      page: 3,
    });
  });

  it('reads an empty address, and empty fields of a form, as everything', () => {
    expect(read('')).toEqual(everything);
    expect(read('category=&brand=&attr=&min=&max=&stock=&custom=&sort=&page=&lang=en')).toEqual(everything);
  });

  it.each([
    'brand=abc',
    'brand=0',
    'brand=-1',
    'brand=99999999999',
    'brand=2147483648',
    'attr=1e3',
    'attr=%00',
    'min=abc',
  ])('leaves out a malformed %s and keeps the rest', (bad) => {
    expect(read(`${bad}&stock=1`)).toEqual({ ...everything, stock: true });
  });

  it.each(['max=-1', 'min=1.234', 'min=123456789', 'stock=yes', 'custom=0', 'sort=cheap', 'sort=', 'brand[]=1'])(
    'leaves out %s',
    (bad) => {
      expect(read(bad)).toEqual(everything);
    },
  );

  it('keeps the good ids of a list', () => {
    expect(read('brand=5,x,3,,3')?.brands).toEqual([3, 5]);
    expect(read('brand=5&brand=7')?.brands).toEqual([5, 7]);
  });

  it('takes no more ids than the mall does', () => {
    const many = Array.from({ length: 1_000 }, (_, index) => 2_000_000_000 + index).join(',');
    expect(read(`attr=${many}`)?.values.join(',').length).toBeLessThanOrEqual(400);
    expect(read(`attr=${Array.from({ length: 99 }, (_, index) => index + 1)}`)?.values).toHaveLength(40);
  });

  it('reads full-width digits and turns prices that are the wrong way round', () => {
    expect(read('min=１２．５&max=３')).toMatchObject({ min: 300, max: 1_250 });
    expect(read('min=12。5')).toMatchObject({ min: 1_250 });
  });

  it.each([
    'category=%00',
    'category=../etc',
    'category=A',
    `category=${'a'.repeat(65)}`,
    'page=0',
    'page=-1',
    'page=abc',
    'page=1.5',
    'page=101',
    'page=99999',
    'page=%00',
  ])('does not find %s', (bad) => {
    expect(read(bad)).toBeUndefined();
  });
});

describe('building the address of a listing', () => {
  const tea: Wanted = { ...everything, category: 'tea', brands: [1, 2], values: [7], page: 4 };

  it('leaves out what is as by default, and keeps commas', () => {
    expect(listingUrl(everything)).toBe('/goods');
    expect(listingUrl(tea)).toBe('/goods?category=tea&brand=1,2&attr=7&page=4');
    expect(listingUrl({ ...everything, min: 0, max: 1_050 }, '/customized')).toBe('/customized?min=0&max=10.5');
  });

  it('is read back as it was', () => {
    const id = fc.integer({ min: 1, max: 2_147_483_647 });
    const ids = fc.uniqueArray(id, { maxLength: 30 }).map((list) => list.sort((a, b) => a - b));
    const price = fc.option(fc.integer({ min: 0, max: 9_999_999_999 }), { nil: undefined });
    const wanted = fc
      .record({
        category: fc.option(fc.stringMatching(/^[a-z0-9-]{1,20}$/), { nil: undefined }),
        brands: ids,
        values: ids,
        min: price,
        max: price,
        stock: fc.boolean(),
        custom: fc.boolean(),
        sort: fc.constantFrom(...SORTS),
        page: fc.integer({ min: 1, max: 100 }),
      })
      .filter(({ min, max }) => min === undefined || max === undefined || min <= max);
    fc.assert(
      fc.property(wanted, (value) => {
        expect(readListing(listingParams(value))).toEqual(value);
      }),
    );
  });

  it('never fails on an address, and what it reads it reads again', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const first = read(query);
        expect(first && readListing(listingParams(first))).toEqual(first);
      }),
    );
  });

  it('starts from the first page when a choice changes', () => {
    expect(change(tea, { sort: 'sales' })).toMatchObject({ page: 1, sort: 'sales', brands: [1, 2] });
    expect(change(tea, { page: 5 }).page).toBe(5);
  });

  it('chooses and unchooses', () => {
    expect(toggle(tea, 'brands', 2)).toMatchObject({ brands: [1], values: [7], page: 1 });
    expect(toggle(tea, 'values', 3)).toMatchObject({ brands: [1, 2], values: [3, 7], page: 1 });
  });

  it('clears filters, keeping category and order', () => {
    expect(clear({ ...tea, sort: 'new', stock: true })).toEqual({ ...everything, category: 'tea', sort: 'new' });
  });

  it('tells a narrowed listing', () => {
    expect(isNarrowed({ ...everything, category: 'tea', sort: 'new', page: 2 })).toBe(false);
    for (const choice of [
      { brands: [1] },
      { values: [1] },
      { min: 0 },
      { max: 1 },
      { stock: true },
      { custom: true },
    ]) {
      expect(isNarrowed({ ...everything, ...choice })).toBe(true);
    }
  });

  it('is known by category and page, and by category alone when filtered or sorted', () => {
    expect(listingUrl(canonical({ ...everything, category: 'tea', page: 4 }))).toBe('/goods?category=tea&page=4');
    expect(listingUrl(canonical(tea))).toBe('/goods?category=tea');
    expect(listingUrl(canonical({ ...everything, sort: 'new', page: 2 }))).toBe('/goods');
  });

  it('writes yuan', () => {
    expect([toYuan(undefined), toYuan(0), toYuan(1_250), toYuan(9_999)]).toEqual(['', '0', '12.5', '99.99']);
  });
});
