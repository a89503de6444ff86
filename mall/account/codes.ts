import { randomInt, timingSafeEqual } from 'node:crypto';
import { ACCOUNT } from '#contract/account/limits.values.ts';
import { type CodeSent, SMS_PURPOSES, type SmsPurpose } from '#contract/account/schema.ts';
import { mobileError, smsCodeError } from '#contract/account/values.ts';
import type { Language } from '#contract/language.ts';
import { LIMITS } from '#contract/limits.ts';
import { halfWidth } from '#contract/text.ts';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import type { Deps } from '../deps.ts';
import { fieldError, MallError, tooMany } from '../error.ts';
import { checkRate } from '../http/rate.ts';
import { hashToken } from '../http/token.ts';
import type { Store } from '../ports/store.ts';
import { isKnown, markKnown } from './known.ts';

const CODES_OF_ADDRESS = { name: 'sms-address', times: ACCOUNT.codesPerAddress, seconds: 3_600 };

export type CodePurpose = SmsPurpose | 'email';
/** A code by mail serves one account at one address, which `holder` names. */
type Recipient = { purpose: SmsPurpose; mobile: string } | { purpose: 'email'; holder: string };
const recipientOf = (to: Recipient): string => (to.purpose === 'email' ? to.holder : to.mobile);

type Request = {
  language: Language;
  address: string;
  /** Whether to send at all. Called after the response, which therefore takes the same time for every number. */
  wanted: () => Promise<boolean>;
};
export type CodeRequest = Request &
  (
    | { purpose: SmsPurpose; mobile: string }
    | { purpose: 'email'; holder: string; mail: (code: string) => Promise<void> }
  );

/** Recipients are hashed, so that keys hold no mobile number. */
const codeKey = (purpose: CodePurpose, recipient: string) => `sms:code:${purpose}:${hashToken(recipient)}`;
/** By purpose: a code to log in, which unknown numbers never get, does not delay one to register. */
const waitKey = (purpose: CodePurpose, budget: string) => `sms:wait:${purpose}:${hashToken(budget)}`;
const dayKey = (budget: string) => `sms:day:${hashToken(budget)}`;
const wrongKey = (address: string) => `sms:wrong:${address}`;
const codeHash = (to: Recipient, code: string) => hashToken(`${to.purpose}:${recipientOf(to)}:${code}`);

export const codeKeysOf = (mobile: string): string[] => [
  ...SMS_PURPOSES.flatMap((purpose) => [codeKey(purpose, mobile), waitKey(purpose, mobile)]),
  dayKey(mobile),
];

export function checkMobile(mobile: string, field = 'mobile'): string {
  const error = mobileError(mobile);
  if (error) throw fieldError(field, error);
  return halfWidth(mobile).trim();
}

export function checkCode(code: string, field = 'code'): string {
  const error = smsCodeError(code);
  if (error) throw fieldError(field, error, { max: LIMITS.loginSecret });
  return halfWidth(code).trim();
}

/**
 * The response is the same whether or not anybody has this mobile number.
 * @throws MallError when the last one of this purpose was sent within `LIMITS.smsCountdown`, or too many were sent
 */
export async function sendCode(deps: Deps, request: CodeRequest): Promise<CodeSent> {
  const { store, clock } = deps;
  const { purpose, address } = request;
  await checkRate(deps, CODES_OF_ADDRESS, address);
  const budget = await budgetOf(store, recipientOf(request), address);
  if (Number((await store.get(dayKey(budget))) ?? 0) >= ACCOUNT.codesPerDay) throw tooMany();
  const until = clock().getTime() + LIMITS.smsCountdown;
  if (!(await store.setIfAbsent(waitKey(purpose, budget), String(until), LIMITS.smsCountdown)))
    throw await tooEarly(deps, waitKey(purpose, budget));
  await store.count(dayKey(budget), DAY_MS);
  void deliver(deps, request, budget);
  return { waitMs: LIMITS.smsCountdown };
}

