import { type CategoryRow, categoryPath } from '../catalog/catalog.rules.ts';
import { RANK } from '../ports/search-parts.rules.ts';

/** How many products of a category the words name, and how many names end in them. */
export type Place = { categoryId: number; named: number; ends: number };

/** What ends a name tells so many times as much of where its goods stand as the name of their category does. */
const ENDS = 4;

/**
 * What a word mostly means in this mall, however well the goods sell: points for categories by the part of its goods that stands in them and
 * in their section.
 */
export function placePoints(places: readonly Place[], rows: readonly CategoryRow[]): Map<number, number> {
  const goods = new Map(places.map(({ categoryId, named, ends }) => [categoryId, named + (ENDS - 1) * ends]));
  const sectionOf = (id: number) => categoryPath(rows, id)[0]?.id ?? id;
  const sections = new Map<number, number>();
  let all = 0;
  for (const [id, count] of goods) {
    sections.set(sectionOf(id), (sections.get(sectionOf(id)) ?? 0) + count);
    all += count;
  }
  const points = (id: number, count: number) =>
    (RANK.categoryShare * count + RANK.sectionShare * Number(sections.get(sectionOf(id)))) / all;
  return new Map([...goods].map(([id, count]) => [id, points(id, count)]));
}
