import type { z } from 'zod';
import type { passwordChange } from '#contract/account/schema.ts';
import type { Deps } from '../deps.ts';
import { fieldError } from '../error.ts';
import type { Caller } from '../http/caller.ts';
import { type PasswordAttempt, tryPassword } from './lockout.ts';
import { checkNewPassword, hashPassword } from './password.ts';
import { decryptPassword } from './password-key.ts';

export async function replacePassword(
  { database: { db }, store }: Deps,
  who: Omit<PasswordAttempt, 'password' | 'address'>,
  change: z.output<typeof passwordChange>,
  { address }: Caller,
): Promise<string> {
  const old = await decryptPassword(db, store, change.oldPassWord, 'oldPassWord');
  const password = await decryptPassword(db, store, change.passWord, 'passWord');
  checkNewPassword(password);
  if (!(await tryPassword(store, { ...who, password: old, address }))) throw fieldError('oldPassWord', 'passwordWrong');
  if (old === password) throw fieldError('passWord', 'passwordSame');
  return hashPassword(password);
}
