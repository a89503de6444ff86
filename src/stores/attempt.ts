import type { SubmitRequest } from '../../contract/order.ts';
import { idempotencyKey } from '../lib/api/key.ts';
import { sourceKey } from '../lib/order/checkout.ts';

type Source = SubmitRequest['source'];
type Attempt = { body: string; key: string };

const nameOf = (source: Source): string => `liangji.submit.${sourceKey(source)}`;

/**
 * The submit that is under way, kept over reloads and tabs: while what is asked for stays the same, so does its key, and
 * however often it is sent it makes one order.
 */
export function attemptKey(request: SubmitRequest): string {
  const body = JSON.stringify(request);
  const before = read(request.source);
  if (before?.body === body) return before.key;
  const key = idempotencyKey()['idempotency-key'];
  try {
    localStorage.setItem(nameOf(request.source), JSON.stringify({ body, key } satisfies Attempt));
  } catch {
    // A browser that keeps nothing: the mall still refuses what no longer fits what was seen.
  }
  return key;
}

function read(source: Source): Attempt | undefined {
  try {
    return (JSON.parse(localStorage.getItem(nameOf(source)) ?? 'null') as Attempt | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** A request that was sent and whose answer never came. */
export function openAttempt(source: Source): { request: SubmitRequest; key: string } | undefined {
  const attempt = read(source);
  return attempt && { request: JSON.parse(attempt.body) as SubmitRequest, key: attempt.key };
}

/** Its answer came. */
export const endAttempt = (source: Source): void => localStorage.removeItem(nameOf(source));
