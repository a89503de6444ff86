import Cookies from 'js-cookie';
import { atom } from 'nanostores';
import type { LoginCodeNeeded } from '#contract/operator/schema.ts';
import { DESK_COOKIE, DESK_PATH, DESK_SESSION } from '#contract/operator/values.ts';
import { DAY_MS } from '#contract/time.ts';
import { whenDeskSessionEnds } from '../../lib/browser/api/desk/client.ts';
import * as api from '../../lib/browser/api/desk/session.ts';
import { persisted, textFields } from '../../lib/browser/persisted.ts';
import { ApiError } from '../../lib/shared/api/client.ts';
import { DESK_LOGIN, deskRedirect } from '../../lib/shared/desk/paths.ts';
import { requestCaptcha } from '../public/captcha.ts';

/** The session is over while something is being done: a login is asked for, over the page. */
export const $deskLogin = atom(false);
let waiting: ((again: boolean) => void)[] = [];

/** Asks for a login. Calls that end together ask once. @returns whether there was one */
const askLogin = (): Promise<boolean> =>
  new Promise((done) => {
    waiting.push(done);
    $deskLogin.set(true);
  });

whenDeskSessionEnds(askLogin);

/** What became of the login that was asked for. */
export function answerLogin(again: boolean): void {
  $deskLogin.set(false);
  const asked = waiting;
  waiting = [];
  for (const done of asked) done(again);
}

/** The cookie goes to pages of the desk alone, and is never sent for another site. */
const where = () => ({ path: DESK_PATH, sameSite: 'Strict', secure: location.protocol === 'https:' }) as const;

/** Of store accounts, by name: what shows that the owner's phone was proved in this browser. */
const proofs = persisted('liangji.desk.browser', textFields);

/** A captcha is asked for only when the mall wants one: of names as store accounts have, and after wrong passwords. */
async function openSession(userName: string, password: string): Promise<{ accessToken: string }> {
  const browser = proofs.read()[userName];
  const given = { userName, password, ...(browser ? { browser } : {}) };
  try {
    return await api.logIn(given);
  } catch (error) {
    const captchaVerification = needsCaptcha(error) ? await requestCaptcha('blockPuzzle') : undefined;
    if (captchaVerification === undefined) throw error;
    return api.logIn({ ...given, captchaVerification });
  }
}

const dataOf = (error: unknown): object =>
  error instanceof ApiError && error.data instanceof Object ? error.data : {};
const needsCaptcha = (error: unknown): boolean => 'captcha' in dataOf(error);

function codeNeeded(error: unknown): LoginCodeNeeded | undefined {
  const data = dataOf(error) as Partial<LoginCodeNeeded>;
  const { ticket, mobile, sent = false } = data;
  return ticket && mobile ? { ticket, mobile, sent } : undefined;
}

const keepToken = (accessToken: string) =>
  Cookies.set(DESK_COOKIE, accessToken, { ...where(), expires: DESK_SESSION / DAY_MS });

/** @returns what is still needed in a new browser; undefined: one is logged in */
export async function logIn(userName: string, password: string): Promise<LoginCodeNeeded | undefined> {
  try {
    const { accessToken } = await openSession(userName, password);
    keepToken(accessToken);
    return undefined;
  } catch (error) {
    const needed = codeNeeded(error);
    if (!needed) throw error;
    return needed;
  }
}

/** With the code that was sent to the owner of a store account; the next login here needs none. */
export async function logInByCode(userName: string, ticket: string, code: string): Promise<void> {
  const { accessToken, browser } = await api.logInByCode(ticket, code);
  proofs.save({ ...proofs.read(), [userName]: browser });
  keepToken(accessToken);
}

export const sendLoginCode = api.sendLoginCode;

/** The session goes on; others of the same operator are over. */
export const changePassword = api.changePassword;

const forget = (): void => Cookies.remove(DESK_COOKIE, where());

/** The session ends here even when the mall cannot be told. */
export async function logOut(): Promise<void> {
  await api.logOut().catch(() => {});
  forget();
  location.assign(DESK_LOGIN);
}

export const goOn = (): void => location.assign(deskRedirect(new URLSearchParams(location.search).get('redirect')));

/**
 * Leads on who is logged in already: a link from another site brings no cookie along, so it ends at the login. A token
 * that opens nothing any more is forgotten.
 */
export async function leadOn(): Promise<void> {
  if (!Cookies.get(DESK_COOKIE)) return;
  const known = await api.me().catch(() => undefined);
  if (known) goOn();
  else forget();
}
