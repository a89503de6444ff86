import { randomBytes } from 'node:crypto';
import { LIMITS } from '#contract/limits.ts';
import type { FactorNeeded } from '#contract/operator/factor.schema.ts';
import { FACTOR_NEEDED, type ProofWay } from '#contract/operator/factor.values.ts';
import { MallError } from '../error.ts';
import { hashToken } from '../http/token.ts';
import type { Store } from '../ports/store.ts';

/** A password that was right, until a second factor follows. Not a session: it opens nothing. */
export type HalfLogin = { id: number; passwordHash: string };

const keyOf = (ticket: string) => `half-login:${hashToken(ticket)}`;

export async function needFactor(store: Store, half: HalfLogin, ways: readonly ProofWay[]): Promise<MallError> {
  const ticket = randomBytes(24).toString('base64url');
  await store.set(keyOf(ticket), JSON.stringify(half), LIMITS.ticketLife);
  const data: FactorNeeded = { code: FACTOR_NEEDED, ticket, ways: [...ways] };
  return new MallError('message', 'factorNeeded', { data });
}

export async function halfLogin(store: Store, ticket: string): Promise<HalfLogin> {
  const half = await store.get(keyOf(ticket));
  if (!half) throw loginExpired();
  return JSON.parse(half) as HalfLogin;
}

export const endHalfLogin = (store: Store, ticket: string): Promise<void> => store.delete(keyOf(ticket));

export const loginExpired = () => new MallError('message', 'storeLoginExpired', { data: { expired: true } });
