export type Part<T> = {
  /** `text`: as it stands in the address; undefined: it does not. */
  read: (text: string | undefined) => T;
  usual: T;
  name?: string;
};

export const oneOf = <const T extends string | number, const U = T>(
  values: readonly T[],
  usual: T | U = values[0] as T,
  name?: string,
): Part<T | U> => ({
  read: (text) => values.find((value) => String(value) === text) ?? usual,
  usual,
  ...(name && { name }),
});

export const optionOf = <const T extends string | number>(values: readonly T[]): Part<T | undefined> => ({
  read: (text) => values.find((value) => String(value) === text),
  usual: undefined,
});

const TEXT_MAX = 100;
export const words = (most = TEXT_MAX): Part<string> => ({
  read: (text = '') => text.trim().slice(0, most),
  usual: '',
});

const PAGE_MAX = 9_999;
/** @param beyond what a number above `most` is read as */
export const pageNumber = (most = PAGE_MAX, beyond = most): Part<number> => ({
  read(text) {
    const page = Math.max(1, Math.trunc(Number(text)) || 1);
    return page > most ? beyond : page;
  },
  usual: 1,
});

export const idText: Part<string> = { read: (text = '') => /^[1-9]\d{0,8}$/.exec(text)?.[0] ?? '', usual: '' };

const ID_MAX = 2_147_483_647;
export const id: Part<number | undefined> = {
  read: (text = '') => (/^[1-9]\d{0,9}$/.test(text) && Number(text) <= ID_MAX ? Number(text) : undefined),
  usual: undefined,
};

export const day: Part<string> = {
  read: (text = '') => (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''),
  usual: '',
};

export const flag: Part<boolean> = { read: (text) => text === '1', usual: false };

const written = (value: unknown): string => (value === true ? '1' : String(value));

export function createAddress<T extends object>(path: string, parts: { [K in keyof T]: Part<T[K]> }) {
  const entries = Object.entries(parts) as [keyof T & string, Part<unknown>][];

  function read(search: string): T {
    const query = new URLSearchParams(search);
    return Object.fromEntries(
      entries.map(([key, { read: readPart, name = key }]) => [key, readPart(query.get(name) ?? undefined)]),
    ) as T;
  }

  const params = (state: T): URLSearchParams =>
    new URLSearchParams(
      entries
        .filter(([key, { usual }]) => state[key] !== usual)
        .map(([key, { name = key }]) => [name, written(state[key])]),
    );

  function pathOf(state: T): string {
    const query = params(state);
    return query.size ? `${path}?${query}` : path;
  }

  return { read, params, path: pathOf };
}
