import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeskHome } from '#contract/dashboard/schema.ts';
import type { ReceiverRequest, ReceiverView, RunDrawn, RunPage, RunView } from '#contract/payout/desk.schema.ts';
import { PAYOUT, PAYOUT_STATUS, RUN_STATUS } from '#contract/payout/values.ts';
import type { ShopBalance, ShopEntryPage } from '#contract/settlement/desk.schema.ts';
import type { SheetFile } from '#contract/sheet.schema.ts';
import { HOUR_MS } from '#contract/time.ts';
import { shopReceiver } from '#mall/payout/payout.tables.ts';
import { bookLate, countEntries, releaseDue } from '#mall/settlement/settlement.ts';
import { rotatePapers } from '#mall/store/rotate.ts';
import { shop } from '#mall/store/shop.tables.ts';
import { brokenRules, need, setAutoAccept, watch } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { messagesOf } from '../../helpers/mall/message.ts';
import {
  BANK,
  confirmMonth,
  type Desk,
  makeOwner,
  type Owner,
  openPayoutDesk,
  PAID_SHOP,
  payoutOf,
  receiverCode,
  setReceiver,
} from '../../helpers/mall/payout.ts';
import { later } from '../../helpers/mall/time.ts';

let mall: TestMall;
let owner: Owner;
let admin: Desk;
let second: Desk;

const desk = (shopId: number | null) => openPayoutDesk(mall, shopId);

beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
  await setAutoAccept(mall, false);
  await mall.db
    .update(shop)
    .set({ official: false, freight: { fee: 1_000, freeFrom: 1_000_000_00, notDelivered: [] } });
  await bookLate(mall);
  await releaseDue(mall);
});
beforeEach(async () => {
  await countEntries(mall);
  owner = await makeOwner(mall);
  [admin, second] = await Promise.all([desk(null), desk(null)]);
});
afterEach(async () => {
  await countEntries(mall);
  expect(await brokenRules(mall)).toEqual([]);
});
afterAll(() => mall.close());

const codeOf = ({ envelope, status }: { envelope: { code: string }; status: number }) => [status, envelope.code];

const code = () => receiverCode(mall, owner);
const receive = (more: Partial<ReceiverRequest> = {}) => setReceiver(mall, owner, more);

const balance = async () => need(await owner.get<ShopBalance>('settlement/balance'));
const runs = async () => need(await admin.get<RunPage>('payouts/runs'));
const view = async (id: number, as = admin) => need(await as.get<RunView>(`payouts/runs/${id}`));
const drawUp = async () => need(await admin.post<RunDrawn>('payouts/runs')).id;
const rowOf = payoutOf;

describe('the receiving account', () => {
  it('is set by the owner with a code, encrypted; a change counts after two days, and is told', async () => {
    await mall.db.delete(shopReceiver);
    expect(need(await owner.get<ReceiverView>('payouts/receiver'))).toMatchObject({
      ...{ current: null, coming: null, holders: ['杭州绿茶商行', '林小茶'] },
      mobile: `${owner.mobile.slice(0, 3)}****${owner.mobile.slice(-4)}`,
    });
    const isAsked = async () => !need(await owner.get<DeskHome>('home')).shop?.done.receiver;
    expect(await isAsked()).toBe(true);
    const first = await receive();
    expect(await isAsked()).toBe(false);
    expect(first.current).toMatchObject({ kind: 'bank', holder: '林小茶', tail: '0017' });
    const [row] = await mall.db.select().from(shopReceiver);
    expect(JSON.stringify(row)).not.toContain('622588');
    later(mall, HOUR_MS);
    const changed = await receive({ kind: 'alipay', holder: '杭州绿茶商行', number: 'tea@example.com' });
    expect(changed.current?.tail).toBe('0017');
    expect(changed.coming).toMatchObject({ kind: 'alipay', bank: '', tail: '@example.com' });
    expect((await messagesOf(mall, { token: owner.shopper })).items[0]?.title).toBe('收款账户已变更');
    later(mall, PAYOUT.receiverWaits);
    expect(need(await owner.get<ReceiverView>('payouts/receiver'))).toMatchObject({
      current: { kind: 'alipay' },
      coming: null,
    });
  });

  it('is in the name of the licensee or of who answers for the store, and needs the right code', async () => {
    const given = await code();
    for (const [change, field] of [
      [{ holder: '张三' }, 'holder'],
      [{ number: '12345' }, 'number'],
      [{ bank: ' ' }, 'bank'],
      [{ branch: '' }, 'branch'],
      [{ kind: 'alipay', number: 'nobody' }, 'number'],
      [{ code: '' }, 'code'],
    ] as const) {
      const { envelope } = await owner.post('payouts/receiver', { ...BANK, code: given, ...change });
      expect([envelope.code, (envelope as { data?: unknown }).data]).toEqual([
        'A00002',
        [expect.objectContaining({ field })],
      ]);
    }
    const wrong = given === '000000' ? '000001' : '000000';
    expect(codeOf(await owner.post('payouts/receiver', { ...BANK, code: wrong }))).toEqual([200, 'A00001']);
    need(await owner.post('payouts/receiver', { ...BANK, code: given }));
    expect(codeOf(await owner.post('payouts/receiver', { ...BANK, code: given }))).toEqual([200, 'A00001']);
  });

  it('can be read after the keys were rotated', async () => {
    await receive();
    const keys = async () => (await mall.db.select().from(shopReceiver)).map(({ keyName }) => keyName);
    const before = new Set(await keys());
    await rotatePapers(mall);
    const after = new Set(await keys());
    expect([after.size, [...after].some((key) => before.has(key))]).toEqual([1, false]);
    expect(need(await owner.get<ReceiverView>('payouts/receiver')).current?.tail).toBeDefined();
  });

  it('is changed by nobody else', async () => {
    const staff = await desk(PAID_SHOP);
    expect(need(await staff.get<ReceiverView>('payouts/receiver'))).toMatchObject({ mobile: '', holders: [] });
    expect(codeOf(await staff.post('payouts/receiver/code'))).toEqual([200, 'A00001']);
    expect(codeOf(await staff.post('payouts/receiver', { ...BANK, code: '123456' }))).toEqual([200, 'A00001']);
    expect(codeOf(await admin.get('payouts/receiver'))[0]).toBe(403);
  });
});

