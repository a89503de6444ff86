import { eq, sql } from 'drizzle-orm';
import type { ShopScores } from '#contract/review/schema.ts';
import type { Db, Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import type { Figures } from './review.rules.ts';
import { reviewFigures } from './review.tables.ts';

export async function figuresOfProduct(db: Db, productId: number): Promise<Figures> {
  const [row] = await db.select().from(reviewFigures).where(eq(reviewFigures.productId, productId));
  if (!row) return { stars: [0, 0, 0, 0, 0], pictured: 0, added: 0 };
  const { stars1, stars2, stars3, stars4, stars5, pictured, added } = row;
  return { stars: [stars1, stars2, stars3, stars4, stars5], pictured, added };
}

export async function moveFigures(tx: Tx, productId: number, { stars, pictured, added }: Figures): Promise<void> {
  const [s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0] = stars;
  await rowsOf(
    tx,
    sql`insert into review_figures as f (product_id) values (${productId}) on conflict (product_id) do nothing`,
  );
  await rowsOf(
    tx,
    sql`update review_figures set stars1 = stars1 + ${s1}, stars2 = stars2 + ${s2}, stars3 = stars3 + ${s3},
      stars4 = stars4 + ${s4}, stars5 = stars5 + ${s5}, pictured = pictured + ${pictured}, added = added + ${added}
      where product_id = ${productId}`,
  );
  if (!stars.some(Boolean)) return;
  const total = sql`(stars1 + stars2 + stars3 + stars4 + stars5)`;
  const sum = sql`(stars1 + 2 * stars2 + 3 * stars3 + 4 * stars4 + 5 * stars5)`;
  await rowsOf(
    tx,
    sql`update product p set reviews = f.n, score = f.score from (
        select ${total} as n, coalesce(round(${sum} * 100.0 / nullif(${total}, 0)), 0)::int as score
        from review_figures where product_id = ${productId}) f
      where p.id = ${productId}`,
  );
  await rowsOf(
    tx,
    sql`update listing t set score = p.score from product p
      where p.id = ${productId} and t.product_id = p.id and t.score <> p.score`,
  );
}

export async function addShopScores(tx: Tx, shopId: number, scores: ShopScores): Promise<boolean> {
  const { description, service, delivery } = scores;
  const average = (added: number, column: 'goods_sum' | 'service_sum' | 'delivery_sum') =>
    sql`round((s.${sql.identifier(column)} + ${added}) * 100.0 / (s.scores + 1))`;
  const shown = sql`concat_ws('/', round(goods_score / 10.0), round(service_score / 10.0), round(delivery_score / 10.0))`;
  const [before] = await rowsOf<{ shown: string }>(
    tx,
    sql`select ${shown} as shown from shop where id = ${shopId} for update`,
  );
  const [after] = await rowsOf<{ shown: string }>(
    tx,
    sql`update shop s set scores = s.scores + 1, goods_sum = s.goods_sum + ${description},
        service_sum = s.service_sum + ${service}, delivery_sum = s.delivery_sum + ${delivery},
        goods_score = ${average(description, 'goods_sum')}, service_score = ${average(service, 'service_sum')},
        delivery_score = ${average(delivery, 'delivery_sum')}
      where id = ${shopId} returning ${shown} as shown`,
  );
  return before?.shown !== after?.shown;
}
