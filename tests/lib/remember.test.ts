import { expect, it, vi } from 'vitest';
import { rememberingEach, rememberingLast } from '../../src/lib/remember.ts';

it('works out again only what it was not asked last', () => {
  const read = vi.fn((text: string | undefined) => text?.length);
  const length = rememberingLast(read);
  expect([length(undefined), length(undefined), length('abc'), length('abc'), length(undefined)]).toEqual([
    undefined,
    undefined,
    3,
    3,
    undefined,
  ]);
  expect(read).toHaveBeenCalledTimes(3);
});

it('works out once for each object', () => {
  const read = vi.fn(({ n }: { n: number }): number | undefined => (n ? n * 2 : undefined));
  const remembering = rememberingEach(read);
  const [one, none] = [{ n: 1 }, { n: 0 }];
  for (const [of, value] of [
    [one, 2] as const,
    [none, undefined] as const,
    [one, 2] as const,
    [none, undefined] as const,
  ])
    expect(remembering(of)).toBe(value);
  expect(remembering({ n: 1 })).toBe(2);
  expect(read).toHaveBeenCalledTimes(3);
});
