type Where = () => Storage;

export const inThisBrowser: Where = () => localStorage;
export const inThisTab: Where = () => sessionStorage;

/**
 * A value that outlives a reload. A browser that stores nothing (a private window, a full disk) goes on without.
 * @param guard makes the value out of what was stored, which may be anything; `null`: nothing was
 */
export const persisted = <T>(key: string, guard: (stored: unknown) => T, where: Where = inThisBrowser) => ({
  read(): T {
    try {
      return guard(JSON.parse(where().getItem(key) ?? 'null'));
    } catch {
      return guard(null);
    }
  },
  save(value: T): void {
    try {
      where().setItem(key, JSON.stringify(value));
    } catch {
      // Only a reload loses it.
    }
  },
  drop(): void {
    try {
      where().removeItem(key);
    } catch {
      // Nothing was stored.
    }
  },
});

export const textFields = (stored: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(stored !== null && typeof stored === 'object' ? stored : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
