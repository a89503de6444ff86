import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { ACCOUNT } from '#contract/account/limits.values.ts';
import type { ticketRefused } from '#contract/account/schema.ts';
import { LIMITS } from '#contract/limits.ts';
import { MallError } from '../error.ts';
import { hashToken } from '../http/token.ts';
import type { Store } from '../ports/store.ts';

export type TicketPurpose = 'register' | 'reset';
/** `reopen` carries the number of an account, the others a mobile number. */
type Purpose = TicketPurpose | 'reopen';

const key = (purpose: Purpose, ticket: string) => `ticket:${purpose}:${hashToken(ticket)}`;

export const ticketInvalid = () =>
  new MallError('message', 'ticketInvalid', { data: { ticket: 'invalid' } satisfies z.infer<typeof ticketRefused> });

export async function giveTicket(store: Store, purpose: Purpose, mobile: string): Promise<string> {
  const ticket = randomBytes(24).toString('base64url');
  await store.set(key(purpose, ticket), mobile, LIMITS.ticketLife);
  return ticket;
}

export async function readTicket(store: Store, purpose: TicketPurpose, ticket: string): Promise<string> {
  const mobile = await store.get(key(purpose, ticket));
  if (!mobile) throw ticketInvalid();
  return mobile;
}

export async function countTicket(store: Store, purpose: TicketPurpose, ticket: string): Promise<void> {
  const own = key(purpose, ticket);
  if ((await store.count(`${own}:tries`, LIMITS.ticketLife)) <= ACCOUNT.ticketTries) return;
  await store.delete(own);
  throw ticketInvalid();
}

/** Of any number of callers at once, one gets the number. */
export async function takeTicket(store: Store, purpose: Purpose, ticket: string): Promise<string> {
  const mobile = await store.take(key(purpose, ticket));
  if (!mobile) throw ticketInvalid();
  return mobile;
}
