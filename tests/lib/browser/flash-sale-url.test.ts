import { describe, expect, it } from 'vitest';
import { confirmPath, flashPath, readFlash } from '#src/lib/browser/flash-sale/flash-sale-url.ts';

describe('which session an address shows', () => {
  it.each([
    ['', { session: undefined, page: 1 }],
    ['?session=7&page=2', { session: 7, page: 2 }],
    ['?session=x&page=0', { session: undefined, page: 1 }],
    ['?session=9999999999&page=10000', { session: undefined, page: 1 }],
  ])('%s', (search, filter) => expect(readFlash(search)).toEqual(filter));

  it.each(['/flash-sale', '/flash-sale?session=7', '/flash-sale?session=7&page=2'])('%s comes back', (path) =>
    expect(flashPath(readFlash(path.replace('/flash-sale', '')))).toBe(path),
  );

  it('the short checkout names what is bought', () =>
    expect(confirmPath({ seckillId: 3, skuId: 7 }, 2)).toBe('/secdetail/confirm-order?seckillId=3&skuId=7&quantity=2'));
});
