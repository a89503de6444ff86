import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as account from '#src/lib/browser/api/account.ts';
import * as desk from '#src/stores/desk/session.ts';
import * as stores from '#src/stores/inside/store.ts';

let answered: object;
beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ success: true, code: '00000', ...answered })));
afterEach(() => vi.unstubAllGlobals());

const CODES = {
  login: () => account.sendLoginCode('13800138000', 'v'),
  register: () => account.sendCode('register', '13800138000', 'v'),
  changeOld: () => account.sendOldPhoneCode(),
  changeNew: () => account.sendNewPhoneCode('13800138000', 'v'),
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
