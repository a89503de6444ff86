import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RunDrawn, RunView } from '#contract/payout/desk.schema.ts';
import { PAYOUT, PAYOUT_STATUS, RUN_STATUS } from '#contract/payout/values.ts';
import type { ShopBalance, ShopEntryPage } from '#contract/settlement/desk.schema.ts';
import type { SheetFile } from '#contract/sheet.schema.ts';
import { HOUR_MS, MINUTE_MS } from '#contract/time.ts';
import { payout, shopReceiver } from '#mall/payout/payout.tables.ts';
import { sendPayouts } from '#mall/payout/payout.ts';
import type { PayoutProvider } from '#mall/ports/payout.ts';
import { createAlipayPayout } from '#mall/ports/payout-alipay.ts';
import { createSandboxPayout, SANDBOX_ENDINGS } from '#mall/ports/payout-sandbox.ts';
import { bookLate, countEntries, releaseDue } from '#mall/settlement/settlement.ts';
import { shop } from '#mall/store/shop.tables.ts';
import { brokenRules, need, setAutoAccept, watch } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import {
  confirmMonth,
  type Desk,
  makeOwner,
  type Owner,
  openPayoutDesk,
  PAID_SHOP,
  payoutOf,
  setReceiver,
} from '../../helpers/mall/payout.ts';
import { later } from '../../helpers/mall/time.ts';
import { createTransferBook, startAlipay } from '../../helpers/payment/alipay.ts';

const TEA = { kind: 'alipay', holder: '杭州绿茶商行', bank: '', branch: '', number: 'tea@example.com' } as const;

let mall: TestMall;
let fake: Awaited<ReturnType<typeof startAlipay>>;
let book = createTransferBook();
let provider: PayoutProvider;
let owner: Owner;
let admin: Desk;
let second: Desk;

beforeAll(async () => {
  fake = await startAlipay((asked) => book.answer(asked));
  provider = await createAlipayPayout(fake.access);
  mall = await openTestMall({ payout: provider });
  await watch(mall);
  await setAutoAccept(mall, false);
  await mall.db
    .update(shop)
    .set({ official: false, freight: { fee: 1_000, freeFrom: 1_000_000_00, notDelivered: [] } });
  await bookLate(mall);
  await releaseDue(mall);
});
beforeEach(async () => {
  book = createTransferBook();
  fake.asked.length = 0;
  await mall.db.delete(shopReceiver);
  owner = await makeOwner(mall);
  await setReceiver(mall, owner, TEA);
  await confirmMonth(mall);
  await countEntries(mall);
  owner = { ...owner, ...(await openPayoutDesk(mall, 2)) };
  [admin, second] = await Promise.all([openPayoutDesk(mall, null), openPayoutDesk(mall, null)]);
});
afterEach(async () => {
  await countEntries(mall);
  expect(await brokenRules(mall)).toEqual([]);
});
afterAll(async () => {
  await mall.close();
  await fake.close();
});

const view = async (id: number) => need(await admin.get<RunView>(`payouts/runs/${id}`));
const drawUp = async () => need(await admin.post<RunDrawn>('payouts/runs')).id;
const balance = async () => need(await owner.get<ShopBalance>('settlement/balance'));
const codeOf = ({ envelope, status }: { envelope: { code: string }; status: number }) => [status, envelope.code];

/** A run that was approved, and whose payouts no job has seen yet. */
async function approved() {
  const id = await drawUp();
  need(await second.post(`payouts/runs/${id}/approve`));
  const row = payoutOf(await view(id));
  if (!row) throw new Error('the shop is not in the run');
  return { id, payoutId: row.id, amount: row.amount, number: row.number };
}
const sent = () => fake.asked.filter(({ method }) => method.endsWith('uni.transfer'));

