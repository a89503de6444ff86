import { ACCOUNT } from '#contract/account/limits.values.ts';
import { MallError } from '../error.ts';
import { hashToken } from '../http/token.ts';
import type { Store } from '../ports/store.ts';
import { isKnown, markKnown } from './known.ts';
import { verifyPassword } from './password.ts';

export type PasswordAttempt = {
  account: string;
  owner: string;
  passwordHash: string | undefined;
  password: string;
  address: string;
  locked?: MallError['key'];
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

export const attemptKeysOf = (account: string): string[] => [strangersKey(account), recentKey(account)];

export async function clearAttempts(store: Store, account: string, address: string): Promise<void> {
  await Promise.all([store.delete(strangersKey(account)), store.delete(pairKey(account, address))]);
}

/** Counts the attempt. After a few wrong ones for the account or from the address, a captcha is needed. */
export async function needsCaptcha(store: Store, { account, address }: Pick<PasswordAttempt, 'account' | 'address'>) {
  if (Number((await store.get(addressKey(address))) ?? 0) >= freeAttempts) return true;
  return (await store.count(recentKey(account), wrongPasswordWindow)) > freeAttempts;
}

/**
 * Counts before checking, so that parallel attempts cannot exceed the limit; an account that does not exist counts and takes as long. The
 * lockout is of an account at one address. Addresses that are not known also share one limit, which the owner at a known address does not
 * reach.
 * @returns whether it matches
 * @throws MallError after too many wrong ones
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
  const fits = await verifyPassword(attempt.passwordHash, attempt.password);
  if (fits) await Promise.all([store.delete(pair), store.delete(recentKey(account)), markKnown(store, owner, address)]);
  else await store.count(addressKey(address), wrongPasswordWindow);
  return fits;
}
