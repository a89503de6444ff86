import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as desk from '#src/stores/desk/session.ts';
import { sendOldPhoneCode } from '#src/stores/inside/account.ts';
import * as stores from '#src/stores/inside/store.ts';
import {
  requestLoginCode,
  requestNewPhoneCode,
  requestRegisterCode,
  requestResetCode,
} from '#src/stores/public/login.ts';

vi.mock('#src/stores/public/captcha.ts', () => ({ requestCaptcha: async () => 'v' }));

let answered: object;
beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ success: true, code: '00000', ...answered })));
afterEach(() => vi.unstubAllGlobals());

const CODES = {
  login: () => requestLoginCode('13800138000'),
  register: () => requestRegisterCode('13800138000'),
  reset: () => requestResetCode('13800138000', 'v'),
  changeOld: () => sendOldPhoneCode(),
  changeNew: () => requestNewPhoneCode('13800138000'),
  store: () => stores.sendStoreCode(),
  storeLogin: () => desk.sendLoginCode('ticket'),
};

it.each(Object.entries(CODES))('a code of purpose %s waits 180 s where the mall names no time', async (_, send) => {
  for (const answer of [{ msg: '验证码已发送' }, { data: null }, { data: {} }]) {
    answered = answer;
    expect(await send()).toEqual({ waitMs: 180_000 });
  }
  answered = { data: { waitMs: 60_000 } };
  expect(await send()).toEqual({ waitMs: 60_000 });
});
