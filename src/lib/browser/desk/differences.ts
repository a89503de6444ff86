/**
 * What differs between versions of a thing that is edited whole, and how two that were edited apart become one. Objects
 * are compared by key, lists of things with an id by id, everything else as it is now.
 */

/** Keys from the top; `#7` is the thing with id 7 of a list, and `#order` the order of a list. */
export type Path = readonly string[];
export type Side = 'mine' | 'theirs';
export type Difference = {
  path: Path;
  base: unknown;
  mine: unknown;
  theirs: unknown;
  /** The side that alone changed it; undefined: both did, and a person has to choose. */
  changed: Side | undefined;
};
export type Choices = Readonly<Record<string, Side>>;

type Tree = Readonly<Record<string, unknown>>;
type Versions = { base: unknown; mine: unknown; theirs: unknown };

export const ORDER = '#order';
export const keyOf = (path: Path): string => path.join('/');

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** Whether two values are equal; a key with an undefined value counts as missing. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => same(item, other[index]));
  if (!isTree(one) || !isTree(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => same(one[key], other[key]));
}

const idOf = (item: unknown): string | undefined => {
  const id = isTree(item) ? (item['id'] ?? item['code']) : undefined;
  return typeof id === 'string' || typeof id === 'number' ? `#${id}` : undefined;
};

function idsOf(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const ids = value.map(idOf);
  return ids.every((id) => id !== undefined) && new Set(ids).size === ids.length ? (ids as string[]) : undefined;
}

const itemOf = (list: unknown, id: string): unknown =>
  Array.isArray(list) ? list.find((item) => idOf(item) === id) : undefined;

type Parts = { keys: string[]; at: (value: unknown, key: string) => unknown; list: boolean };

function partsOf({ base, mine, theirs }: Versions): Parts | undefined {
  if (isTree(mine) && isTree(theirs)) {
    const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
    return { keys, at: (value, key) => (isTree(value) ? value[key] : undefined), list: false };
  }
  const [own, other, before] = [idsOf(mine), idsOf(theirs), idsOf(base ?? [])];
  if (!own || !other || !before) return undefined;
  return { keys: joined(other, own), at: itemOf, list: true };
}

function joined(lead: readonly string[], rest: readonly string[]): string[] {
  const all = [...lead];
  rest.forEach((id, index) => {
    if (!all.includes(id)) all.splice(all.indexOf(rest[index - 1] ?? '') + 1, 0, id);
  });
  return all;
}

const changedBy = ({ base, mine, theirs }: Versions): Side | undefined => {
  if (same(mine, base)) return 'theirs';
  return same(theirs, base) ? 'mine' : undefined;
};

function orders({ base, mine, theirs }: Versions): Versions {
  const [own, other] = [idsOf(mine) ?? [], idsOf(theirs) ?? []];
  const common = (ids: string[]) => ids.filter((id) => own.includes(id) && other.includes(id));
  return { base: common(idsOf(base) ?? []), mine: common(own), theirs: common(other) };
}

export function differences(versions: Versions, path: Path = []): Difference[] {
  if (same(versions.mine, versions.theirs)) return [];
  const parts = partsOf(versions);
  if (!parts) return [{ path, ...versions, changed: changedBy(versions) }];
  const { keys, at, list } = parts;
  const inside = keys.flatMap((key) =>
    differences(
      pick(versions, (value) => at(value, key)),
      [...path, key],
    ),
  );
  const order = list ? orders(versions) : undefined;
  if (!order || same(order.mine, order.theirs)) return inside;
  return [...inside, { path: [...path, ORDER], ...order, changed: changedBy(order) }];
}

const pick = ({ base, mine, theirs }: Versions, of: (value: unknown) => unknown): Versions => ({
  base: of(base),
  mine: of(mine),
  theirs: of(theirs),
});

export const changesOf = (before: unknown, after: unknown): Difference[] =>
  differences({ base: before, mine: after, theirs: before });

export function merged(versions: Versions, choices: Choices, path: Path = []): unknown {
  const { mine, theirs } = versions;
  if (same(mine, theirs)) return theirs;
  const sideOf = (at: Path, of: Versions) => choices[keyOf(at)] ?? changedBy(of) ?? 'theirs';
  const parts = partsOf(versions);
  if (!parts) return sideOf(path, versions) === 'mine' ? mine : theirs;
  const part = (key: string) =>
    merged(
      pick(versions, (value) => parts.at(value, key)),
      choices,
      [...path, key],
    );
  if (!parts.list)
    return Object.fromEntries(parts.keys.map((key) => [key, part(key)]).filter(([, value]) => value !== undefined));
  const [own, other] = [idsOf(mine) ?? [], idsOf(theirs) ?? []];
  const ids = sideOf([...path, ORDER], orders(versions)) === 'mine' ? joined(own, other) : joined(other, own);
  return ids.map(part).filter((item) => item !== undefined);
}
