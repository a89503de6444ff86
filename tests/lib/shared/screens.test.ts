import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { richText } from '../../../src/lib/server/rich-text.ts';
import { hasScreen } from '../../../src/lib/shared/screens.ts';
import { PRIVATE_ROUTES, PUBLIC_ROUTES } from '../../helpers/server/routes.ts';

const page = (path: string): string => `src/pages${path === '/' ? '/index' : path}`;
const ENDS = ['.astro', '/index.astro', '/[id].astro', '/[...id].astro', '/[[id]].astro'];
/** The page of a route, or of the same route with an id at its end. */
const isBuilt = (path: string): boolean =>
  ENDS.some((end) => existsSync(page(path) + end) || existsSync(page(path.replace(/\/7$/, '')) + end));

describe('screens', () => {
  it.each([...PUBLIC_ROUTES, ...PRIVATE_ROUTES])('%s is linked to if it is built', (path) => {
    const links = [path, `${path}?id=1`, `${path}#main`];
    expect(links.map(hasScreen)).toEqual(links.map(() => isBuilt(path)));
  });

  it('leaves the words of a link in rich text that would lead nowhere', async () => {
    expect(await richText('<p><a href="/chat" target="_blank">客服</a> <a href="/goods">商品</a></p>')).toMatch(
      /^<p><a>客服<\/a> <a href="\/goods"[^>]*>商品<\/a><\/p>$/,
    );
  });

  it.each(['https://example.com/chat', '/goods?category=chat', '/chatter', '', '#main'])(
    '%s may be linked to',
    (link) => expect(hasScreen(link)).toBe(true),
  );
});
