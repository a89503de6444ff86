import type { Deps } from '../deps.ts';
import { beginRotation, decrypt, encrypt, endRotation } from '../encryption.ts';
import { rotateTotpSecrets } from '../operator/operator.ts';
import { rotateReceivers } from '../payout/payout.ts';
import * as queries from './paper.queries.ts';

const BATCH = 20;

/**
 * Encrypts every paper, secrets of authenticator apps and receiving accounts with the current key, one by one: a run that was cut short goes on where it ended, and the mall may be open
 * meanwhile.
 * @returns how many papers
 */
export async function rotatePapers(deps: Pick<Deps, 'database' | 'papersKey' | 'papersKeyBefore'>): Promise<number> {
  const { db } = deps.database;
  const current = await beginRotation(deps);
  let done = 0;
  for (;;) {
    const rows = await queries.papersOfOtherKeys(db, current, BATCH);
    for (const row of rows) {
      const of = `${row.accountId}:${row.id}`;
      const sealed = await encrypt(deps, of, await decrypt(deps, of, row));
      await queries.replaceSealed(db, row, sealed);
    }
    done += rows.length;
    if (rows.length < BATCH) break;
  }
  await rotateTotpSecrets(deps, current);
  await rotateReceivers(deps, current);
  await endRotation(deps);
  return done;
}
