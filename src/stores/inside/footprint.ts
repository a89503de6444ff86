import * as calls from '#contract/footprint/calls.ts';
import type { FootprintPage } from '#contract/footprint/schema.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import type { FootprintFilter } from '../../lib/browser/footprint/footprint-url.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createAction } from '../public/action.ts';
import { createPaged } from '../public/paged.ts';

export function createFootprints(first: FootprintFilter, words: FailureWords) {
  const list = createPaged(
    first,
    ({ text, page }) => mall.call(calls.listFootprints, { query: { text: text || undefined, page } }),
    words,
  );
  const { $busy, run } = createAction(words);

  async function dropping(send: () => Promise<unknown>): Promise<boolean> {
    if (!(await run(send))) return false;
    await list.reload();
    return true;
  }

  return {
    ...list,
    $busy,
    dropOne: (productId: number) => dropping(() => mall.call(calls.removeFootprint, { params: { id: productId } })),
    dropDay: (day: string) => dropping(() => mall.call(calls.removeFootprintDay, { params: { day } })),
    dropAll: () => dropping(() => mall.call(calls.removeFootprints)),
  };
}

export function byDay({ items }: FootprintPage): { day: string; items: FootprintPage['items'] }[] {
  const days = Map.groupBy(items, ({ day }) => day);
  return [...days].map(([day, all]) => ({ day, items: all }));
}
