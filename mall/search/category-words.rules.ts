import type { CategoryRow } from '../catalog/catalog.rules.ts';

const BETWEEN = /[,，、&/与和及]| and /;

/**
 * Words of a category's name that are the whole name of another category under the same ancestor. In "Clothing, shoes & bags" shoes are
 * what is under "Shoes"; a shirt is not found by that word.
 */
export function wordsElsewhere(
  rows: readonly CategoryRow[],
  cut: (text: string) => string[],
): (id: number) => ReadonlySet<string> {
  const parents = new Map(rows.map(({ id, parentId }) => [id, parentId]));
  const up = (id: number): number[] => {
    const parent = parents.get(id);
    return parent ? [id, ...up(parent)] : [id];
  };
  const tops = new Map(rows.map(({ id }) => [id, up(id).at(-1)]));
  const namesOf = ({ zh, en }: CategoryRow['name']): string[] =>
    [zh, en].flatMap((text) => text.split(BETWEEN).map(cut)).flatMap((words) => (words.length === 1 ? words : []));
  return (id) => {
    const path = up(id);
    const beside = rows.filter((other) => tops.get(other.id) === path.at(-1) && !path.includes(other.id));
    return new Set(beside.flatMap(({ name }) => namesOf(name)));
  };
}
