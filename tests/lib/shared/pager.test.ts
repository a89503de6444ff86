import { describe, expect, it } from 'vitest';
import { pageNumbers } from '#src/lib/shared/pager.ts';

describe('page numbers', () => {
  it.each([
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [1, 20, [1, 2, 3, null, 20]],
    [4, 20, [1, 2, 3, 4, 5, 6, null, 20]],
    [5, 20, [1, 2, 3, 4, 5, 6, 7, null, 20]],
    [10, 20, [1, null, 8, 9, 10, 11, 12, null, 20]],
    [17, 20, [1, null, 15, 16, 17, 18, 19, 20]],
    [20, 20, [1, null, 18, 19, 20]],
  ])('of page %i of %i', (page, pages, numbers) => {
    expect(pageNumbers(page, pages)).toEqual(numbers);
  });
});
