import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunDrawn, RunView } from '#contract/payout/desk.schema.ts';
import type { ShopEntryPage, StatementPage } from '#contract/settlement/desk.schema.ts';
import { sendPayouts } from '#mall/payout/payout.ts';
import { createSandboxPayout } from '#mall/ports/payout-sandbox.ts';
import { bookLate, closeStatements, confirmSilent, countEntries, releaseDue } from '#mall/settlement/settlement.ts';
import { shop } from '#mall/store/shop.tables.ts';
import { need, setAutoAccept } from '../../helpers/mall/buying.ts';
import { planOf, statementsOf } from '../../helpers/mall/explain.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import {
  confirmMonth,
  makeOwner,
  openPayoutDesk,
  PAID_SHOP,
  payoutOf,
  setReceiver,
} from '../../helpers/mall/payout.ts';
import { makeDesk, refundsBy } from '../../helpers/mall/refund.ts';
import { completedOrder } from '../../helpers/mall/settlement.ts';

/** They grow with every order, or every shop and month. */
const LARGE = [
  ...['shop_entry', 'shop_order', 'order_line', 'refund', 'trade'],
  ...['shop_statement', 'statement_dispute', 'shop_adjustment', 'payout', 'shop_receiver', 'sandbox_transfer'],
];

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
  await setAutoAccept(mall, false);
  await mall.db.update(shop).set({ official: false });
});
afterAll(() => mall.close());

it('no statement of what shops are due reads a large table whole', async () => {
  const owner = await makeOwner(mall);
  await setReceiver(mall, owner);
  const deps = { ...mall, payout: createSandboxPayout({ db: mall.db, clock: mall.clock }) };
  const statements = await statementsOf(async () => {
    await bookLate(mall);
    await confirmMonth(mall);
    const { buyer, orderId, line } = await completedOrder(mall, { pieces: 2 });
    const refund = await refundsBy(mall, buyer).apply({ orderId, lineId: line.id, quantity: 1 });
    need(await (await makeDesk(mall, 2)).move(refund, 'agree'));
    await Promise.all([releaseDue, countEntries, closeStatements, confirmSilent].map((job) => job(mall)));
    const [shopDesk, admin, second] = await Promise.all([2, null, null].map((id) => openPayoutDesk(mall, id)));
    if (!shopDesk || !admin || !second) throw new Error('no desk');
    need(await shopDesk.get('settlement/balance'));
    for (const rest of ['', '?kind=sale', `?order=${orderId}`, '?page=2'])
      need(await shopDesk.get<ShopEntryPage>(`settlement/entries${rest}`));
    const [statement] = need(await shopDesk.get<StatementPage>('settlement/statements')).items;
    need(await shopDesk.get(`settlement/statements/${statement?.id}`));
    const [stated] = need(await shopDesk.get<ShopEntryPage>(`settlement/entries?statement=${statement?.id}`)).items;
    const chargeback = { shopId: PAID_SHOP, orderId: stated?.orderId, amount: -100, reason: '补扣运费' };
    need(await admin.post('settlement/adjustments', chargeback));
    need(await shopDesk.get(`settlement/orders/${orderId}`));
    need(await admin.get('settlement/shops'));
    need(await admin.get('settlement/statements?status=30'));
    need(await admin.get('payouts/runs'));
    need(await admin.get('settlement/adjustments'));
    const { id } = need(await admin.post<RunDrawn>('payouts/runs'));
    need(await second.post(`payouts/runs/${id}/approve`));
    await sendPayouts(deps);
    const run = need(await admin.get<RunView>(`payouts/runs/${id}`));
    need(await admin.post(`payouts/${payoutOf(run)?.id}/failed`, { reason: '账号有误' }));
  });
  const asked = statements.filter(({ sql }) => /^\s*(with|select|insert|update|delete)/i.test(sql));
  expect(asked.length).toBeGreaterThan(60);
  const whole: string[] = [];
  for (const statement of asked) {
    const nodes = await planOf(mall.database, statement);
    const read = nodes.filter(
      (node) => node['Node Type'] === 'Seq Scan' && LARGE.includes(node['Relation Name'] ?? ''),
    );
    if (read.length) whole.push(statement.sql);
  }
  expect(whole).toEqual([]);
});