/** Strangers who request codes for a recipient share one budget; the owner, at a known address, has another. */
const budgetOf = async (store: Store, recipient: string, address: string): Promise<string> =>
  (await isKnown(store, recipient, address)) ? `${recipient}:${address}` : recipient;

async function tooEarly({ store, clock }: Deps, key: string): Promise<MallError> {
  const until = Number((await store.get(key)) ?? 0);
  const waitMs = Math.max(1_000, until - clock().getTime());
  return new MallError('message', 'codeWait', { params: { seconds: Math.ceil(waitMs / 1_000) }, data: { waitMs } });
}

async function deliver(deps: Deps, request: CodeRequest, budget: string): Promise<void> {
  const { store, sms, mail, log, metrics } = deps;
  const { purpose, language, wanted } = request;
  const [sent, provider] = purpose === 'email' ? [metrics.mail, mail.name] : [metrics.sms, sms.name];
  try {
    if (!(await wanted())) return;
    const code = String(randomInt(10 ** ACCOUNT.codeDigits)).padStart(ACCOUNT.codeDigits, '0');
    await store.set(codeKey(purpose, recipientOf(request)), codeHash(request, code), ACCOUNT.codeLife);
    if (request.purpose === 'email') await request.mail(code);
    else await sms.send({ mobile: request.mobile, purpose: request.purpose, code, language });
    sent.inc({ provider, result: 'sent' });
  } catch (error) {
    sent.inc({ provider, result: 'failed' });
    const reason = error instanceof Error ? error.message : String(error);
    log.error({ reason, purpose }, purpose === 'email' ? 'mail not sent' : 'sms not sent');
    await store.delete(waitKey(purpose, budget));
  }
}

export type CodeTry = Recipient & { code: string; address: string };

/**
 * Counts a try and compares; a right code stays valid until it is taken. Wrong ones block the address that they come from, and all
 * addresses only when there are many more.
 * @throws MallError when it is wrong, or was tried too often
 */
export async function tryCode({ store }: Deps, attempt: CodeTry): Promise<void> {
  const { purpose, code, address } = attempt;
  if (Number((await store.get(wrongKey(address))) ?? 0) >= ACCOUNT.wrongCodesPerAddress) throw tooMany();
  const stored = await store.get(codeKey(purpose, recipientOf(attempt)));
  const mayTry = stored !== undefined && (await countTry(store, stored, address));
  const given = codeHash(attempt, code);
  if (mayTry && timingSafeEqual(Buffer.from(stored), Buffer.from(given))) return;
  await store.count(wrongKey(address), HOUR_MS);
  throw codeWrong();
}

/** Counts are keyed by the code's hash, so that a new code begins at zero. */
async function countTry(store: Store, stored: string, address: string): Promise<boolean> {
  const own = await store.count(`sms:tries:${stored}:${address}`, ACCOUNT.codeLife);
  if (own > ACCOUNT.codeTries + 1) return false;
  return (await store.count(`sms:tries:${stored}`, ACCOUNT.codeLife)) <= ACCOUNT.codeTriesOfAll;
}

/** Of any number of callers at once, one gets through. */
export async function takeCode({ store }: Deps, from: Recipient): Promise<void> {
  if (!(await store.take(codeKey(from.purpose, recipientOf(from))))) throw codeWrong();
}

export async function spendCode(deps: Deps, attempt: CodeTry): Promise<void> {
  await tryCode(deps, attempt);
  await takeCode(deps, attempt);
  await markKnown(deps.store, recipientOf(attempt), attempt.address);
}

/** Of a shopper who is logged in. @throws MallError when it is wrong */
export async function takeOwnCode(deps: Deps, attempt: CodeTry): Promise<void> {
  await tryCode(deps, { ...attempt, code: checkCode(attempt.code) });
  await takeCode(deps, attempt);
}

const codeWrong = () => new MallError('message', 'codeWrong');
