import { ACCOUNT } from '#contract/account/schema.ts';
import { MallError } from '../error.ts';
import { hashToken } from '../http/token.ts';
import type { Store } from '../ports/store.ts';
import { isKnown, markKnown } from './known.ts';
import { fitsPassword } from './password.ts';

/** The account as far as a password is concerned. */
export type PasswordAttempt = {
  /** What attempts are counted under. */
  account: string;
  /** Whose known addresses count: see `known.ts`. */
  owner: string;
  /** Without one there is no such account. */
  passwordHash: string | undefined;
  password: string;
  address: string;
  /** What is said after too many. */
  locked?: MallError['key'];
  /** Of a name as store accounts have, whose passwords are of digits alone. */
  digits?: boolean;
};

const { freeAttempts, strangersWindow, wrongPasswords, wrongPasswordsOfStrangers } = ACCOUNT;
const { wrongPasswordsPerAddress, wrongPasswordWindow } = ACCOUNT;
const ANY = { own: wrongPasswords, strangers: wrongPasswordsOfStrangers, window: strangersWindow };
const DIGITS = {
  own: ACCOUNT.storeWrongPasswords,
  strangers: ACCOUNT.storeWrongPasswordsOfStrangers,
  window: ACCOUNT.storeStrangersWindow,
};

type Account = { id: number; mobile: string; passwordHash: string };

/** Of a shopper, or of a name that nobody has. */
export const shopperAttempt = (
  found: Account | undefined,
  name: string,
): Omit<PasswordAttempt, 'password' | 'address'> => ({
  account: found ? String(found.id) : hashToken(name.toLowerCase()),
  owner: found?.mobile ?? name,
  passwordHash: found?.passwordHash,
});

const strangersKey = (account: string) => `guess:strangers:${account}`;
const recentKey = (account: string) => `guess:recent:${account}`;
const pairKey = (account: string, address: string) => `guess:pair:${account}:${address}`;
const addressKey = (address: string) => `guess:address:${address}`;

/** Forgets wrong passwords of an account, whose owner has shown who they are in another way. */
export async function clearAttempts(store: Store, account: string, address: string): Promise<void> {
  await Promise.all([store.delete(strangersKey(account)), store.delete(pairKey(account, address))]);
}

/** Whether this attempt needs a captcha, after a few wrong ones for the account or from the address. Counts it. */
export async function needsCaptcha(store: Store, { account, address }: Pick<PasswordAttempt, 'account' | 'address'>) {
  if (Number((await store.get(addressKey(address))) ?? 0) >= freeAttempts) return true;
  return (await store.count(recentKey(account), wrongPasswordWindow)) > freeAttempts;
}

/**
 * Tries a password. Counted before it is tried, so that attempts sent all at once are not more than attempts sent in turn;
 * an account that does not exist is counted and worked on the same. The lockout is of an account at one address; those of
 * addresses that are not known are limited together, too, which does not reach the owner at a known address.
 * @returns whether it fits
 * @throws MallError when there were too many wrong ones
 */
export async function tryPassword(store: Store, attempt: PasswordAttempt): Promise<boolean> {
  const { account, owner, address } = attempt;
  const most = attempt.digits ? DIGITS : ANY;
  const locked = () => new MallError('message', attempt.locked ?? 'loginLocked', { status: 429 });
  if (Number((await store.get(addressKey(address))) ?? 0) >= wrongPasswordsPerAddress) throw locked();
  const pair = pairKey(account, address);
  if ((await store.count(pair, wrongPasswordWindow)) > most.own) throw locked();
  const stranger = !(await isKnown(store, owner, address));
  const byStrangers = stranger ? await store.count(strangersKey(account), most.window) : 0;
  if (byStrangers > most.strangers) throw locked();
  const fits = await fitsPassword(attempt.passwordHash, attempt.password);
  if (fits) await Promise.all([store.delete(pair), store.delete(recentKey(account)), markKnown(store, owner, address)]);
  else await store.count(addressKey(address), wrongPasswordWindow);
  return fits;
}
