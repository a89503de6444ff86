import { movePointsStock, pointsStock } from '../../lib/browser/api/desk/points-mall.ts';
import { createAction } from '../public/action.ts';
import type { FailureWords } from '../public/form.ts';
import { createIdempotentCall } from '../public/idempotent-call.ts';
import { createResource } from '../public/resource.ts';

/** Pieces of a good of the points mall, and the way to move some in or out. */
export function createPointsStock(id: string, words: FailureWords) {
  const stock = createResource(() => pointsStock(id), words);
  const action = createAction(words);
  const call = createIdempotentCall<{ pieces: number }>();

  /** @param pieces out of the stock of the SKU; negative: back @returns whether they were moved */
  const move = (pieces: number): Promise<boolean> =>
    action.run(async () => stock.put(await call.run({ pieces }, (key) => movePointsStock(id, pieces, key))));

  return { ...stock, $busy: action.$busy, move };
}
