import type { Store } from '../ports/store.ts';
import { codeKeysOf } from './codes.ts';
import { attemptKeysOf } from './lockout.ts';

/** What the key-value store knows of a number, whose owner has closed the account. The rest is hashed, and ends by itself. */
export async function forgetNumber(store: Store, accountId: number, mobile: string): Promise<void> {
  const keys = [...codeKeysOf(mobile), ...attemptKeysOf(String(accountId))];
  await Promise.all(keys.map((key) => store.delete(key)));
}
