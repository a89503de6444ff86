import type { FootprintPage } from '#contract/footprint/schema.ts';
import * as api from '../../lib/browser/api/footprint.ts';
import { createAction } from '../public/action.ts';
import type { FailureWords } from '../public/form.ts';
import { createPaged } from '../public/paged.ts';

/** What a shopper looked at, in pages; one, a day or all of it can be deleted. */
export function createFootprints(first: { page: number }, words: FailureWords) {
  const list = createPaged(first, ({ page }) => api.footprints(page), words);
  const { $busy, run } = createAction(words);

  /** @returns whether it went through */
  async function dropping(send: () => Promise<unknown>): Promise<boolean> {
    if (!(await run(send))) return false;
    await list.reload();
    return true;
  }

  return {
    ...list,
    $busy,
    dropOne: (productId: number) => dropping(() => api.dropFootprint(productId)),
    dropDay: (day: string) => dropping(() => api.dropFootprintDay(day)),
    dropAll: () => dropping(api.dropFootprints),
  };
}

/** Items of one page as days, the last first. */
export function byDay({ items }: FootprintPage): { day: string; items: FootprintPage['items'] }[] {
  const days = Map.groupBy(items, ({ day }) => day);
  return [...days].map(([day, all]) => ({ day, items: all }));
}
