import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { brokenRules, makeBuyer, makeGoods, oneOf, stockOf, watch } from '../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../helpers/mall/mall.ts';
import { atCashier, begin, deliver, makePayer, refundsOf, tradeRow } from '../helpers/payment/paying.ts';

const { draws } = vi.hoisted(() => ({ draws: [] as string[] }));
vi.mock('#mall/public-id.ts', async (original) => {
  const { publicIdAt } = await original<typeof import('#mall/public-id.ts')>();
  return { publicIdAt: (now: Date) => draws.shift() ?? publicIdAt(now) };
});

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
});
beforeEach(() => void draws.splice(0));
afterEach(async () => expect(await brokenRules(mall)).toEqual([]));
afterAll(() => mall.close());

it('an order whose numbers are drawn already is made under others', async () => {
  const { skuId } = await makeGoods(mall, { stock: 10 });
  const [buyer, other] = [await makeBuyer(mall), await makeBuyer(mall)];
  const first = await buyer.buy(oneOf(skuId));
  const input = await other.seen(oneOf(skuId));
  draws.push(first.tradeId);
  const { envelope } = await other.send(input);
  expect(envelope.success).toBe(true);
  draws.push('a number of its own', first.orderIds[0] ?? '');
  expect(await other.buy(oneOf(skuId))).not.toMatchObject({ orderIds: first.orderIds });
  expect(await stockOf(mall, skuId)).toEqual([7]);
});

it('a payment, and money that goes back, get other numbers too', async () => {
  const { id: taken } = await begin(mall);
  const payer = await makePayer(mall);
  const { tradeId } = await payer.bill();
  draws.push(taken);
  const { paymentId } = await payer.pay({ tradeId, balance: 0, way: 'wechat' });
  const notices = await atCashier(mall, paymentId ?? '', 'twice');
  expect(notices).toHaveLength(2);
  for (const notice of notices) {
    draws.splice(0, 1, taken);
    expect(await deliver(mall, notice)).toBe(true);
  }
  expect((await tradeRow(mall, tradeId)).status).toBe(20);
  expect(await refundsOf(mall, payer.accountId)).toHaveLength(1);
});