describe('a run that Alipay carries out', () => {
  it('is paid once it is approved, and not before, and not by hand', async () => {
    const before = await balance();
    const id = await drawUp();
    expect(payoutOf(await view(id))).toMatchObject({ provider: 'alipay', number: '' });
    await sendPayouts(mall);
    expect(sent()).toEqual([]);
    need(await second.post(`payouts/runs/${id}/approve`));
    const { id: payoutId, amount = 0, number } = payoutOf(await view(id)) ?? {};
    expect(codeOf(await admin.post(`payouts/${payoutId}/paid`, { reference: 'B1' }))).toEqual([200, 'A00001']);
    expect(codeOf(await admin.post(`payouts/${payoutId}/failed`, { reason: '账号有误' }))).toEqual([200, 'A00001']);
    expect(need(await second.get<SheetFile>(`payouts/runs/${id}/export`)).text).not.toContain('tea@example.com');
    await sendPayouts(mall);
    const run = await view(id);
    expect(payoutOf(run)).toMatchObject({ status: PAYOUT_STATUS.PAID, reference: `A${number}`, number });
    expect(run.status).toBe(RUN_STATUS.DONE);
    expect(book.paidTo('tea@example.com')).toBe(amount);
    expect(await balance()).toMatchObject({ available: before.available - amount, inPayout: 0 });
  });

  it('by many nodes at once, answered twice: the money leaves once', async () => {
    const { id, amount } = await approved();
    await Promise.all([1, 2, 3, 4].map(() => sendPayouts(mall)));
    later(mall, HOUR_MS);
    await Promise.all([1, 2, 3, 4].map(() => sendPayouts(mall)));
    expect(sent().length).toBe(1);
    expect(payoutOf(await view(id))?.status).toBe(PAYOUT_STATUS.PAID);
    expect(book.paidTo('tea@example.com')).toBe(amount);
  });

  it.each([
    ['lost', 2],
    ['unanswered', 1],
    ['unclear', 1],
  ] as const)('whose result nobody knows is asked about, under the same number (%s)', async (fault, times) => {
    const { id, amount, number } = await approved();
    book.fault(fault, 'silent');
    await sendPayouts(mall);
    expect(payoutOf(await view(id))).toMatchObject({ status: PAYOUT_STATUS.WAITING, tries: 1 });
    await sendPayouts(mall);
    expect(fake.asked.length).toBe(1);
    later(mall, MINUTE_MS);
    await sendPayouts(mall);
    expect(payoutOf(await view(id))).toMatchObject({ status: PAYOUT_STATUS.WAITING, tries: 2 });
    expect(await balance()).toMatchObject({ inPayout: amount });
    later(mall, HOUR_MS);
    await sendPayouts(mall);
    expect(payoutOf(await view(id))).toMatchObject({ status: PAYOUT_STATUS.PAID, number });
    expect(sent().length).toBe(times);
    expect(book.numbers()).toEqual([number]);
    expect(book.paidTo('tea@example.com')).toBe(amount);
  });

  it('by a node that stood still while another one settled it: nothing more is sent', async () => {
    const { id, amount, number } = await approved();
    book.fault('lost', 'silent');
    await sendPayouts(mall);
    later(mall, MINUTE_MS);
    await sendPayouts(mall);
    later(mall, MINUTE_MS);
    let goOn = () => {};
    const stands = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let asked = () => {};
    const hasAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    async function query(of: string) {
      const found = await provider.query(of);
      asked();
      await stands;
      return found;
    }
    const slow = sendPayouts({ ...mall, payout: { ...provider, query } });
    await hasAsked;
    later(mall, HOUR_MS);
    book.fault('refused');
    await sendPayouts(mall);
    expect(payoutOf(await view(id))).toMatchObject({ status: PAYOUT_STATUS.FAILED, number });
    goOn();
    await slow;
    expect(sent().length).toBe(2);
    expect(book.numbers()).toEqual([]);
    const next = await approved();
    await sendPayouts(mall);
    expect(next.amount).toBe(amount);
    expect(book.paidTo('tea@example.com')).toBe(amount);
  });

  it('on its way while another node was told that it had failed: what it paid is put before a person', async () => {
    const { id, amount } = await approved();
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let isOut = () => {};
    const sentOff = new Promise<void>((resolve) => {
      isOut = resolve;
    });
    async function send(transfer: Parameters<PayoutProvider['send']>[0]) {
      isOut();
      await held;
      return provider.send(transfer);
    }
    const slow = sendPayouts({ ...mall, payout: { ...provider, send } });
    await sentOff;
    later(mall, HOUR_MS);
    book.fault('refused');
    await sendPayouts(mall);
    goOn();
    await slow;
    const { status, saidAmount } = payoutOf(await view(id)) ?? {};
    expect([status, saidAmount, book.paidTo('tea@example.com')]).toEqual([PAYOUT_STATUS.FAILED, amount, amount]);
    expect(mall.logs.filter(({ msg }) => msg === 'a payout that failed was paid after all')).toHaveLength(1);
    need(await admin.post('settlement/adjustments', { shopId: PAID_SHOP, amount: -amount, reason: '渠道已付' }));
  });

  it('that is answered late waits, then is paid', async () => {
    const { id } = await approved();
    book.fault('slow');
    await sendPayouts(mall);
    later(mall, HOUR_MS);
    await sendPayouts(mall);
    expect(payoutOf(await view(id))?.status).toBe(PAYOUT_STATUS.WAITING);
    book.settle('SUCCESS');
    later(mall, HOUR_MS);
    await Promise.all([sendPayouts(mall), sendPayouts(mall)]);
    expect(payoutOf(await view(id))?.status).toBe(PAYOUT_STATUS.PAID);
  });

  it.each(['refused', 'fails'] as const)('that fails gives the money back with its reason (%s)', async (fault) => {
    const before = await balance();
    const { id, amount, number } = await approved();
    book.fault(fault);
    await sendPayouts(mall);
    const reason = fault === 'fails' ? '账户异常' : '收款账号不存在';
    expect(payoutOf(await view(id))).toMatchObject({ status: PAYOUT_STATUS.FAILED, reason });
    expect(await balance()).toMatchObject({ available: before.available, inPayout: 0 });
    const [entry] = need(await owner.get<ShopEntryPage>('settlement/entries?kind=payoutBack')).items;
    expect(entry).toMatchObject({ amount, note: reason });
    const next = await approved();
    await sendPayouts(mall);
    expect([next.amount, next.number === number]).toEqual([amount, false]);
    expect(book.paidTo('tea@example.com')).toBe(amount);
  });

  it('of another amount is left to a person, who can only say that it is paid', async () => {
    const { id, payoutId, amount } = await approved();
    book.fault('otherAmount');
    await sendPayouts(mall);
    later(mall, HOUR_MS);
    await sendPayouts(mall);
    expect(payoutOf(await view(id))).toMatchObject({
      ...{ status: PAYOUT_STATUS.WAITING, saidAmount: amount - 1, askAt: null, tries: 1 },
    });
    expect(codeOf(await admin.post(`payouts/${payoutId}/failed`, { reason: '金额不符' }))).toEqual([200, 'A00001']);
    need(await admin.post(`payouts/${payoutId}/paid`, { reference: 'A1' }));
    expect((await view(id)).status).toBe(RUN_STATUS.DONE);
  });

  it('goes to the account of when it was drawn up, though it is changed meanwhile', async () => {
    const id = await drawUp();
    const [row] = await mall.db.select().from(shopReceiver).orderBy(asc(shopReceiver.id));
    if (!row) throw new Error('no receiving account');
    const changed = { ...row, id: row.id + 1, tail: '0000', sealed: 'cannot be opened' };
    await mall.db.insert(shopReceiver).values({ ...changed, at: mall.now.now, countsFrom: mall.now.now });
    need(await second.post(`payouts/runs/${id}/approve`));
    await sendPayouts(mall);
    const [paid] = await mall.db.select().from(payout).where(eq(payout.runId, id));
    expect([paid?.status, paid?.receiverId]).toEqual([PAYOUT_STATUS.PAID, row.id]);
    expect(book.paidTo('tea@example.com')).toBe(paid?.amount);
  });

  it('waits while its provider is not configured any more', async () => {
    const { id } = await approved();
    await sendPayouts({ ...mall, payout: undefined });
    expect(payoutOf(await view(id))).toMatchObject({ status: PAYOUT_STATUS.WAITING, provider: 'alipay' });
    expect(fake.asked).toEqual([]);
    later(mall, MINUTE_MS);
    await sendPayouts(mall);
    expect(payoutOf(await view(id))?.status).toBe(PAYOUT_STATUS.PAID);
  });

  it('leaves bank accounts to a person', async () => {
    await mall.db.delete(shopReceiver);
    await mall.db.update(shopReceiver).set({ kind: 'bank' });
    owner = await makeOwner(mall);
    await setReceiver(mall, owner);
    later(mall, PAYOUT.receiverWaits);
    [admin, second] = await Promise.all([openPayoutDesk(mall, null), openPayoutDesk(mall, null)]);
    const { id, payoutId } = await approved();
    await sendPayouts(mall);
    expect(payoutOf(await view(id))).toMatchObject({ status: PAYOUT_STATUS.WAITING, provider: '', number: '' });
    need(await admin.post(`payouts/${payoutId}/paid`, { reference: 'B1' }));
  });
});