describe('a run', () => {
  beforeEach(async () => {
    await receive();
    later(mall, PAYOUT.receiverWaits);
    await confirmMonth(mall);
    owner = { ...owner, ...(await desk(PAID_SHOP)) };
    [admin, second] = await Promise.all([desk(null), desk(null)]);
  });

  it('pays what confirmed statements leave, drawn up by one and approved by another, as the bank did it', async () => {
    const before = await balance();
    const { ready } = await runs();
    const id = await drawUp();
    const drawn = await view(id);
    expect(drawn).toMatchObject({
      status: RUN_STATUS.DRAWN,
      amount: ready.amount,
      payouts: ready.shops,
      mayApprove: false,
    });
    const { amount = 0, id: payoutId } = rowOf(drawn) ?? {};
    expect(await balance()).toMatchObject({ available: before.available - amount, inPayout: amount });
    expect(codeOf(await admin.post(`payouts/runs/${id}/approve`))).toEqual([200, 'A00001']);
    expect(codeOf(await admin.get(`payouts/runs/${id}/export`))).toEqual([200, 'A00001']);
    expect(codeOf(await second.post(`payouts/${payoutId}/paid`, { reference: 'B1' }))).toEqual([200, 'A00001']);
    expect((await view(id, second)).mayApprove).toBe(true);
    need(await second.post(`payouts/runs/${id}/approve`));
    const sheet = need(await second.get<SheetFile>(`payouts/runs/${id}/export`));
    expect(sheet.text).toContain("'6225880123450017");
    expect(sheet.text).toContain((amount / 100).toFixed(2));
    const tries = await Promise.all(
      [1, 2, 3].map(() => second.post(`payouts/${payoutId}/paid`, { reference: 'B2026' })),
    );
    expect(tries.filter(({ envelope }) => envelope.success).length).toBe(1);
    const paid = await view(id);
    expect(rowOf(paid)).toMatchObject({ status: PAYOUT_STATUS.PAID, reference: 'B2026' });
    expect(paid.status).toBe(RUN_STATUS.DONE);
    expect(await balance()).toMatchObject({ available: before.available - amount, inPayout: 0 });
    const [entry] = need(await owner.get<ShopEntryPage>('settlement/entries?kind=payout')).items;
    expect(entry).toMatchObject({ amount: -amount, orderId: null });
    expect(codeOf(await admin.post('payouts/runs'))).toEqual([200, 'A00001']);
  });

  it('that fails gives the money back, with the reason; the next run pays it', async () => {
    const before = await balance();
    const id = await drawUp();
    need(await second.post(`payouts/runs/${id}/approve`));
    const { id: payoutId, amount } = rowOf(await view(id)) ?? {};
    const tries = await Promise.all([
      second.post(`payouts/${payoutId}/failed`, { reason: '账号有误' }),
      second.post(`payouts/${payoutId}/paid`, { reference: 'B1' }),
    ]);
    expect(tries.filter(({ envelope }) => envelope.success).length).toBe(1);
    if (rowOf(await view(id))?.status === PAYOUT_STATUS.PAID) return;
    expect(await balance()).toMatchObject({ available: before.available, inPayout: 0 });
    const [entry] = need(await owner.get<ShopEntryPage>('settlement/entries?kind=payoutBack')).items;
    expect(entry).toMatchObject({ amount, note: '账号有误' });
    expect(rowOf(await view(await drawUp()))?.amount).toBe(amount);
    const [last] = (await runs()).items;
    need(await admin.post(`payouts/runs/${last?.id}/discard`));
  });

  it('two at once take nothing twice; one that is discarded gives all back', async () => {
    const before = await balance();
    const answers = await Promise.all([admin, second, admin].map((as) => as.post<RunDrawn>('payouts/runs')));
    const ids = answers.flatMap(({ envelope }) => (envelope.success ? [envelope.data?.id ?? 0] : []));
    const rows = (await Promise.all(ids.map((id) => view(id)))).flatMap((run) => rowOf(run) ?? []);
    expect(rows.length).toBe(1);
    expect(await balance()).toMatchObject({ inPayout: rows[0]?.amount });
    for (const id of ids) {
      need(await admin.post(`payouts/runs/${id}/discard`));
      expect(codeOf(await second.post(`payouts/runs/${id}/approve`))).toEqual([200, 'A00001']);
      expect(codeOf(await admin.post(`payouts/runs/${id}/discard`))).toEqual([200, 'A00001']);
    }
    expect(await balance()).toMatchObject({ available: before.available, inPayout: 0 });
  });

  it('is found by the mall alone', async () => {
    expect(codeOf(await owner.get('payouts/runs'))[0]).toBe(403);
    for (const path of ['payouts/runs/999999/approve', 'payouts/runs/999999/discard'])
      expect(codeOf(await admin.post(path))[0]).toBe(404);
    for (const path of ['payouts/runs/999999', 'payouts/runs/999999/export'])
      expect(codeOf(await admin.get(path))[0]).toBe(404);
    expect(codeOf(await admin.post('payouts/999999/paid', { reference: 'B1' }))[0]).toBe(404);
    const id = await drawUp();
    need(await admin.post(`payouts/runs/${id}/discard`));
  });
});
