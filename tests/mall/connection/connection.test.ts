import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CONNECTION_TESTS, type ConnectionResult, type DeskConnections } from '#contract/connection/schema.ts';
import { SMS_EVENTS } from '#contract/message/channels.values.ts';
import { connectionsOf } from '#mall/connection/connection.ts';
import { change } from '#mall/operator/operator.tables.ts';
import { createS3Files } from '#mall/ports/files-s3.ts';
import type { PayProvider } from '#mall/ports/payment.ts';
import { createSandboxPayout } from '#mall/ports/payout-sandbox.ts';
import { startBucket } from '../../helpers/files/s3.ts';
import { need } from '../../helpers/mall/buying.ts';
import { errorOf, makeEditor } from '../../helpers/mall/desk.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { openKuaidi100 } from '../../helpers/tracking/kuaidi100.ts';

const MOBILE = '13700000555';
const SECRET = 'a-secret-key';

let mall: TestMall;
let answer: () => Promise<{ state: 'waiting' }>;
beforeAll(async () => {
  const pay: PayProvider[] = [];
  mall = await openTestMall({ pay });
  pay.push({ ...mall.sandbox, name: 'wechat', ways: ['wechat'], query: () => answer() }, mall.sandbox);
});
afterAll(() => mall.close());

it('says what is configured, and nothing of how', async () => {
  const admin = await makeEditor(mall, 'admin');
  expect(await admin.get<DeskConnections>('connections')).toEqual({
    sms: { name: 'outbox', real: false },
    templates: SMS_EVENTS.map((event) => ({ event, set: true })),
    mail: { name: 'outbox', real: false },
    tracking: null,
    files: { name: 'folder' },
    payments: [
      { name: 'wechat', real: true, ways: ['wechat'] },
      { name: 'sandbox', real: false, ways: ['wechat', 'wallet'] },
    ],
    payout: { name: 'by-hand', real: false, kinds: [] },
  });
  expect(connectionsOf({ ...mall, payout: createSandboxPayout({ db: mall.db, clock: mall.clock }) }).payout).toEqual({
    ...{ name: 'sandbox', real: false, kinds: ['bank', 'alipay'] },
  });
  for (const role of ['editor', 'service'] as const)
    expect((await (await makeEditor(mall, role)).call('GET', 'connections')).status).toBe(403);
});

it('a test message goes to the number, opens nothing, and is written down without the number', async () => {
  const admin = await makeEditor(mall, 'admin');
  expect(errorOf(await admin.post('connections/sms', { mobile: '123' }))).toBe('mobile');
  const result = need(await admin.post<ConnectionResult>('connections/sms', { mobile: ` ${MOBILE} ` }));
  expect(result).toMatchObject({ ok: true, reason: '' });
  const sent = mall.outbox.sent().find(({ mobile }) => mobile === MOBILE);
  expect(sent?.code).toMatch(/^\d{6}$/);
  expect(await mall.store.get(`sms:code:login:${MOBILE}`)).toBeUndefined();
  const log = await mall.db.select().from(change).where(eq(change.operatorId, admin.id));
  expect(log).toMatchObject([{ kind: 'connection', ref: 'sms:outbox', action: 'test', after: { ok: true } }]);
  expect(JSON.stringify(log)).not.toContain(MOBILE);
});

it('a test mail goes to the address, which is written down in part', async () => {
  const admin = await makeEditor(mall, 'admin');
  expect(errorOf(await admin.post('connections/mail', { email: 'nobody' }))).toBe('email');
  expect(need(await admin.post<ConnectionResult>('connections/mail', { email: 'me@example.com' })).ok).toBe(true);
  expect(mall.mailOutbox.sent()).toMatchObject([{ to: 'me@example.com', subject: '测试邮件' }]);
  const log = await mall.db.select().from(change).where(eq(change.operatorId, admin.id));
  expect(log).toMatchObject([{ ref: 'mail:outbox', after: { to: 'm***@example.com' } }]);
});

it('a provider is asked for a payment that is none; what it refuses is shown by its code', async () => {
  const admin = await makeEditor(mall, 'admin');
  const test = async (provider: string) =>
    need(await admin.post<ConnectionResult>('connections/payment', { provider }));
  answer = async () => ({ state: 'waiting' });
  expect(await test('wechat')).toMatchObject({ ok: true, reason: '' });
  answer = async () => {
    throw Object.assign(new Error(`401 with ${SECRET}`), { code: 'SIGN_ERROR' });
  };
  expect(await test('wechat')).toMatchObject({ ok: false, reason: 'SIGN_ERROR' });
  answer = async () => {
    throw new TypeError('fetch failed', { cause: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }) });
  };
  expect(await test('wechat')).toMatchObject({ ok: false, reason: 'ECONNREFUSED' });
  answer = async () => {
    throw new Error('x'.repeat(500));
  };
  expect((await test('wechat')).reason).toHaveLength(120);
  expect((await admin.post('connections/payment', { provider: 'nobody' })).status).toBe(404);
});

it('is tried a few times in an hour, by each operator', async () => {
  const admin = await makeEditor(mall, 'admin');
  const test = (by = admin) => by.post('connections/payment', { provider: 'sandbox' });
  for (let n = 0; n < CONNECTION_TESTS; n += 1) need(await test());
  expect((await test()).status).toBe(429);
  need(await test(await makeEditor(mall, 'admin')));
});

it('who tracks parcels is asked for one that does not exist, which shows whether key and signature are right', async () => {
  const admin = await makeEditor(mall, 'admin');
  expect((await admin.call('POST', 'connections/tracking')).status).toBe(404);
  const provider = await openKuaidi100();
  const tracked = await openTestMall({ tracking: provider.tracking });
  try {
    const operator = await makeEditor(tracked, 'admin');
    expect((await operator.get<DeskConnections>('connections')).tracking).toEqual({ name: 'kuaidi100' });
    const test = async () => need(await operator.post<ConnectionResult>('connections/tracking', {}));
    expect(await test()).toMatchObject({ ok: true, reason: '' });
    expect(provider.asked).toMatchObject([{ com: 'yuantong' }]);
    provider.answers.key = 'another';
    expect(await test()).toMatchObject({ ok: false, reason: 'kuaidi100: code 503' });
  } finally {
    await tracked.close();
    await provider.close();
  }
});

it('the storage is written, read and emptied again; one that refuses or lies is told', async () => {
  const bucket = await startBucket();
  const stored = await openTestMall({ files: await createS3Files({ ...bucket.settings, timeoutMs: 1_000 }) });
  try {
    const admin = await makeEditor(stored, 'admin');
    expect((await admin.get<DeskConnections>('connections')).files).toEqual({ name: 'bucket' });
    const test = async () => need(await admin.post<ConnectionResult>('connections/files', {}));
    expect(await test()).toMatchObject({ ok: true, reason: '' });
    expect(bucket.objects.size).toBe(0);
    bucket.mood = 'lies';
    expect(await test()).toMatchObject({ ok: false, reason: 'what was written is not what is read' });
    bucket.mood = 'refuses';
    expect(await test()).toMatchObject({ ok: false });
  } finally {
    await stored.close();
    await bucket.close();
  }
  expect(need(await (await makeEditor(mall, 'admin')).post<ConnectionResult>('connections/files', {})).ok).toBe(true);
});
