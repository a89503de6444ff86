import { ACCOUNT } from '#contract/account/schema.ts';
import { hashToken } from '../http/token.ts';
import type { Store } from '../ports/store.ts';

/**
 * Client addresses from which somebody has shown who they are. What strangers use up of a limit does not reach them there.
 * A shopper is named by mobile number, an operator by `desk:` and account name.
 */
const key = (who: string, address: string) => `known:${hashToken(`${who}:${address}`)}`;

export const markKnown = (store: Store, who: string, address: string): Promise<void> =>
  store.set(key(who, address), '1', ACCOUNT.knownAddress);

export const isKnown = async (store: Store, who: string, address: string): Promise<boolean> =>
  (await store.get(key(who, address))) !== undefined;
