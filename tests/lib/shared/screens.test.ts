import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PRIVATE_ROUTES, PUBLIC_ROUTES } from '../../helpers/server/routes.ts';

const page = (path: string): string => `src/pages${path === '/' ? '/index' : path}`;
const ENDS = ['.astro', '/index.astro', '/[id].astro', '/[...id].astro', '/[[id]].astro'];
/** The page of a route, or of the same route with an id at its end. */
const isBuilt = (path: string): boolean =>
  ENDS.some((end) => existsSync(page(path) + end) || existsSync(page(path.replace(/\/7$/, '')) + end));

it.each([...PUBLIC_ROUTES, ...PRIVATE_ROUTES])('%s has a screen', (path) => {
  expect(isBuilt(path)).toBe(true);
});
