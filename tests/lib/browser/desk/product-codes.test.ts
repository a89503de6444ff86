import { describe, expect, it } from 'vitest';
import { codesIn } from '#src/lib/browser/desk/product-codes.ts';

describe('product codes in a list', () => {
  it.each([
    ['a line each', 'cup-1\ncup-2\r\ncup-3', ['cup-1', 'cup-2', 'cup-3']],
    ['a file of a spreadsheet', '\ufeff"cup-1","Cup, white",68\r\n"cup-2","Cup",70\r\n', ['cup-1', 'cup-2']],
    ['cells out of a table', 'cup-1\tCup\ncup-2\tCup', ['cup-1', 'cup-2']],
    ['empty lines, spaces, twice the same', '\n cup-1 \n\ncup-1\n', ['cup-1']],
    ['nothing', ' \n', []],
  ])('%s', (_, text, codes) => {
    expect(codesIn(text)).toEqual(codes);
  });
});