describe('the sandbox', () => {
  const sandbox = () => createSandboxPayout({ db: mall.db, clock: () => mall.now.now });
  const send = (number: string, ending = '0017') =>
    sandbox().send({ number, amount: 500, receiver: { ...TEA, number: `1380000${ending}` }, title: '' });

  it('pays each number once, and moves no money', async () => {
    expect(await send('s1')).toEqual({ state: 'paid', reference: 'Ss1', amount: 500 });
    expect(await send('s1')).toEqual({ state: 'paid', reference: 'Ss1', amount: 500 });
    expect(await sandbox().query('s0')).toEqual({ state: 'missing' });
  });

  it('behaves as the account ends', async () => {
    expect(await send('s2', SANDBOX_ENDINGS.fails)).toEqual({ state: 'failed', reason: '收款账户不存在' });
    await expect(send('s3', SANDBOX_ENDINGS.unanswered)).rejects.toThrow('does not answer');
    expect(await sandbox().query('s3')).toMatchObject({ state: 'paid', amount: 500 });
    expect(await send('s4', SANDBOX_ENDINGS.slow)).toEqual({ state: 'waiting' });
    later(mall, MINUTE_MS);
    expect(await sandbox().query('s4')).toMatchObject({ state: 'paid' });
    expect(await send('s5', SANDBOX_ENDINGS.otherAmount)).toMatchObject({ state: 'paid', amount: 501 });
  });
});
