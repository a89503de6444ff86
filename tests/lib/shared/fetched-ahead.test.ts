import { expect, it } from 'vitest';
import { mayFetchAhead, SPECULATION_RULES } from '#src/lib/shared/fetched-ahead.ts';
import { isPrivatePath, isPublicPath } from '#src/lib/shared/paths.ts';

it('only public pages are fetched ahead, in no other language than the visitor’s', () => {
  const [rule] = SPECULATION_RULES.prefetch;
  const [{ href_matches: paths = [] } = {}] = rule?.where.and ?? [];
  expect([rule?.eagerness, paths.length > 0]).toEqual(['moderate', true]);
  for (const path of paths) expect([path, isPublicPath(path), isPrivatePath(path)]).toEqual([path, true, false]);
  for (const path of paths) expect([path, mayFetchAhead(path)]).toEqual([path, true]);
  expect(
    ['/cart', '/login', '/goods-preview?key=1', '/goods?lang=en', '/search?a=1&lang=zh'].filter(mayFetchAhead),
  ).toEqual([]);
});
