import { eq } from 'drizzle-orm';
import type { CheckoutSource } from '#contract/checkout/schema.ts';
import { HOUR_MS } from '#contract/time.ts';
import { FLASH_STATUS, flashItem, flashSession } from '#mall/flash-sale/flash-sale.tables.ts';
import { sku } from '#mall/product/product.tables.ts';
import { makeGoods } from './buying.ts';
import type { TestMall } from './mall.ts';

type Session = Partial<typeof flashSession.$inferInsert> & { from?: number; hours?: number };
type Item = Partial<typeof flashItem.$inferInsert> & { ordinary?: number; listPrice?: number };

/** @param from hours from now to its start, -1 unless given: it runs @param hours that it takes, 2 unless given */
export async function makeSession(mall: TestMall, { from = -1, hours = 2, ...more }: Session = {}): Promise<number> {
  const startsAt = new Date(mall.now.now.getTime() + from * HOUR_MS);
  const endsAt = new Date(startsAt.getTime() + hours * HOUR_MS);
  const title = { zh: '测试场', en: 'Test session' };
  const [row] = await mall.db
    .insert(flashSession)
    .values({ title, startsAt, endsAt, ...more })
    .returning({ id: flashSession.id });
  return row?.id ?? 0;
}

/** A product of its own in a session, its pieces taken out of the SKU's. @param ordinary what is left there, 10 unless given */
export async function makeFlash(
  mall: TestMall,
  sessionId: number,
  { ordinary = 10, listPrice = 10_000, stock = 5, ...more }: Item = {},
) {
  const on = (more.status ?? FLASH_STATUS.ON) === FLASH_STATUS.ON;
  const goods = await makeGoods(mall, { stock: ordinary + (on ? stock : 0), price: listPrice });
  const { skuId, productId } = goods;
  await mall.db.update(sku).set({ stock: ordinary }).where(eq(sku.id, skuId));
  const [row] = await mall.db
    .insert(flashItem)
    .values({ sessionId, shopId: 1, productId, skuId, price: 6_000, stock, ...more })
    .returning({ id: flashItem.id });
  return { ...goods, id: row?.id ?? 0 };
}

export const flashOf = (item: { id: number; skuId: number }, quantity = 1): CheckoutSource => ({
  from: 'sku',
  skuId: item.skuId,
  quantity,
  seckillId: item.id,
});
