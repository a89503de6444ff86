import type { CodeSent } from '../../contract/account.ts';
import * as api from '../lib/api/account.ts';
import { ApiError } from '../lib/api/client.ts';
import { requestCaptcha } from './captcha.ts';
import { keepToken } from './session.ts';

/** What a shopper does to get in. Each asks for the slider captcha first; put away, nothing happens. */

/** @returns undefined when the captcha was put away */
async function withCaptcha<T>(send: (verification: string) => Promise<T>): Promise<T | undefined> {
  const verification = await requestCaptcha('blockPuzzle');
  return verification === undefined ? undefined : send(verification);
}

type Login = { userName: string; passWord: string };
export type LoginWay = 'password' | 'sms';

/** @returns whether the shopper is logged in now */
export async function logIn(way: LoginWay, { userName, passWord }: Login): Promise<boolean> {
  const call = way === 'sms' ? api.logInBySms : api.logIn;
  const done = await withCaptcha((captchaVerification) =>
    call({ userName, passWord, agree: true, captchaVerification }),
  );
  if (done) keepToken(done.accessToken);
  return Boolean(done);
}

/** @returns ms until the next code, or undefined when the captcha was put away */
export const requestCode = (purpose: 'login' | 'register' | 'reset' | 'changeNew', mobile: string) =>
  withCaptcha(async (verification) => {
    if (purpose === 'login') return api.sendLoginCode(mobile, verification);
    if (purpose === 'changeNew') return api.sendNewPhoneCode(mobile, verification);
    return api.sendCode(purpose, mobile, verification);
  });

/** The wait that a refusal names: the mall counts too, and also for other browsers. */
export function waitOf(error: unknown): number | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { waitMs } = (error.data ?? {}) as Partial<CodeSent>;
  return typeof waitMs === 'number' ? waitMs : undefined;
}

/** @returns the ticket of the next step */
export const provePhone = async (purpose: 'register' | 'reset', mobile: string, code: string): Promise<string> =>
  (await api.verifyPhone(purpose, mobile, code)).ticket;

export async function register(
  ticket: string,
  wish: { userName: string; nickName: string; passWord: string },
): Promise<void> {
  keepToken((await api.register(ticket, wish)).accessToken);
}

export const resetPassword = api.resetPassword;
