import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ReceiverShown } from '#contract/payout/desk.schema.ts';
import type { DeskStore, DeskStores } from '#contract/store/schema.ts';
import { PAPER_DAYS } from '#contract/store/values.ts';
import { DAY_MS } from '#contract/time.ts';
import { applicantReceiver, shopReceiver } from '#mall/payout/payout.tables.ts';
import { openReceiver } from '#mall/payout/receiver.ts';
import { rotatePapers } from '#mall/store/rotate.ts';
import { forgetPapers } from '#mall/store/store.ts';
import { need } from '../../helpers/mall/buying.ts';
import { errorOf } from '../../helpers/mall/desk.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { BANK } from '../../helpers/mall/payout.ts';
import { APPLICATION, makeApplicant, makeReviewer } from '../../helpers/mall/store.ts';
import { later } from '../../helpers/mall/time.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

type Applicant = Awaited<ReturnType<typeof makeApplicant>>;
const say = ({ token }: Applicant, change: object = {}) =>
  mall.call<ReceiverShown>('PUT', `${APPLICATION}/receiver`, { token, body: { ...BANK, ...change } });
const rowOf = async ({ accountId }: Applicant) =>
  (await mall.db.select().from(applicantReceiver).where(eq(applicantReceiver.accountId, accountId)))[0];

it('is said with the application, encrypted, and is the shop’s when that is opened', async () => {
  const applicant = await makeApplicant(mall);
  expect((await say(applicant)).envelope.code).toBe('A00001');
  const data = await applicant.filled();
  need(await applicant.save(data));
  expect((await applicant.application()).receiver).toBeNull();
  expect(errorOf(await say(applicant, { holder: '张三' }))).toBe('holder');
  need(await say(applicant, { number: '6225880123450001' }));
  expect(need(await say(applicant))).toEqual({
    ...{ kind: 'bank', holder: '林小茶', bank: '招商银行', branch: '杭州文三支行', tail: '0017' },
  });
  expect(JSON.stringify(await rowOf(applicant))).not.toContain('622588');
  await rotatePapers(mall);
  const sent = need(await applicant.submit(data));
  expect(sent.receiver).toMatchObject({ tail: '0017' });
  expect((await say(applicant)).envelope.code).toBe('A00001');

  const reviewer = await makeReviewer(mall);
  const waiting = need(await reviewer.get<DeskStores>('?status=20')).items.find(({ name }) => name === data.name);
  const store = need(await reviewer.get<DeskStore>(`/${waiting?.id}`));
  expect(store.receiver).toMatchObject({ holder: '林小茶', tail: '0017' });
  need(await reviewer.move(store.id, 'pass', { version: store.version }));
  const { account } = await applicant.application();
  const [row] = await mall.db
    .select()
    .from(shopReceiver)
    .where(eq(shopReceiver.shopId, account?.shopId ?? 0));
  if (!row) throw new Error('the shop has no receiving account');
  expect(row.countsFrom).toEqual(mall.now.now);
  expect((await openReceiver(mall, row)).number).toBe(BANK.number);
  expect(await rowOf(applicant)).toBeUndefined();
  await rotatePapers(mall);
  const [anew] = await mall.db.select().from(shopReceiver).where(eq(shopReceiver.id, row.id));
  expect((await openReceiver(mall, anew ?? row)).number).toBe(BANK.number);
});

it('has to be in a name that the application still has when it is sent', async () => {
  const applicant = await makeApplicant(mall);
  const data = await applicant.filled();
  need(await applicant.save(data));
  need(await say(applicant));
  expect(errorOf(await applicant.submit({ ...data, legalName: '张三', contact: '张三' }))).toBe('holder');
  need(await say(applicant, { holder: '林小茶' }));
  need(await applicant.submit(data));
});

it('is forgotten with the papers of an application that was never sent', async () => {
  const applicant = await makeApplicant(mall);
  need(await applicant.save(await applicant.filled()));
  need(await say(applicant));
  await forgetPapers(mall);
  expect(await rowOf(applicant)).toBeDefined();
  later(mall, (PAPER_DAYS + 1) * DAY_MS);
  await forgetPapers(mall);
  expect(await rowOf(applicant)).toBeUndefined();
});
