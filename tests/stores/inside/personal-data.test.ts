import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TOKEN_COOKIE } from '#contract/language.ts';
import type { PersonalData } from '#contract/personal-data/schema.ts';
import { EXPORT_STATUS } from '#contract/personal-data/values.ts';
import { createPersonalData, sendDataCode } from '#src/stores/inside/personal-data.ts';
import { $token, saveToken } from '#src/stores/public/session.ts';

const words = { network: 'network', internal: 'internal' };
const PATH = '/app/p/user/data';
const none: PersonalData = { mobile: '138****8000', export: null, hindrances: [], losses: [] };
const made = (status: number, done = 0): PersonalData => ({
  ...none,
  export: { status, done, total: 4, bytes: 0, createdAt: '2026-01-01T00:00:00.000Z', endsAt: null },
});

let sent: { call: string; body: unknown }[] = [];
/** What the mall answers, by method and path; a text is a refusal in these words. */
let answers: Record<string, unknown>;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  answers = { [`GET ${PATH}`]: none };
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const call = `${method} ${url.replace('/api', '')}`;
    sent.push({ call, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    const data = answers[call];
    return Response.json(
      typeof data === 'string' ? { success: false, code: 'A00001', msg: data } : { success: true, code: '00000', data },
    );
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const looks = () => sent.filter(({ call }) => call === `GET ${PATH}`).length;

it('an export that was asked for is followed until it is ready, and no longer', async () => {
  const store = createPersonalData(words);
  await store.reload();
  const stop = store.watch();
  answers[`POST ${PATH}/export`] = made(EXPORT_STATUS.WAITING);
  answers[`GET ${PATH}`] = made(EXPORT_STATUS.RUNNING, 2);
  await store.ask('123456');
  expect(sent).toContainEqual({ call: `POST ${PATH}/export`, body: { code: '123456' } });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(store.$state.get().value?.export?.done).toBe(2);
  answers[`GET ${PATH}`] = made(EXPORT_STATUS.DONE, 4);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(store.$state.get().value?.export?.status).toBe(EXPORT_STATUS.DONE);
  const before = looks();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks()).toBe(before);
  stop();
});

it('the file is opened by an address that the mall gives, and by none where it is gone', async () => {
  const store = createPersonalData(words);
  answers[`POST ${PATH}/export/link`] = { url: '/api/app/export/abc' };
  expect(await store.link()).toBe('/api/app/export/abc');
  answers[`POST ${PATH}/export/link`] = 'gone';
  expect(await store.link()).toBeUndefined();
});

it('closing logs out here, and says until when it can be undone; a refusal changes nothing', async () => {
  saveToken('token');
  const store = createPersonalData(words);
  answers[`POST ${PATH}/close`] = 'hindered';
  await expect(store.close('1')).rejects.toMatchObject({ message: 'hindered' });
  expect($token.get()).toBe('token');
  answers[`POST ${PATH}/close`] = { closesAt: '2026-01-08T00:00:00.000Z' };
  await store.close('1');
  expect(store.$closesAt.get()).toBe('2026-01-08T00:00:00.000Z');
  expect($token.get()).toBeUndefined();
  expect(document.cookie).not.toContain(TOKEN_COOKIE);
});

it('a code is for one thing', async () => {
  answers[`POST ${PATH}/code`] = { waitMs: 180_000 };
  expect(await sendDataCode('close')).toEqual({ waitMs: 180_000 });
  expect(sent.at(-1)?.body).toEqual({ purpose: 'close' });
});
