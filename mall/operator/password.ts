import type { z } from 'zod';
import type { passwordChange } from '#contract/account/schema.ts';
import { replacePassword } from '../account/account.ts';
import { announceSessionChange } from '../account/session-changes.ts';
import type { Deps } from '../deps.ts';
import { fieldError, MallError } from '../error.ts';
import type { Caller } from '../http/caller.ts';
import { hashToken } from '../http/token.ts';
import { type Done, recordChanges } from './audit.ts';
import type { LiveOperator } from './live-session.ts';
import { passwordAttempt } from './login-attempt.ts';
import * as queries from './staff.queries.ts';

export async function changeOwnPassword(
  deps: Deps,
  by: LiveOperator,
  token: string,
  change: z.output<typeof passwordChange>,
  caller: Caller,
): Promise<void> {
  const {
    database: { db },
    clock,
  } = deps;
  const own = await queries.operatorById(db, by.id);
  if (!own) throw new MallError('session', 'session');
  if (own.accountId !== null) throw new MallError('message', 'storePasswordElsewhere');
  const passwordHash = await replacePassword(deps, passwordAttempt(own.userName, own.passwordHash), change, caller);
  await db.transaction(async (tx) => {
    if (!(await queries.replacePassword(tx, own, passwordHash))) throw fieldError('oldPassWord', 'passwordWrong');
    await queries.endSessions(tx, own.id, hashToken(token));
    const done: Done = { kind: 'operator', ref: String(own.id), action: 'ownPassword', before: null, after: null };
    await recordChanges(tx, by, clock(), [done]);
  });
  announceSessionChange(deps, { side: 'staff', id: own.id });
}
