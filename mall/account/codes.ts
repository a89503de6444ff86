import { randomInt, timingSafeEqual } from 'node:crypto';
import { ACCOUNT, type CodeSent, type SmsPurpose } from '../../contract/account.ts';
import type { Language } from '../../contract/language.ts';
import { LIMITS } from '../../contract/limits.ts';
import { mobileFault, smsCodeFault } from '../../contract/rules.ts';
import type { Deps } from '../deps.ts';
import { fieldFault, MallError, tooMany } from '../http/error.ts';
import { hashToken } from '../http/session.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export type CodeRequest = {
  mobile: string;
  purpose: SmsPurpose;
  language: Language;
  address: string;
  /** Asked after the answer has gone, so that it takes the same time for every number; no means: send nothing. */
  wanted: () => Promise<boolean>;
};

const codeKey = (purpose: SmsPurpose, mobile: string) => `sms:code:${purpose}:${mobile}`;
const triesKey = (purpose: SmsPurpose, mobile: string) => `sms:tries:${purpose}:${mobile}`;
const waitKey = (mobile: string) => `sms:wait:${mobile}`;
const sealed = (purpose: SmsPurpose, mobile: string, code: string) => hashToken(`${purpose}:${mobile}:${code}`);

/** @throws MallError unless this is a mobile number @returns it without spaces around */
export function checkMobile(mobile: string, field = 'mobile'): string {
  const fault = mobileFault(mobile);
  if (fault) throw fieldFault(field, fault);
  return mobile.trim();
}

/** @throws MallError unless this may be a code @returns it without spaces around */
export function checkCode(code: string, field = 'code'): string {
  const fault = smsCodeFault(code);
  if (fault) throw fieldFault(field, fault, { max: LIMITS.loginSecret });
  return code.trim();
}

/**
 * Sends a code. The answer is the same whether or not anybody has this number.
 * @throws MallError when the last one was sent less than 180 s ago, or too many were
 */
export async function sendCode(deps: Deps, request: CodeRequest): Promise<CodeSent> {
  const { store, clock } = deps;
  const { mobile, address } = request;
  if ((await store.count(`sms:address:${address}`, HOUR_MS)) > ACCOUNT.codesPerAddress) throw tooMany();
  const until = clock().getTime() + LIMITS.smsCountdown;
  if (!(await store.setIfAbsent(waitKey(mobile), String(until), LIMITS.smsCountdown)))
    throw await tooEarly(deps, mobile);
  if ((await store.count(`sms:day:${mobile}`, DAY_MS)) > ACCOUNT.codesPerDay) throw tooMany();
  void deliver(deps, request);
  return { waitMs: LIMITS.smsCountdown };
}

async function tooEarly({ store, clock }: Deps, mobile: string): Promise<MallError> {
  const until = Number((await store.get(waitKey(mobile))) ?? 0);
  const waitMs = Math.max(1_000, until - clock().getTime());
  return new MallError('message', 'codeWait', { params: { seconds: Math.ceil(waitMs / 1_000) }, data: { waitMs } });
}

async function deliver(deps: Deps, { mobile, purpose, language, wanted }: CodeRequest): Promise<void> {
  const { store, sms, log } = deps;
  try {
    if (!(await wanted())) return;
    const code = String(randomInt(10 ** ACCOUNT.codeDigits)).padStart(ACCOUNT.codeDigits, '0');
    await store.delete(triesKey(purpose, mobile));
    await store.set(codeKey(purpose, mobile), sealed(purpose, mobile, code), ACCOUNT.codeLife);
    await sms.send({ mobile, purpose, code, language });
  } catch (error) {
    log.error({ reason: error instanceof Error ? error.message : String(error), purpose }, 'sms not sent');
    await store.delete(waitKey(mobile));
  }
}

/**
 * Counts a try and compares; the code stays good until it is taken.
 * @throws MallError when it does not fit; the sixth wrong one ends it
 */
export async function tryCode({ store }: Deps, purpose: SmsPurpose, mobile: string, code: string): Promise<void> {
  const kept = await store.get(codeKey(purpose, mobile));
  const tries = kept ? await store.count(triesKey(purpose, mobile), ACCOUNT.codeLife) : 0;
  const given = sealed(purpose, mobile, code);
  const fits = kept !== undefined && timingSafeEqual(Buffer.from(kept), Buffer.from(given));
  if (fits && tries <= ACCOUNT.codeTries + 1) return;
  if (!fits && tries > ACCOUNT.codeTries) await store.delete(codeKey(purpose, mobile));
  throw codeWrong();
}

/** Uses a code up: of any number of callers at once, one gets through. @throws MallError */
export async function takeCode({ store }: Deps, purpose: SmsPurpose, mobile: string): Promise<void> {
  if (!(await store.take(codeKey(purpose, mobile)))) throw codeWrong();
}

/** Tries and uses a code up. @throws MallError */
export async function spendCode(deps: Deps, purpose: SmsPurpose, mobile: string, code: string): Promise<void> {
  await tryCode(deps, purpose, mobile, code);
  await takeCode(deps, purpose, mobile);
}

const codeWrong = () => new MallError('message', 'codeWrong');
