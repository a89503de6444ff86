import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUR_MS } from '#contract/time.ts';
import { backlog } from '#mall/backlog.ts';
import { conversation } from '#mall/chat/chat.tables.ts';
import { startJobs } from '#mall/jobs.ts';
import { notification } from '#mall/notification/notification.tables.ts';
import { providerRefund } from '#mall/payment/payment.tables.ts';
import { refundsWaiting } from '#mall/payment/payment.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { begin, payThere } from '../../helpers/payment/paying.ts';
import { createVisitor, DEMO } from '../../helpers/people/visitor.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

const written = (of: TestMall = mall) => of.metrics.registry.metrics();

it('shows failures that travel with status 200, with their reason', async () => {
  await createVisitor(mall).logIn(DEMO.userName, 'not-the-password-1');
  const text = await written();
  expect(text).toContain('mall_call_seconds_count{method="POST",path="/api/app/login",status="200",code="A00001"} 1');
  expect(text).toContain('mall_refusals_total{path="/api/app/login",reason="loginWrong"} 1');
  expect(mall.logs.find(({ msg, refused }) => msg === 'call' && refused === 'loginWrong')).toMatchObject({
    level: 30,
    status: 200,
    requestId: expect.any(String),
  });
});

it('counts logins by way and result', async () => {
  const shopper = createVisitor(mall);
  await shopper.logIn(DEMO.userName, DEMO.password);
  const code = await shopper.code('login', DEMO.mobile);
  const captchaVerification = await shopper.captcha();
  await shopper.post('/smsLogin', { userName: DEMO.mobile, passWord: code, agree: true, captchaVerification });
  await mall.call('POST', '/api/desk/login', { body: { userName: 'nobody', passWord: 'x' } });
  const text = await written();
  expect(text).toContain('mall_logins_total{way="password",result="ok"} 1');
  expect(text).toContain('mall_logins_total{way="password",result="loginWrong"} 1');
  expect(text).toContain('mall_logins_total{way="sms",result="ok"} 1');
  expect(text).toMatch(/mall_logins_total\{way="desk",result="\w+"\} 1/);
  expect(text).toContain('mall_sms_total{provider="outbox",result="sent"} 1');
});

it('counts codes that could not be sent', async () => {
  const failing = await openTestMall({ sms: { name: 'poor', send: () => Promise.reject(new Error('no credit')) } });
  const shopper = createVisitor(failing);
  await shopper.post('/sms/sendLoginCode', { mobile: DEMO.mobile, captchaVerification: await shopper.captcha() });
  await expect.poll(() => written(failing)).toContain('mall_sms_total{provider="poor",result="failed"} 1');
  await failing.close();
});

it('counts payments by provider and result', async () => {
  const { id } = await begin(mall);
  await payThere(mall, id);
  const text = await written();
  expect(text).toContain('mall_payments_total{provider="sandbox",result="begun"} 1');
  expect(text).toContain('mall_payments_total{provider="sandbox",result="paid"} 1');
});

it('knows which refunds wait, not those that go to the balance', async () => {
  expect(await refundsWaiting(mall)).toEqual({ count: 0, amount: 0, oldestSeconds: 0 });
  const createdAt = new Date(mall.now.now.getTime() - 60_000);
  const row = { accountId: 1, amount: 1_250, reason: 'late', status: 10, nextTryAt: createdAt, createdAt };
  await mall.db.insert(providerRefund).values([
    { ...row, id: 'a', key: 'a', paymentId: 'p1' },
    { ...row, id: 'b', key: 'b', paymentId: 'p2', createdAt: mall.now.now },
    { ...row, id: 'c', key: 'c', paymentId: null },
  ]);
  expect(await refundsWaiting(mall)).toEqual({ count: 2, amount: 2_500, oldestSeconds: 60 });
});

it('says when a job last succeeded, and counts those that failed', async () => {
  const stop = startJobs({
    ...mall,
    clock: () => {
      throw new Error('no clock');
    },
  });
  await expect.poll(() => written(), { timeout: 10_000 }).toContain('result="failed"');
  await stop();
  const going = startJobs(mall);
  await expect
    .poll(() => written(), { timeout: 10_000 })
    .toMatch(/mall_job_runs_total\{name="publish drafts",result="ok"\} [1-9]/);
  await going();
  expect(await written()).toMatch(/mall_job_last_success_timestamp_seconds\{name="publish drafts"\} \d{10}/);
  expect(await written()).toMatch(/mall_job_interval_seconds\{name="publish drafts"\} 1\n/);
  expect(await written()).toMatch(/mall_job_interval_seconds\{name="clear uploads"\} 3600\n/);
});

it('knows which talks and notices wait, from when they should have been sent', async () => {
  const before = await backlog(mall);
  expect(before.map(({ queue }) => queue)).toEqual(['talks', 'mail', 'sms', 'indexing', 'search service']);
  const now = mall.now.now.getTime();
  const at = (ms: number) => new Date(now - ms);
  const notice = {
    accountId: 1,
    event: 'orderShipped',
    params: {},
    topic: 'order',
    channel: 'mail',
    state: 'waiting',
  } as const;
  await mall.db.insert(notification).values([
    { ...notice, key: 'late', nextAt: at(3 * HOUR_MS), expiresAt: at(-HOUR_MS), createdAt: at(3 * HOUR_MS) },
    { ...notice, key: 'later', nextAt: at(-HOUR_MS), expiresAt: at(-HOUR_MS), createdAt: at(4 * HOUR_MS) },
    { ...notice, key: 'sent', state: 'sent', nextAt: at(4 * HOUR_MS), expiresAt: at(0), createdAt: at(4 * HOUR_MS) },
  ]);
  await mall.db
    .insert(conversation)
    .values({ accountId: 1, shopId: 990, createdAt: at(0), lastAt: at(0), waitingSince: at(5 * HOUR_MS) });
  const [talks, mails] = await backlog(mall);
  expect(talks).toEqual({ queue: 'talks', count: (before[0]?.count ?? 0) + 1, oldestSeconds: 5 * 3_600 });
  expect(mails).toEqual({ queue: 'mail', count: (before[1]?.count ?? 0) + 1, oldestSeconds: 3 * 3_600 });
});
