import { sql } from 'drizzle-orm';
import { createMall } from '#mall/app.ts';
import type { Tx } from '#mall/db/open.ts';
import { newKey } from './buying.ts';
import type { TestMall } from './mall.ts';

export type Send = (method: string, path: string, token: string, body?: unknown) => Promise<Tried>;
export type Tried = { success: boolean; data: unknown; msg: string };

class Undo extends Error {}

/**
 * Runs calls whose effects are undone: each finds the mall as it is now. To be closed.
 * @param run gets a function that sends one call and undoes it
 */
export function createTrials(mall: TestMall) {
  let current: TestMall['db'] | Tx | undefined;
  // One mall for all trials, which takes longer to make than most of them take.
  const database = Object.defineProperty({ ...mall.database }, 'db', { get: () => current ?? mall.db });
  const { fetch, close } = createMall({ ...mall, database });

  async function inTrial(run: (send: Send) => Promise<void>): Promise<void> {
    const trial = mall.db.transaction(async (tx) => {
      current = tx;
      const send: Send = async (method, path, authorization, body) => {
        const headers = { authorization, 'content-type': 'application/json', 'idempotency-key': newKey() };
        const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
        await tx.execute(sql`savepoint trial`);
        const response = await fetch(new Request(`http://mall${path}`, init));
        const answer = (await response.json()) as Tried;
        await tx.execute(sql`rollback to savepoint trial`);
        return answer;
      };
      await run(send);
      throw new Undo();
    });
    await trial
      .catch((error: unknown) => {
        if (!(error instanceof Undo)) throw error;
      })
      .finally(() => {
        current = undefined;
      });
  }

  return { inTrial, close };
}
