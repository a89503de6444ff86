import { order, TRADE_STATUS, trade } from '#mall/order/order.tables.ts';
import { publicIdAt } from '#mall/public-id.ts';
import type { TestMall } from '../mall/mall.ts';

type Input = { accountId: number; payables: number[]; status?: number; paidBalance?: number; paidOnline?: number };

/** A trade with one order per amount, as submitting leaves it, without anything in them. */
export async function addTrade(mall: TestMall, input: Input): Promise<{ tradeId: string; orderIds: string[] }> {
  const { accountId, payables, status = TRADE_STATUS.TO_PAY, paidBalance = 0, paidOnline = 0 } = input;
  const now = mall.now.now;
  const tradeId = publicIdAt(now);
  const orderIds = payables.map(() => publicIdAt(now));
  const payable = payables.reduce((sum, part) => sum + part, 0);
  const expiresAt = new Date(now.getTime() + 30 * 60_000);
  await mall.db
    .insert(trade)
    .values({ id: tradeId, accountId, status, payable, paidBalance, paidOnline, createdAt: now, expiresAt });
  const money = { promotion: 0, memberDiscount: 0, shopCoupon: 0, mallCoupon: 0, pointsDiscount: 0, points: 0 };
  const address = { recipient: '李雷', mobile: '13800138000', region: [], regionNames: { zh: '', en: '' }, detail: '' };
  for (const [n, id] of orderIds.entries()) {
    const paid = payables[n] ?? 0;
    const row = { id, tradeId, accountId, shopId: n + 1, status: status === TRADE_STATUS.TO_PAY ? 10 : 20 };
    const more = { madeToOrder: false, goods: paid, freight: 0, payable: paid, address, words: id, createdAt: now };
    await mall.db.insert(order).values({ ...row, ...money, ...more });
  }
  return { tradeId, orderIds };
}
