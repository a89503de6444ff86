import type { Page } from '@playwright/test';
import { expect } from './browser.ts';
import { passCaptcha } from './pass-captcha.ts';

export const HOW = ['mouse', 'keyboard'] as const;
export type How = (typeof HOW)[number];
/** Both languages and both means, in two runs of a long way. */
export const HANDS = [
  ['zh', 'mouse'],
  ['en', 'keyboard'],
] as const;

export const WORDS = {
  zh: {
    mobile: '手机号',
    loginName: '手机号/账号',
    code: '验证码',
    getCode: '获取验证码',
    next: '下一步',
    userName: '账号',
    nickname: '昵称',
    choose: '设置密码',
    repeat: '确认密码',
    create: '注册',
    created: '注册成功',
    password: '密码',
    bySms: '短信登录',
    reset: '重置密码',
    resetDone: '密码已重置',
    toLogin: '去登录',
    oldCode: '原手机号验证码',
    newMobile: '新手机号',
    newCode: '新手机号验证码',
  },
  en: {
    mobile: 'Mobile number',
    loginName: 'Mobile number or account name',
    code: 'SMS code',
    getCode: 'Get code',
    next: 'Next',
    userName: 'Account name',
    nickname: 'Nickname',
    choose: 'New password',
    repeat: 'Confirm password',
    create: 'Create account',
    created: 'Your account is ready',
    password: 'Password',
    bySms: 'SMS code',
    reset: 'Reset password',
    resetDone: 'Password reset',
    toLogin: 'Log in',
    oldCode: 'Code sent to your current phone',
    newMobile: 'New mobile number',
    newCode: 'Code sent to your new phone',
  },
} as const;
export type Words = (typeof WORDS)['zh' | 'en'];

export const newPhone = () =>
  `139${String(Date.now() % 1_000_000).padStart(6, '0')}${String(process.pid).slice(-2).padStart(2, '0')}`;

/** The newest code to a number, read where the embedded mall shows it. */
export async function codeFor(page: Page, mobile: string): Promise<string> {
  const sent = new RegExp(`${mobile}</td><td>[^<]*</td><td class="code">(\\d+)`);
  let code = '';
  await expect(async () => {
    // Not as the browser: what comes past a proxy may not read it.
    const outbox = await fetch(new URL('/outbox', page.url()));
    code = sent.exec(await outbox.text())?.[1] ?? '';
    expect(code).not.toBe('');
  }).toPass({ timeout: 5_000 });
  return code;
}

/** The code that was sent to a number because of what `ask` does, and none that was sent before. */
export async function codeAfter(page: Page, mobile: string, ask: () => Promise<void>): Promise<string> {
  const sent = new RegExp(`${mobile}</td><td>[^<]*</td><td class="code">(\\d+)`, 'g');
  const codes = async () => {
    const outbox = await fetch(new URL('/outbox', page.url()));
    return [...(await outbox.text()).matchAll(sent)].map(([, code = '']) => code);
  };
  const before = (await codes()).length;
  await ask();
  await expect.poll(async () => (await codes()).length).toBe(before + 1);
  return (await codes())[0] ?? '';
}

/** The code of the newest mail to an address, read where the embedded mall shows it. */
export async function mailedCode(page: Page, to: string): Promise<string> {
  const sent = new RegExp(`${to.replaceAll('.', '\\.')}</td><td>[^<]*?(\\d{6})</td>`);
  let code = '';
  await expect(async () => {
    const outbox = await fetch(new URL('/outbox', page.url()));
    code = sent.exec(await outbox.text())?.[1] ?? '';
    expect(code).not.toBe('');
  }).toPass({ timeout: 5_000 });
  return code;
}

/** What a person does, by mouse or by keyboard. */
export function handsOf(page: Page, how: How) {
  const press = async (target: ReturnType<Page['locator']>, key = 'Enter') => {
    if (how === 'mouse') return target.click();
    await target.focus();
    await page.keyboard.press(key);
  };
  const tick = () =>
    how === 'mouse' ? page.getByRole('checkbox').click() : press(page.getByRole('checkbox'), 'Space');
  const getCode = (purpose: string) => passCaptcha(page, how, () => press(page.locator(`[data-code=${purpose}]`)));
  return { press, tick, getCode };
}

export async function provePhone(page: Page, t: Words, how: How, mobile: string) {
  const { press, tick, getCode } = handsOf(page, how);
  await page.getByLabel(t.mobile, { exact: true }).fill(mobile);
  await getCode('register');
  await page.getByLabel(t.code, { exact: true }).fill(await codeFor(page, mobile));
  await tick();
  await press(page.getByRole('button', { name: t.next }));
}

export async function choosePassword(page: Page, t: Words, password: string) {
  await page.getByLabel(t.choose, { exact: true }).fill(password);
  await page.getByLabel(t.repeat, { exact: true }).fill(password);
}

export async function logIn(page: Page, t: Words, how: How, mobile: string, password: string) {
  const { press, tick } = handsOf(page, how);
  await page.getByLabel(t.loginName, { exact: true }).fill(mobile);
  await page.getByRole('textbox', { name: t.password, exact: true }).fill(password);
  await tick();
  await passCaptcha(page, how, () => press(page.locator('[data-login-form] [type=submit]')));
}
