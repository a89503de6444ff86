import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { ACCOUNT } from '#contract/account/limits.values.ts';
import { cleanEmail, emailError, mobileError } from '#contract/account/values.ts';
import { CONNECTION_TESTS, type ConnectionResult, type DeskConnections } from '#contract/connection/schema.ts';
import type { Language } from '#contract/language.ts';
import { SMS_EVENTS } from '#contract/message/channels.values.ts';
import { maskEmail, maskMobile } from '#contract/text.ts';
import type { Deps } from '../deps.ts';
import { fieldError, notFound, tooMany } from '../error.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import type { Limit } from '../ports/limits.ts';
import { publicIdAt } from '../public-id.ts';
import { reasonOf } from './connection.rules.ts';
import { testMailOf } from './test-mail.rules.ts';

/** The embedded default: no money moves, and no message reaches a phone. */
const SANDBOX = 'sandbox';
const OUTBOX = 'outbox';
const BY_HAND = 'by-hand';
const KIND = 'connection';

export const isRealPayment = ({ name }: { name: string }): boolean => name !== SANDBOX;
export const isRealSms = ({ name }: { name: string }): boolean => name !== OUTBOX;

export const connectionsOf = ({ sms, mail, tracking, files, pay, payout }: Deps): DeskConnections => ({
  sms: { name: sms.name, real: isRealSms(sms) },
  templates: SMS_EVENTS.map((event) => ({ event, set: sms.notices?.events.includes(event) ?? false })),
  mail: { name: mail.name, real: mail.name !== OUTBOX },
  tracking: tracking ? { name: tracking.name } : null,
  files: { name: files.name },
  payments: pay.map((provider) => ({
    name: provider.name,
    real: isRealPayment(provider),
    ways: [...provider.ways],
  })),
  payout: payout
    ? { name: payout.name, real: payout.name !== SANDBOX, kinds: [...payout.kinds] }
    : { name: BY_HAND, real: false, kinds: [] },
});

export const testLimit = ({ limits }: Deps): Limit =>
  limits.create({ name: 'connection-test', times: CONNECTION_TESTS, seconds: 3_600 });

type Tester = { by: LiveOperator; limit: Limit };

export async function testSms(
  deps: Deps,
  tester: Tester,
  mobile: string,
  language: Language,
): Promise<ConnectionResult> {
  const number = mobile.trim();
  const error = mobileError(number);
  if (error) throw fieldError('mobile', error);
  const code = String(randomInt(10 ** ACCOUNT.codeDigits)).padStart(ACCOUNT.codeDigits, '0');
  const send = () => deps.sms.send({ mobile: number, purpose: 'login', code, language });
  return attempt(deps, tester, { ref: `sms:${deps.sms.name}`, to: maskMobile(number) }, send);
}

export async function testMail(
  deps: Deps,
  tester: Tester,
  email: string,
  language: Language,
): Promise<ConnectionResult> {
  const error = emailError(email);
  if (error) throw fieldError('email', error);
  const to = cleanEmail(email);
  const send = () => deps.mail.send(testMailOf(to, language, deps.origin));
  return attempt(deps, tester, { ref: `mail:${deps.mail.name}`, to: maskEmail(to) }, send);
}

/** Queries a payment that does not exist: a provider that answers has accepted our name and signature. */
export async function testPayment(deps: Deps, tester: Tester, name: string): Promise<ConnectionResult> {
  const provider = deps.pay.find((one) => one.name === name);
  if (!provider) throw notFound();
  return attempt(deps, tester, { ref: `pay:${name}` }, () => provider.query(publicIdAt(deps.clock())));
}

export async function testTracking(deps: Deps, tester: Tester): Promise<ConnectionResult> {
  const { tracking } = deps;
  if (!tracking) throw notFound();
  return attempt(deps, tester, { ref: `tracking:${tracking.name}` }, () => tracking.check());
}

/** Writes a small file, reads it, and removes it. */
export const testFiles = (deps: Deps, tester: Tester): Promise<ConnectionResult> =>
  attempt(deps, tester, { ref: `files:${deps.files.name}` }, async () => {
    const name = `connection-test/${randomUUID()}`;
    const bytes = randomBytes(64);
    try {
      await deps.files.write(name, bytes);
      if (!(await deps.files.read(name))?.equals(bytes)) throw new Error('what was written is not what is read');
    } finally {
      await deps.files.remove(name);
    }
    if (await deps.files.read(name)) throw new Error('what was removed is still there');
  });

async function attempt(
  { database: { db }, clock }: Deps,
  { by, limit }: Tester,
  { ref, ...what }: { ref: string; to?: string },
  run: () => Promise<unknown>,
): Promise<ConnectionResult> {
  if (!(await limit.count(String(by.id)))) throw tooMany();
  const started = performance.now();
  const reason = await run().then(
    () => '',
    (error: unknown) => reasonOf(error) || 'failed',
  );
  const result = { ok: reason === '', ms: Math.round(performance.now() - started), reason };
  await recordChanges(db, by, clock(), [
    { kind: KIND, ref, action: 'test', before: null, after: { ...what, ok: result.ok, reason } },
  ]);
  return result;
}
