import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SheetFile } from '#contract/sheet.schema.ts';
import type { DeskShopper, DeskShopperPage } from '#contract/shopper/schema.ts';
import { account, session } from '#mall/account/account.tables.ts';
import { openSession } from '#mall/account/sessions.ts';
import { change } from '#mall/operator/operator.tables.ts';
import { readCsv } from '#mall/sheets/csv.rules.ts';
import { lock } from '#mall/shopper/shopper.queries.ts';
import { makeBuyer, makeGoods, makeOperator, need, oneOf, payTrade } from '../../helpers/mall/buying.ts';
import { errorOf, makeEditor } from '../../helpers/mall/desk.ts';
import { planOf, statementsOf } from '../../helpers/mall/explain.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { createVisitor } from '../../helpers/people/visitor.ts';

const PASSWORD = 'Correct-1horse';
const REASON = '多次恶意退款';

let mall: TestMall;
let admin: Awaited<ReturnType<typeof makeEditor>>;
let shopper: ReturnType<typeof createVisitor>;
beforeAll(async () => {
  mall = await openTestMall();
  admin = await makeEditor(mall, 'admin');
  shopper = createVisitor(mall);
});
afterAll(() => mall.close());

const found = (query: Record<string, string>) =>
  admin.get<DeskShopperPage>(`shoppers?${new URLSearchParams(query)}`).then(({ items }) => items);
const logOf = async (ref: number) =>
  (await mall.db.select().from(change).where(eq(change.kind, 'shopper')))
    .filter((row) => row.ref === String(ref))
    .map(({ action, before, after }) => ({ action, before, after }));
const nameOf = async (id: number) => {
  const [row] = await mall.db.select().from(account).where(eq(account.id, id));
  return row?.userName ?? '';
};

describe('finding', () => {
  it('goes by mobile number, account name, order and trade in full, and by nothing less', async () => {
    const buyer = await makeBuyer(mall);
    const { skuId } = await makeGoods(mall);
    const { tradeId, orderIds } = await buyer.buy(oneOf(skuId));
    const userName = await nameOf(buyer.accountId);
    for (const text of [buyer.mobile, ` ${userName.toUpperCase()} `, orderIds[0] ?? '', tradeId])
      expect(await found({ text })).toMatchObject([{ id: buyer.accountId, userName, level: 1, locked: false }]);
    const [first] = await found({ text: buyer.mobile });
    expect(first?.mobile).toBe(`${buyer.mobile.slice(0, 3)}****${buyer.mobile.slice(-4)}`);
    for (const text of [buyer.mobile.slice(-4), userName.slice(0, -1), '9'.repeat(20), '%', "' or 1=1"])
      expect(await found({ text })).toEqual([]);
  });

  it('lists the newest first, by the day they came, and those that are locked', async () => {
    const { accountId } = await makeBuyer(mall);
    await mall.db
      .update(account)
      .set({ createdAt: new Date('2031-03-05T17:00:00Z') })
      .where(eq(account.id, accountId));
    expect((await found({}))[0]?.id).toBe(accountId);
    expect((await found({ from: '2031-03-06', to: '2031-03-06' })).map(({ id }) => id)).toEqual([accountId]);
    expect(await found({ from: '2031-03-07' })).toEqual([]);
    expect(await found({ from: '2031-03-06', locked: '1' })).toEqual([]);
    need(await admin.post(`shoppers/${accountId}/lock`, { reason: REASON }));
    expect(await found({ from: '2031-03-06', locked: '1' })).toMatchObject([{ id: accountId, locked: true }]);
  });
});

