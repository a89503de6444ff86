import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AccountView, SessionView } from '#contract/account/schema.ts';
import {
  $account,
  $sessions,
  changeAccount,
  changeAvatar,
  changePassword,
  changePhone,
  confirmEmail,
  endOtherSessions,
  loadAccount,
  loadSessions,
  removeEmail,
  saveProfile,
  sendEmailCode,
  sendOldPhoneCode,
} from '#src/stores/inside/account.ts';
import { $user } from '#src/stores/public/session.ts';

const account: AccountView = {
  userId: 3,
  userName: 'xiaoliang',
  mobile: '138****8000',
  email: null,
  nickName: '小良',
  pic: null,
  gender: 0,
  birthday: null,
  createdAt: '2026-01-01T00:00:00.000Z',
};
const session = (id: string, current: boolean): SessionView => ({
  id,
  device: 'Chrome · Windows',
  createdAt: account.createdAt,
  seenAt: account.createdAt,
  current,
});

type Sent = { call: string; body: unknown };
let sent: Sent[] = [];
/** What the mall answers, by method and path; a text is a refusal in these words. */
let answers: Record<string, unknown>;

const calls = () => sent.map(({ call }) => call);

beforeEach(() => {
  sent = [];
  answers = {};
  $account.set(undefined);
  $sessions.set([]);
  $user.set(undefined);
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const call = `${method} ${url.replace('/api', '')}`;
    sent.push({ call, body: typeof body === 'string' ? JSON.parse(body) : body });
    if (!(call in answers)) throw new TypeError(`nobody answers ${call}`);
    const data = answers[call];
    return Response.json(
      typeof data === 'string' ? { success: false, code: 'A00001', msg: data } : { success: true, code: '00000', data },
    );
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('the account is loaded, and the header shows whose it is', async () => {
  answers = { 'GET /app/p/user/account': account };
  await loadAccount();
  expect($account.get()).toEqual(account);
  expect($user.get()).toEqual({ userId: 3, nickName: '小良', userAvatar: null });
});

it('a change sends only itself; account and header follow what the mall made of it', async () => {
  answers = { 'PUT /app/p/user/account': { ...account, nickName: '大良', gender: 1 } };
  await changeAccount({ nickName: ' 大良 ' });
  expect(sent).toEqual([{ call: 'PUT /app/p/user/account', body: { nickName: ' 大良 ' } }]);
  expect([$account.get()?.gender, $user.get()?.nickName]).toEqual([1, '大良']);
});

it('a refused change says why, and nothing that is shown changes', async () => {
  answers = { 'GET /app/p/user/account': account, 'PUT /app/p/user/account': 'taken' };
  await loadAccount();
  const shown = $user.get();
  await expect(changeAccount({ nickName: '大良' })).rejects.toMatchObject({ kind: 'message', message: 'taken' });
  expect([$account.get(), $user.get()]).toEqual([account, shown]);
});

it.each([
  ['1', '1990-05-04', 1, '1990-05-04'],
  ['', '', 0, null],
] as const)('a form with gender %j and birthday %j is saved as %j and %j', async (gender, birthday, kind, day) => {
  answers = { 'PUT /app/p/user/account': account };
  await saveProfile({ nickName: '大良', gender, birthday });
  expect(sent[0]?.body).toEqual({ nickName: '大良', gender: kind, birthday: day });
});

it('another picture is sent in first, then becomes the avatar', async () => {
  const url = '/media/a.png';
  answers = { 'POST /p/file/uploadImFile': { url }, 'PUT /app/p/user/account': { ...account, pic: url } };
  await changeAvatar(new Blob(['png'], { type: 'image/png' }));
  expect(calls()).toEqual(['POST /p/file/uploadImFile', 'PUT /app/p/user/account']);
  const form = sent[0]?.body as FormData | undefined;
  const file = form?.get('file') as File;
  expect([file.name, file.type, file.size]).toEqual(['picture', 'image/png', 3]);
  expect(sent[1]?.body).toEqual({ pic: url });
  expect([$account.get()?.pic, $user.get()?.userAvatar]).toEqual([url, url]);
});

it('a picture that is refused changes no account', async () => {
  answers = { 'POST /p/file/uploadImFile': 'too large' };
  await expect(changeAvatar(new Blob(['png']))).rejects.toMatchObject({ message: 'too large' });
  expect(calls()).toEqual(['POST /p/file/uploadImFile']);
});

it('another phone takes both codes, and is shown', async () => {
  answers = {
    'POST /app/p/user/phone/oldCode': { waitMs: 60_000 },
    'PUT /app/p/user/phone': { ...account, mobile: '139****9000' },
  };
  expect(await sendOldPhoneCode()).toEqual({ waitMs: 60_000 });
  await changePhone('111111', '13900009000', '222222');
  expect(sent.map(({ body }) => body)).toEqual([{}, { oldCode: '111111', mobile: '13900009000', newCode: '222222' }]);
  expect($account.get()?.mobile).toBe('139****9000');
});

it('an e-mail address is confirmed by the code that was sent to it', async () => {
  answers = {
    'POST /app/p/user/email/code': { waitMs: 60_000 },
    'PUT /app/p/user/email': { ...account, email: 'x***@example.com' },
  };
  expect(await sendEmailCode('x.m@example.com')).toEqual({ waitMs: 60_000 });
  await confirmEmail('x.m@example.com', '111111');
  expect(sent.map(({ body }) => body)).toEqual([
    { email: 'x.m@example.com' },
    { email: 'x.m@example.com', code: '111111' },
  ]);
  expect($account.get()?.email).toBe('x***@example.com');
  answers['DELETE /app/p/user/email'] = account;
  await removeEmail();
  expect($account.get()?.email).toBeNull();
});

it('a wrong code leaves the phone as it is', async () => {
  answers = { 'GET /app/p/user/account': account, 'PUT /app/p/user/phone': 'wrong code' };
  await loadAccount();
  await expect(changePhone('1', '13900009000', '2')).rejects.toThrow('wrong code');
  expect($account.get()).toEqual(account);
});

it('both passwords leave encrypted, each with a nonce of its own', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  let nonces = 0;
  answers = {
    get 'GET /app/security/publicKey'() {
      nonces += 1;
      return { key, nonce: `nonce${nonces}` };
    },
    'PUT /app/p/user/password': null,
  };
  await changePassword('old-Secret1', 'new-Secret2');
  const change = sent.find(({ call }) => call === 'PUT /app/p/user/password');
  const { oldPassWord, passWord } = (change?.body ?? {}) as Record<string, string>;
  const opened = [oldPassWord, passWord].map((text) =>
    privateDecrypt(
      { key: privateKey, oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING },
      Buffer.from(text ?? '', 'base64'),
    ).toString(),
  );
  expect(opened).toEqual(['nonce1\nold-Secret1', 'nonce2\nnew-Secret2']);
  // Whom it logged out is shown; that the list cannot be had just now changes nothing.
  expect(sent.at(-1)?.call).toBe('GET /app/p/user/sessions');
});

it('sessions are loaded; the others are ended, then what is left is shown', async () => {
  const both = [session('a', true), session('b', false)];
  answers = { 'GET /app/p/user/sessions': both };
  await loadSessions();
  expect($sessions.get()).toEqual(both);
  answers = { 'DELETE /app/p/user/sessions': null, 'GET /app/p/user/sessions': both.slice(0, 1) };
  await endOtherSessions();
  expect(calls().slice(1)).toEqual(['DELETE /app/p/user/sessions', 'GET /app/p/user/sessions']);
  expect($sessions.get()).toEqual(both.slice(0, 1));
});

it('sessions that could not be ended stay on the list', async () => {
  const both = [session('a', true), session('b', false)];
  answers = { 'GET /app/p/user/sessions': both, 'DELETE /app/p/user/sessions': 'not now' };
  await loadSessions();
  await expect(endOtherSessions()).rejects.toThrow('not now');
  expect([$sessions.get(), calls().length]).toEqual([both, 2]);
});
