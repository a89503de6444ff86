import { hashToken } from '../http/token.ts';

const STORE_NAME = /^shop\d+(-\d{3})?$/i;
/** Tells by the form of the name only, whether or not it exists. */
export const looksLikeStore = (userName: string): boolean => STORE_NAME.test(userName);

/** Counted apart from shoppers, and by password: an operator who was given another one is not locked out by earlier attempts. */
export function passwordAttempt(userName: string, passwordHash: string | undefined) {
  const owner = `desk:${userName.toLowerCase()}`;
  const account = hashToken(`${owner}:${passwordHash}`);
  return { account, owner, passwordHash, locked: 'deskLocked', digits: looksLikeStore(userName) } as const;
}
