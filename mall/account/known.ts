import { ACCOUNT } from '#contract/account/limits.values.ts';
import { hashToken } from '../http/token.ts';
import type { Store } from '../ports/store.ts';

/**
 * Client addresses from which the owner has logged in: limits that strangers use up do not apply there. `who` is a mobile number, or
 * `desk:` and an account name.
 */
const key = (who: string, address: string) => `known:${hashToken(`${who}:${address}`)}`;

export const markKnown = (store: Store, who: string, address: string): Promise<void> =>
  store.set(key(who, address), '1', ACCOUNT.knownAddress);

export const isKnown = async (store: Store, who: string, address: string): Promise<boolean> =>
  (await store.get(key(who, address))) !== undefined;
