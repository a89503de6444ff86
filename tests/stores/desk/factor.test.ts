import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDeskSessions } from '#src/stores/desk/desk-session.ts';
import { createFactors } from '#src/stores/desk/factor.ts';

const WORDS = { network: 'network', internal: 'internal' };
const FACTOR = { id: 3, kind: 'totp', name: '手机', createdAt: '2026-06-15T04:00:00Z', usedAt: null } as const;
const sent: string[] = [];
let answers: Record<string, unknown>;

beforeEach(() => {
  sent.length = 0;
  answers = {
    'GET /api/desk/p/factors': { factors: [FACTOR], recoveryCodes: 9, required: false, due: null, passkeys: true },
    'POST /api/desk/p/factors/totp/start': { secret: 'ABC', uri: 'otpauth://totp/x' },
    'POST /api/desk/p/factors/totp': { recoveryCodes: ['one', 'two'] },
    'POST /api/desk/p/factors/recovery': { recoveryCodes: ['three'] },
  };
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit) => {
    sent.push(`${method} ${url}`);
    return Response.json({ success: true, code: '00000', data: answers[`${method} ${url}`] ?? null });
  });
});
afterEach(() => vi.unstubAllGlobals());

it('an app is set up with a code, and the recovery codes are shown once', async () => {
  const factors = createFactors(WORDS);
  await factors.startTotp();
  expect(factors.$totp.get()).toEqual({ secret: 'ABC', uri: 'otpauth://totp/x' });
  expect(await factors.addTotp('手机', '123456')).toBe(true);
  expect(factors.$totp.get()).toBeUndefined();
  expect(factors.$codes.get()).toEqual(['one', 'two']);
  expect(factors.$state.get().value?.factors).toEqual([FACTOR]);
  factors.putCodesAway();
  expect(factors.$codes.get()).toBeUndefined();
});

it('factors are renamed, removed, and given new codes', async () => {
  const factors = createFactors(WORDS);
  await factors.rename(FACTOR, '旧手机');
  await factors.remove(FACTOR);
  await factors.makeCodes();
  expect(factors.$codes.get()).toEqual(['three']);
  expect(sent.filter((one) => !one.startsWith('GET'))).toEqual([
    'PUT /api/desk/p/factors/3',
    'DELETE /api/desk/p/factors/3',
    'POST /api/desk/p/factors/recovery',
  ]);
});

it('a passkey that the browser does not make says so in the form', async () => {
  answers['POST /api/desk/p/factors/passkey/start'] = { challenge: 'AAAA', user: { id: 'AAAA' }, pubKeyCredParams: [] };
  const factors = createFactors(WORDS);
  expect(await factors.addPasskey('电脑', 'try again')).toBe(false);
  expect(factors.$failure.get()).toEqual({ text: 'try again' });
  factors.forget();
  expect(factors.$failure.get()).toBeUndefined();
});

it.each([
  [undefined, ['DELETE /api/desk/p/sessions/s1', 'DELETE /api/desk/p/sessions']],
  [7, ['DELETE /api/desk/p/staff/7/sessions/s1', 'DELETE /api/desk/p/staff/7/sessions']],
])('sessions of %s are ended, one or all, and read again', async (id, calls) => {
  const sessions = createDeskSessions(WORDS, id);
  await sessions.end('s1');
  await sessions.endAll();
  expect(sent.filter((one) => one.startsWith('DELETE'))).toEqual(calls);
  expect(sent.filter((one) => one.startsWith('GET'))).toHaveLength(2);
});
