import Cookies from 'js-cookie';
import { atom } from 'nanostores';
import type { CodeSent } from '#contract/account/schema.ts';
import * as calls from '#contract/operator/desk.calls.ts';
import * as factors from '#contract/operator/factor.calls.ts';
import type { FactorNeeded } from '#contract/operator/factor.schema.ts';
import { FACTOR_NEEDED } from '#contract/operator/factor.values.ts';
import type { LoginCodeNeeded, OperatorToken } from '#contract/operator/schema.ts';
import { DESK_COOKIE, DESK_PATH, DESK_SESSION_MS } from '#contract/operator/values.ts';
import { DAY_MS } from '#contract/time.ts';
import { desk, quietDesk, whenDeskSessionEnds } from '../../lib/browser/api/desk/client.ts';
import { withWait } from '../../lib/browser/code-wait.ts';
import { persisted, textFields } from '../../lib/browser/persisted.ts';
import { ApiError } from '../../lib/shared/api/client.ts';
import { DESK_LOGIN_KEY } from '../../lib/shared/desk/login-key.ts';
import { operatorMark } from '../../lib/shared/desk/operator-mark.ts';
import { DESK_LOGIN, deskRedirect } from '../../lib/shared/desk/paths.ts';
import { requestCaptcha } from '../public/captcha.ts';
import { encrypted, type Prover } from './proof.ts';

export const $deskLogin = atom(false);
let waiting: ((again: boolean) => void)[] = [];

const askLogin = (): Promise<boolean> =>
  new Promise((done) => {
    waiting.push(done);
    $deskLogin.set(true);
  });

whenDeskSessionEnds(askLogin);

/** What was refused is sent again, unless another operator logged in: it was not theirs. */
export async function answerLogin(again: boolean): Promise<void> {
  $deskLogin.set(false);
  const asked = waiting;
  waiting = [];
  const same = again && !(await reloadForAnother());
  for (const done of asked) done(same);
}

/** @returns whether another operator logged in than the one that the page was made for, as whom nothing of it may be sent */
export async function reloadForAnother(): Promise<boolean> {
  const madeFor = document.documentElement.dataset.operator;
  const operator = madeFor === undefined ? undefined : await quietDesk.call(calls.viewOperator).catch(() => undefined);
  const another = operator !== undefined && operatorMark(operator) !== madeFor;
  if (another) location.reload();
  return another;
}

/** The cookie goes to pages of the desk alone, and is never sent for another site. */
const where = () => ({ path: DESK_PATH, sameSite: 'Strict', secure: location.protocol === 'https:' }) as const;

const proofs = persisted('liangji.desk.browser', textFields);
const lastLogin = persisted(DESK_LOGIN_KEY, Number);

type Given = { userName: string; password: string; captchaVerification?: string; browser?: string };

const sendLogin = async ({ password, ...given }: Given): Promise<OperatorToken> =>
  quietDesk.call(calls.logIn, { body: { ...given, passWord: await encrypted(password) } });

/** The mall asks for a captcha only for names of store accounts, and after wrong passwords. */
async function openSession(userName: string, password: string): Promise<OperatorToken> {
  const browser = proofs.read()[userName];
  const given = { userName, password, ...(browser ? { browser } : {}) };
  try {
    return await sendLogin(given);
  } catch (error) {
    const captchaVerification = needsCaptcha(error) ? await requestCaptcha('blockPuzzle') : undefined;
    if (captchaVerification === undefined) throw error;
    return sendLogin({ ...given, captchaVerification });
  }
}

const dataOf = (error: unknown): object =>
  error instanceof ApiError && error.data instanceof Object ? error.data : {};
const needsCaptcha = (error: unknown): boolean => 'captcha' in dataOf(error);

/** What a login still needs after the password. */
export type LoginStep = { code: LoginCodeNeeded } | { factor: FactorNeeded };

function stepOf(error: unknown): LoginStep | undefined {
  const data = dataOf(error) as Partial<LoginCodeNeeded> | FactorNeeded;
  if ('code' in data) return data.code === FACTOR_NEEDED ? { factor: data } : undefined;
  const { ticket, mobile, sent = false } = data;
  return ticket && mobile ? { code: { ticket, mobile, sent } } : undefined;
}

function keepToken(accessToken: string): void {
  Cookies.set(DESK_COOKIE, accessToken, { ...where(), expires: DESK_SESSION_MS / DAY_MS });
  lastLogin.save(Date.now());
}

/** @returns what is still needed; undefined: one is logged in */
export async function logIn(userName: string, password: string): Promise<LoginStep | undefined> {
  try {
    const { accessToken } = await openSession(userName, password);
    keepToken(accessToken);
    return undefined;
  } catch (error) {
    const step = stepOf(error);
    if (!step) throw error;
    return step;
  }
}

/** With the code that was sent to the owner of a store account; the next login here needs none. */
export async function logInByCode(userName: string, ticket: string, code: string): Promise<void> {
  const { accessToken, browser } = await quietDesk.call(calls.logInByCode, { body: { ticket, code } });
  proofs.save({ ...proofs.read(), [userName]: browser });
  keepToken(accessToken);
}

export const loginProver = ({ ticket, ways }: FactorNeeded): Prover => ({
  ways,
  askPasskey: () => quietDesk.call(factors.askLoginPasskey, { body: { ticket } }),
  send: async (proof) => {
    const { accessToken } = await quietDesk.call(factors.proveLogin, { body: { ticket, proof } });
    keepToken(accessToken);
  },
});

export const sendLoginCode = async (ticket: string): Promise<CodeSent> =>
  withWait(await quietDesk.call(calls.sendLoginCode, { body: { ticket } }));

/** The session stays; other sessions of the operator end. */
export async function changePassword(oldPassWord: string, passWord: string): Promise<null> {
  const body = { oldPassWord: await encrypted(oldPassWord), passWord: await encrypted(passWord) };
  return desk.call(calls.changePassword, { body });
}

const forget = (): void => Cookies.remove(DESK_COOKIE, where());

/** The session ends here even when the call fails. */
export async function logOut(): Promise<void> {
  await quietDesk.call(calls.logOut).catch(() => {});
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
  const known = await quietDesk.call(calls.viewOperator).catch(() => undefined);
  if (known) goOn();
  else forget();
}
