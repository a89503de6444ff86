import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkPayments, sendRefunds } from '#mall/payment/payment.ts';
import { newKey } from '../../helpers/mall/buying.ts';
import { planOf, statementsOf } from '../../helpers/mall/explain.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { makePayer, payThere } from '../../helpers/payment/paying.ts';

/** They grow with every order. */
const LARGE = [
  'payment',
  'trade',
  'shop_order',
  'order_line',
  'ledger',
  'money_back',
  'wallet',
  'session',
  'idempotency',
];

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

it('no statement of payment reads a large table whole', async () => {
  const payer = await makePayer(mall, { balance: 1_000 });
  await payer.openBalance();
  const [first, second, third] = [await payer.bill(), await payer.bill(), await payer.bill()];
  await payer.fund(third.payable);
  const statements = await statementsOf(async () => {
    const { token } = payer;
    await payer.payable(first.tradeId);
    const { paymentId } = await payer.pay({ tradeId: first.tradeId, balance: 500, way: 'wechat' });
    await payer.view(paymentId ?? '');
    await payThere(mall, paymentId ?? '', 'twice');
    const other = await payer.pay({ tradeId: second.tradeId, balance: 0, way: 'wallet' });
    await payer.renew(other.paymentId ?? '');
    await payer.pay({ tradeId: third.tradeId, balance: third.payable });
    await payer.post('/topUps', { amount: 500, way: 'wechat' }, { 'idempotency-key': newKey() });
    await mall.call('GET', '/api/oms/p/balance?page=2', { token });
    await payer.post(`/orders/${third.orderIds[0]}/cancel`, { reason: '不想要了' });
    mall.now.now = new Date(mall.now.now.getTime() + 60 * 60_000);
    await checkPayments(mall);
    await sendRefunds(mall);
  });
  const asked = statements.filter(({ sql }) => /^\s*(with|select|insert|update|delete)/i.test(sql));
  expect(asked.length).toBeGreaterThan(40);
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