describe('looking', () => {
  it('shows what there is, and the whole number only on a press that is written down', async () => {
    const buyer = await makeBuyer(mall);
    const { skuId } = await makeGoods(mall, { price: 3_000 });
    const { tradeId, orderIds } = await buyer.buy(oneOf(skuId));
    await payTrade(mall, tradeId);
    const view = await admin.get<DeskShopper>(`shoppers/${buyer.accountId}`);
    expect(view).toMatchObject({ id: buyer.accountId, locked: null, addresses: 1, orders: 1, balance: 0, may: true });
    expect(view.newest).toMatchObject([{ id: orderIds[0], word: 'toSend' }]);
    expect(view.sessions).toHaveLength(1);
    expect(JSON.stringify(view)).not.toContain(buyer.mobile);
    expect(await logOf(buyer.accountId)).toEqual([]);
    expect(await admin.get(`shoppers/${buyer.accountId}/mobile`)).toEqual({ mobile: buyer.mobile });
    expect(await logOf(buyer.accountId)).toMatchObject([{ action: 'showMobile' }]);
    for (const path of ['shoppers/999999', 'shoppers/999999/mobile'])
      expect((await admin.call('GET', path)).status).toBe(404);
  });

  it('is for administrators and service; service changes nothing and takes no whole numbers', async () => {
    const { accountId, mobile } = await makeBuyer(mall);
    for (const role of ['shop', 'editor'] as const) {
      const { get } = await makeOperator(mall, role === 'shop' ? 1 : null, role);
      for (const path of ['', `/${accountId}`, `/${accountId}/mobile`, '/export'])
        expect((await get(`/shoppers${path}`)).status).toBe(403);
    }
    const service = await makeEditor(mall, 'service');
    expect((await service.get<DeskShopper>(`shoppers/${accountId}`)).may).toBe(false);
    expect((await service.post(`shoppers/${accountId}/lock`, { reason: REASON })).status).toBe(403);
    expect((await service.call('DELETE', `shoppers/${accountId}/sessions`)).status).toBe(403);
    expect((await service.call('GET', 'shoppers/export?mobiles=whole')).status).toBe(403);
    expect((await service.get<SheetFile>(`shoppers/export?text=${mobile}`)).text).not.toContain(mobile);
  });
});

describe('locking', () => {
  it('ends every session at once; login says why, until it is unlocked', async () => {
    const { accessToken } = need(await shopper.register('13700000411', 'locked_1'));
    const [row] = await mall.db.select().from(account).where(eq(account.userName, 'locked_1'));
    const id = row?.id ?? 0;
    expect(errorOf(await admin.post(`shoppers/${id}/lock`, { reason: ' ' }))).toBe('reason');
    need(await admin.post(`shoppers/${id}/lock`, { reason: REASON }));
    expect((await mall.call('GET', '/api/app/p/member', { token: accessToken })).status).toBe(401);
    const { envelope } = await shopper.logIn('locked_1', PASSWORD);
    expect([envelope.success, envelope.msg]).toEqual([false, `该账号已被锁定：${REASON}。如有疑问，请联系客服`]);
    expect((await shopper.logIn('locked_1', 'Wrong-1horse')).envelope.msg).not.toContain(REASON);
    expect((await admin.post(`shoppers/${id}/lock`, { reason: REASON })).envelope.success).toBe(false);
    expect((await admin.get<DeskShopper>(`shoppers/${id}`)).locked?.reason).toBe(REASON);
    need(await admin.post(`shoppers/${id}/unlock`));
    expect((await admin.post(`shoppers/${id}/unlock`)).envelope.success).toBe(false);
    need(await shopper.logIn('locked_1', PASSWORD));
    expect(await logOf(id)).toMatchObject([
      { action: 'lock', after: { reason: REASON, sessions: 1 } },
      { action: 'unlock', before: { reason: REASON } },
    ]);
    expect((await admin.post('shoppers/999999/lock', { reason: REASON })).status).toBe(404);
  });

  it('of many at once is done by one, and no login that is under way keeps a session', async () => {
    need(await shopper.register('13700000412', 'locked_2'));
    const [row] = await mall.db.select().from(account).where(eq(account.userName, 'locked_2'));
    const id = row?.id ?? 0;
    const [locks] = await Promise.all([
      Promise.all([1, 2, 3].map((n) => admin.post(`shoppers/${id}/lock`, { reason: `${REASON}${n}` }))),
      ...[1, 2, 3, 4].map(() => shopper.logIn('locked_2', PASSWORD)),
    ]);
    expect(locks.filter(({ envelope }) => envelope.success)).toHaveLength(1);
    expect(await mall.db.select().from(session).where(eq(session.accountId, id))).toEqual([]);
    const unlocks = await Promise.all([1, 2, 3].map(() => admin.post(`shoppers/${id}/unlock`)));
    expect(unlocks.filter(({ envelope }) => envelope.success)).toHaveLength(1);
  });

  /** PGlite has one connection: there nothing can happen in between. */
  it.runIf(process.env.TEST_DATABASE_URL)('is waited for by a login, which is refused then', async () => {
    need(await shopper.register('13700000413', 'locked_3'));
    const [row] = await mall.db.select().from(account).where(eq(account.userName, 'locked_3'));
    const id = row?.id ?? 0;
    const opening = await mall.db.transaction(async (tx) => {
      await lock(tx, id, REASON, mall.now.now);
      const login = openSession(mall, id, { userAgent: undefined, language: 'zh' }).then(
        () => 'opened',
        (error: Error) => error.message,
      );
      // A login that does not wait is through by now: this connection has answered twenty times.
      for (let n = 0; n < 20; n += 1) await tx.select({ id: account.id }).from(account).where(eq(account.id, id));
      return { login };
    });
    expect(await opening.login).toBe('accountLocked');
  });
});

