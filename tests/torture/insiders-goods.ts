import { sql } from 'drizzle-orm';
import { rowsOf } from '#mall/db/rows.ts';
import type { World } from './world.ts';

/** The shop of the merchant who does their worst. */
export const SHOP = 3;
/** Pieces of one SKU that orders are made of. */
const EACH = 20;

/** Products that are added by one statement, within the time that one may take. */
const AT_ONCE = 250;

/** Gives the shop so many products on sale, copies of one of its own, without stock. */
export async function grow({ db }: World, count: number): Promise<void> {
  for (let from = 1; from <= count; from += AT_ONCE)
    await rowsOf(
      db,
      sql`with pattern as (select * from product where shop_id = ${SHOP} and status = 40 and custom is null order by id limit 1),
        added as (
          insert into product (code, shop_id, category_id, brand_id, title, selling, detail, facts, pictures, axes, status, price, put_on_at)
          select 'copy-' || n, shop_id, category_id, brand_id, title, selling, detail, facts, pictures, '[]', 40, price, put_on_at
          from pattern, generate_series(${from}::int, ${Math.min(count, from + AT_ONCE - 1)}::int) n
          on conflict do nothing returning id, price)
        insert into sku (product_id, spec, price, stock, sort) select id, '{}', price, 0, 0 from added`,
    );
}

/** Numbers of orders of the shop, made for it when there are fewer. */
export async function listOrders(world: World, count: number): Promise<string[]> {
  const own = () =>
    rowsOf<{ id: string }>(world.db, sql`select id from shop_order where shop_id = ${SHOP} order by id limit ${count}`);
  const found = await own();
  if (found.length >= count) return found.map(({ id }) => id);
  const skus = await rowsOf<{ id: number }>(
    world.db,
    sql`select s.id from sku s join product p on p.id = s.product_id
      where p.shop_id = ${SHOP} and p.status = 40 and p.custom is null and not s.retired and s.stock >= ${EACH}
      order by s.id limit ${Math.ceil(count / EACH)}`,
  );
  const buyers = await world.makeBuyers(skus.length);
  await Promise.all(
    skus.map(async ({ id }, at) => {
      const source = { from: 'sku', skuId: id, quantity: 1 } as const;
      const buyer = buyers[at] as (typeof buyers)[number];
      for (let n = 0; n < EACH; n += 1) await world.submit(buyer, await world.inputOf(buyer, source));
    }),
  );
  return (await own()).map(({ id }) => id);
}
