import { ACCOUNT } from '../../contract/account.ts';
import { MallError } from '../http/error.ts';
import { hashToken } from '../http/session.ts';
import type { Store } from '../ports/store.ts';
import { fitsPassword } from './password.ts';

/** The account as far as a password is concerned; without a hash there is no such account. */
export type Guess = {
  name: string;
  id: number | undefined;
  passwordHash: string | undefined;
  password: string;
  address: string;
  /** What is said after too many. */
  locked?: MallError['key'];
};

const { wrongPasswords, wrongPasswordsPerAddress, wrongPasswordWindow } = ACCOUNT;

const keyOf = (account: number | string) => `guess:account:${account}`;

/** Forgets wrong passwords of an account, whose owner has shown who they are in another way. */
export const forgiveGuesses = (store: Store, accountId: number): Promise<void> => store.delete(keyOf(accountId));

/**
 * Tries a password. Counted before it is tried, so that guesses sent all at once are not more than guesses sent in turn;
 * an account that does not exist is counted and worked on the same.
 * @returns whether it fits
 * @throws MallError when there were too many wrong ones
 */
export async function tryPassword(store: Store, guess: Guess): Promise<boolean> {
  const accountKey = keyOf(guess.id ?? hashToken(guess.name.toLowerCase()));
  const addressKey = `guess:address:${guess.address}`;
  const locked = () => new MallError('message', guess.locked ?? 'loginLocked', { status: 429 });
  if (Number((await store.get(addressKey)) ?? 0) >= wrongPasswordsPerAddress) throw locked();
  if ((await store.count(accountKey, wrongPasswordWindow)) > wrongPasswords) throw locked();
  const fits = await fitsPassword(guess.passwordHash, guess.password);
  if (fits) await store.delete(accountKey);
  else await store.count(addressKey, wrongPasswordWindow);
  return fits;
}