it('sessions end one by one, or all of them; those of others stay', async () => {
  const [one, other] = [await makeBuyer(mall), await makeBuyer(mall)];
  await openSession(mall, one.accountId, { userAgent: undefined, language: 'zh' });
  const path = `shoppers/${one.accountId}/sessions`;
  const { sessions } = await admin.get<DeskShopper>(`shoppers/${one.accountId}`);
  const [foreign] = (await admin.get<DeskShopper>(`shoppers/${other.accountId}`)).sessions;
  expect((await admin.call('DELETE', `${path}/${foreign?.id}`)).status).toBe(404);
  need(await admin.call('DELETE', `${path}/${sessions[0]?.id}`));
  expect((await admin.get<DeskShopper>(`shoppers/${one.accountId}`)).sessions).toHaveLength(1);
  need(await admin.call('DELETE', path));
  expect((await admin.get<DeskShopper>(`shoppers/${one.accountId}`)).sessions).toEqual([]);
  expect((await admin.get<DeskShopper>(`shoppers/${other.accountId}`)).sessions).toHaveLength(1);
});

it('a file holds the shoppers of the list, numbers masked unless they are asked for, and is written down', async () => {
  const buyer = await makeBuyer(mall);
  await mall.db.update(account).set({ nickName: '=1+1' }).where(eq(account.id, buyer.accountId));
  const { skuId } = await makeGoods(mall, { price: 3_000 });
  await buyer.buy(oneOf(skuId));
  const file = await admin.get<SheetFile>(`shoppers/export?text=${buyer.mobile}`);
  const [head, line, more] = readCsv(file.text, { most: 100 });
  expect([head?.cells[3], line?.cells[0], line?.cells[9], more]).toEqual([
    '手机号',
    String(buyer.accountId),
    '1',
    undefined,
  ]);
  expect(file.text).toContain("'=1+1");
  expect(file.text).not.toContain(buyer.mobile);
  const whole = await admin.get<SheetFile>(`shoppers/export?text=${buyer.mobile}&mobiles=whole`);
  expect(whole.text).toContain(buyer.mobile);
  const log = (await mall.db.select().from(change).where(eq(change.action, 'export'))).filter(
    ({ kind, operatorId }) => kind === 'shopper' && operatorId === admin.id,
  );
  expect(log.map(({ after }) => after)).toMatchObject([
    { searched: true, mobiles: 'masked', rows: 1 },
    { searched: true, mobiles: 'whole', rows: 1 },
  ]);
  expect(JSON.stringify(log)).not.toContain(buyer.mobile);
});

it.each([
  '',
  'locked=1',
  'from=2026-01-01&to=2026-01-02',
  'text=13700009999',
  'text=someone',
  `text=${'7'.repeat(20)}`,
])('a list of many is read by an index: %s', async (query) => {
  const statements = await statementsOf(() => admin.get(`shoppers?${query}`));
  const asked = statements.filter(({ sql }) => /from "account"|from "shop_order"/.test(sql));
  expect(asked.length).toBeGreaterThan(0);
  for (const statement of asked) {
    const nodes = await planOf(mall.database, statement);
    expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'account')).toEqual([]);
  }
});
