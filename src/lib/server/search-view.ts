import { LEVEL } from '#contract/enums.ts';
import type { SearchPage } from '#contract/search/schema.ts';
import { change, listingUrl, type Wanted } from './listing-url.ts';

export type CategoryLink = { name: string; count: number | null; href: string; level: number; chosen: boolean };

export function categoryLinks(wanted: Wanted, { path, facets }: SearchPage, all: string): CategoryLink[] {
  const to = (
    category: string | undefined,
    name: string,
    level: number,
    count: number | null = null,
  ): CategoryLink => ({
    name,
    count,
    level,
    href: listingUrl(change(wanted, { category }), '/search'),
    chosen: category === wanted.category,
  });
  return [
    to(undefined, all, 0),
    ...path.map(({ code, name }, above) => to(code, name, (above + 1) * LEVEL.ONE)),
    ...facets.categories.map(({ code, name, count }) => to(code, name, (path.length + 1) * LEVEL.ONE, count)),
  ];
}
