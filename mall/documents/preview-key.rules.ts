import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ContentSlug } from '#contract/content/values.ts';

export type Subject =
  | { kind: 'product'; id: number }
  | { kind: 'shop-front'; id: number }
  | { kind: 'campaign'; id: number }
  | { kind: 'home' }
  | { kind: 'content'; slug: ContentSlug };

const SEPARATOR = '.';

export function placeOf(subject: Subject): { kind: string; ref: string } {
  if (subject.kind === 'home') return { kind: 'home-page', ref: '' };
  return { kind: subject.kind, ref: subject.kind === 'content' ? subject.slug : String(subject.id) };
}

function nameOf(subject: Subject): string {
  const { kind, ref } = placeOf(subject);
  return ref ? `${kind}-${ref}` : kind;
}

const signed = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(`preview ${text}`).digest('base64url');

export function makeKey(secret: string, subject: Subject, until: Date): string {
  const text = nameOf(subject) + SEPARATOR + Math.floor(until.getTime() / 1_000).toString(36);
  return text + SEPARATOR + signed(secret, text);
}

/** @returns when the key expires; undefined: forged, for another subject, or expired */
export function readKey(secret: string, subject: Subject, key: string, now: Date): Date | undefined {
  const [name = '', end = '', signature = '', ...more] = key.split(SEPARATOR);
  const right = isSame(signature, signed(secret, name + SEPARATOR + end));
  const until = new Date(Number.parseInt(end, 36) * 1_000);
  return right && !more.length && name === nameOf(subject) && until > now ? until : undefined;
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
