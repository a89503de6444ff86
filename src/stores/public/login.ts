import { atom } from 'nanostores';
import * as calls from '#contract/account/calls.ts';
import type { AccountClosing, CodeSent, RegisterRequest } from '#contract/account/schema.ts';
import type { CaptchaType } from '#contract/captcha/values.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import { encryptForMall } from '../../lib/browser/api/password.ts';
import { withWait } from '../../lib/browser/code-wait.ts';
import { ApiError } from '../../lib/shared/api/client.ts';
import { safeRedirect } from '../../lib/shared/redirect.ts';
import { requestCaptcha } from './captcha.ts';
import { mergeVisitorCart } from './cart-own.ts';
import type { LoginWay } from './rules.ts';
import { $loginGoal, $token, $user, saveToken, syncToken } from './session.ts';

/** @returns undefined when the captcha was put away */
async function withCaptcha<T>(type: CaptchaType, send: (verification: string) => Promise<T>): Promise<T | undefined> {
  const verification = await requestCaptcha(type);
  return verification === undefined ? undefined : send(verification);
}

/** Merges the visitor's cart; where that fails, the next page tries again. */
async function enter(token: string): Promise<void> {
  saveToken(token);
  await mergeVisitorCart().catch(() => {});
}

type Login = { userName: string; passWord: string };

/** Of a login that was right, to an account that is being closed; undefined: none. */
export const $closing = atom<AccountClosing['closing'] | undefined>(undefined);

function closingOf(error: unknown): AccountClosing['closing'] | undefined {
  return error instanceof ApiError ? (error.data as Partial<AccountClosing> | undefined)?.closing : undefined;
}

export async function reopenAccount(): Promise<void> {
  const closing = $closing.get();
  if (!closing) return;
  const { accessToken } = await mall.call(calls.reopenAccount, { body: { ticket: closing.ticket } });
  await enter(accessToken);
  $closing.set(undefined);
}

export async function logIn(way: LoginWay, { userName, passWord }: Login): Promise<boolean> {
  const done = await withCaptcha('blockPuzzle', async (captchaVerification) => {
    const body = { userName, agree: true, captchaVerification };
    return way === 'sms'
      ? mall.call(calls.logInBySms, { body: { ...body, passWord } })
      : mall.call(calls.logIn, { body: { ...body, passWord: await encryptForMall(passWord) } });
  }).catch((error: unknown) => {
    const closing = closingOf(error);
    if (!closing) throw error;
    $closing.set(closing);
    return undefined;
  });
  if (done) await enter(done.accessToken);
  return Boolean(done);
}

const wanted = (): string => safeRedirect(new URLSearchParams(location.search).get('redirect'));

export function goOn(place: 'page' | 'popup'): void {
  const goal = $loginGoal.get();
  if (place === 'page') location.assign(wanted());
  else if (/^\/register\/?$/.test(location.pathname)) location.assign('/');
  else if (goal) location.assign(goal);
  else location.reload();
}

/**
 * Who comes to a page of logging in or registering and is logged in goes on at once. Every page with a token asks the mall
 * whose it is (`loadUser`), and only its answer counts: a token may be over. A login on the page itself is told by `goOn`.
 * @returns how to stop
 */
export function goOnWhenKnown(): () => void {
  syncToken();
  const token = $token.get();
  // Back from where a login led to, the browser may show this page as it was left.
  const seenAgain = ({ persisted }: PageTransitionEvent) => persisted && $token.get() && location.reload();
  addEventListener('pageshow', seenAgain);
  const stop = $user.subscribe((user) => user && token && token === $token.get() && location.replace(wanted()));
  return () => {
    removeEventListener('pageshow', seenAgain);
    stop();
  };
}

/** @returns how long until the next code, or undefined when the captcha was put away */
export const requestLoginCode = (mobile: string) =>
  withCaptcha('blockPuzzle', (captchaVerification) =>
    mall.call(calls.sendLoginCode, { body: { mobile, captchaVerification } }).then(withWait),
  );
export const requestRegisterCode = (mobile: string) =>
  withCaptcha(registerCaptcha(), (captchaVerification) => sendCode('register', mobile, captchaVerification));
/** The words to click are Chinese, so other languages get the slider. */
const registerCaptcha = () => (document.documentElement.lang.startsWith('zh') ? 'clickWord' : 'blockPuzzle');
export const requestNewPhoneCode = (mobile: string) =>
  withCaptcha('blockPuzzle', (captchaVerification) =>
    mall.call(calls.sendNewPhoneCode, { body: { mobile, captchaVerification } }).then(withWait),
  );
export const requestResetCode = (mobile: string, captchaVerification: string) =>
  sendCode('reset', mobile, captchaVerification);

const sendCode = (purpose: 'register' | 'reset', mobile: string, captchaVerification: string) =>
  mall.call(calls.sendCode, { body: { purpose, mobile, captchaVerification } }).then(withWait);

/** The wait that a refusal names: the mall counts other browsers too. */
export function waitOf(error: unknown): number | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { waitMs } = (error.data ?? {}) as Partial<CodeSent>;
  return typeof waitMs === 'number' ? waitMs : undefined;
}

export const provePhone = async (purpose: 'register' | 'reset', mobile: string, code: string): Promise<string> =>
  (await mall.call(calls.verifyPhone, { body: { purpose, mobile, code } })).ticket;

export async function register(
  ticket: string,
  { userName, nickName, passWord }: Pick<RegisterRequest, 'userName' | 'nickName' | 'passWord'>,
): Promise<void> {
  const body = { ticket, userName, nickName, passWord: await encryptForMall(passWord), agree: true };
  await enter((await mall.call(calls.register, { body })).accessToken);
}

export const resetPassword = async (ticket: string, passWord: string): Promise<null> =>
  mall.call(calls.resetPassword, { body: { ticket, passWord: await encryptForMall(passWord) } });
