import { eq } from 'drizzle-orm';
import type { CheckoutSource } from '#contract/checkout/schema.ts';
import { DAY_MS } from '#contract/time.ts';
import { LEDGER_UNIT } from '#mall/money/money.tables.ts';
import { post, walletOf } from '#mall/money/money.ts';
import { pointsGood } from '#mall/points-mall/points-mall.tables.ts';
import { adjustStock } from '#mall/stock/stock.ts';
import { type Buyer, makeBuyer, makeGoods, newKey } from './buying.ts';
import type { TestMall } from './mall.ts';

/** What a piece costs unless said otherwise: its SKU costs 10 000 fen. */
export const POINTS_PRICE = { points: 300, money: 1_990 };

type Made = Partial<typeof pointsGood.$inferInsert>;

/** A good of the points mall, of its own SKU with a hundred pieces, that can be exchanged now. */
export async function makePointsGood(mall: TestMall, { stock = 10, ...more }: Made = {}) {
  const { productId, skuId } = await makeGoods(mall);
  const now = mall.now.now.getTime();
  const id = await mall.db.transaction(async (tx) => {
    await adjustStock(tx, [{ id: skuId, n: -stock }], new Set());
    const [added] = await tx
      .insert(pointsGood)
      .values({
        ...{ shopId: 1, productId, skuId, stock, ...POINTS_PRICE },
        startsAt: new Date(now - DAY_MS),
        endsAt: new Date(now + DAY_MS),
        ...more,
      })
      .returning({ id: pointsGood.id });
    return added?.id ?? 0;
  });
  const source = (quantity = 1): CheckoutSource => ({ from: 'points', pointsGoodId: id, quantity });
  return { id, productId, skuId, source };
}

/** Pieces left for points. */
export async function pointsLeft(mall: TestMall, id: number): Promise<number> {
  const [row] = await mall.db.select({ stock: pointsGood.stock }).from(pointsGood).where(eq(pointsGood.id, id));
  return row?.stock ?? Number.NaN;
}

export const givePoints = (mall: TestMall, accountId: number, amount: number) =>
  mall.db.transaction((tx) =>
    post(tx, {
      ...{ accountId, unit: LEDGER_UNIT.POINTS, amount, kind: 'topUp', businessId: 'gift', key: newKey() },
      at: mall.now.now,
    }),
  );

export const pointsOf = async (mall: TestMall, accountId: number): Promise<number> =>
  (await walletOf(mall.db, accountId)).points;

/** A shopper with points. */
export async function makeSaver(mall: TestMall, points = 1_000): Promise<Buyer> {
  const buyer = await makeBuyer(mall);
  await givePoints(mall, buyer.accountId, points);
  return buyer;
}
