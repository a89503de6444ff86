import type { Deps } from '../deps.ts';
import { MallError } from '../error.ts';
import { createFlashGate, flashNamedIn } from '../promotion/promotion.ts';
import { createQueue } from '../queue.ts';
import { SoldToOthers } from './submit.ts';

/**
 * A process makes its orders one after the other: more at once would take the time of those who browse (their p99 would be four times as
 * high, on two cores) and gain a seventh. A submit that waits for a row lock or a distant database does not block the others.
 */
const inTurn = createQueue(1, Number.POSITIVE_INFINITY, { afterMs: 25, most: 4 });

export function createSubmitQueue(deps: Deps) {
  const gate = createFlashGate(deps);
  return async <T>(accountId: number, quoteHash: string, submit: () => Promise<T>): Promise<T> => {
    const goods = flashNamedIn(quoteHash);
    gate.check(goods, accountId);
    return inTurn(async () => {
      await gate.enter(goods, accountId);
      try {
        return await submit();
      } catch (error) {
        if (isSoldOut(error)) await gate.learn(goods);
        throw error;
      }
    });
  };
}

const isSoldOut = (error: unknown): boolean =>
  error instanceof SoldToOthers || (error instanceof MallError && error.key === 'checkoutChanged');
