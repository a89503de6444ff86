import type { Tx } from '../db/open.ts';
import { notify } from '../message/message.ts';

export const notifyPasswordChange = (tx: Tx, accountId: number, now: Date): Promise<void> =>
  notify(
    tx,
    'passwordChanged',
    [{ accountId, about: `${accountId}:${now.getTime()}`, params: { at: now.toISOString() } }],
    now,
  );
