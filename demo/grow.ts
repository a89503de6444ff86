import { sql } from 'drizzle-orm';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import type { Db, Tx } from '#mall/db/open.ts';
import { liftTimeout } from '#mall/db/timeout.ts';

const GROWN = 'grown-';
const STEP = 5_000;

/**
 * Grows the catalogue to `count` products on sale for measurements: variants of those it has, in every category, with
 * titles, prices, sales, scores and dates of their own. The same catalogue grows into the same one; one that is large
 * enough already stays as it is.
 * @param onStep told how many products there are after each step
 */
export async function growCatalog(
  db: Db,
  count: number,
  today: Date,
  onStep: (products: number) => void,
): Promise<void> {
  const { own, grown, top } = await figures(db);
  if (!own) throw new Error('there are no products to grow the catalogue from');
  for (let from = grown + 1; own + from <= count; from += STEP) {
    const to = Math.min(from + STEP - 1, count - own);
    await db.transaction(async (tx) => {
      await liftTimeout(tx);
      await addProducts(tx, { from, to, top, today });
      await addSkus(tx, { from, to, top });
      await addReviews(tx, { from, to, top, today });
    });
    onStep(own + to);
  }
}

async function figures(db: Db) {
  const grown = sql`code like ${`${GROWN}%`}`;
  const rows = await db
    .select({
      own: sql<number>`(count(*) filter (where status = ${PUBLISH_STATUS.PUT_ON} and not (${grown})))::int`,
      grown: sql<number>`(count(*) filter (where ${grown}))::int`,
      top: sql<number>`coalesce(max(id) filter (where not (${grown})), 0)::int`,
    })
    .from(sql`product`);
  return rows[0] ?? { own: 0, grown: 0, top: 0 };
}

type Range = { from: number; to: number; top: number };

/** In the order of their ids, `n` counting from 0. */
const sources = sql`
  sources as (
    select row_number() over (order by id) - 1 as n, product.* from product
    where status = ${PUBLISH_STATUS.PUT_ON} and code not like ${`${GROWN}%`}
  ),
  many as (select count(*) as sources from sources)`;

/** A pseudo-random number of 32 bits, the same on every machine. */
const mixed = (salt: number) => sql`((k.k::bigint * 2654435761 + ${salt}::bigint * 40503) % 4294967296)`;

async function addProducts(tx: Tx, { from, to, top, today }: Range & { today: Date }): Promise<void> {
  await tx.execute(sql`
    with ${sources}
    insert into product
      (id, code, shop_id, category_id, brand_id, title, selling, detail, facts, pictures, axes, custom, attribute_values,
       status, price, list_price, sales, score, reviews, put_on_at)
    select ${top}::int + k.k, ${GROWN}::text || k.k, s.shop_id, s.category_id, s.brand_id,
      jsonb_build_object(
        'zh', (s.title ->> 'zh') || ' ' || (array['轻享', '臻选', '经典', '悦动', '纯净', '日常', '旅行', '珍藏'])[1 + k.k % 8] || '款 ' || k.k,
        'en', (s.title ->> 'en') || ', ' || (array['light', 'select', 'classic', 'active', 'pure', 'everyday', 'travel', 'collector'])[1 + k.k % 8] || ' no. ' || k.k),
      s.selling,
      jsonb_build_object('zh', '<p>' || (s.selling ->> 'zh') || '</p>', 'en', '<p>' || (s.selling ->> 'en') || '</p>'),
      s.facts, s.pictures, s.axes, s.custom, s.attribute_values, s.status, v.price, null,
      power(v.luck, 4)::int, 100 * (1 + ${mixed(3)} % 5), 1,
      ${today.toISOString()}::timestamptz - make_interval(mins => (${mixed(4)} % 1051200)::int)
    from generate_series(${from}::int, ${to}::int) as k (k)
      cross join many
      join sources s on s.n = k.k % many.sources
      cross join lateral (
        select greatest(100, s.price * (60 + ${mixed(1)} % 90) / 10000 * 100) as price, (${mixed(2)} % 1500) / 100.0 as luck
      ) v`);
}

/** One each, so that it is their score. */
async function addReviews(tx: Tx, { from, to, top, today }: Range & { today: Date }): Promise<void> {
  const grown = sql`p.id between ${top + from}::int and ${top + to}::int`;
  await tx.execute(sql`
    insert into review (product_id, shop_id, account_id, spec, score, text, language, pictures, anonymous, created_at)
    select p.id, p.shop_id, (select min(id) from account), '[]', p.score / 100, '', 'zh', '{}', true, ${today.toISOString()}::timestamptz
    from product p where ${grown}`);
  const stars = (score: number) => sql`(p.score = ${score * 100}::int)::int`;
  await tx.execute(sql`
    insert into review_figures (product_id, stars1, stars2, stars3, stars4, stars5)
    select p.id, ${stars(1)}, ${stars(2)}, ${stars(3)}, ${stars(4)}, ${stars(5)} from product p where ${grown}`);
}

async function addSkus(tx: Tx, { from, to, top }: Range): Promise<void> {
  await tx.execute(sql`
    with ${sources}
    insert into sku (product_id, spec, price, list_price, stock, picture, sort)
    select p.id, sku.spec, p.price + sku.price - s.price, null, sku.stock, sku.picture, sku.sort
    from generate_series(${from}::int, ${to}::int) as k (k)
      cross join many
      join sources s on s.n = k.k % many.sources
      join product p on p.id = ${top}::int + k.k
      join sku on sku.product_id = s.id and not sku.retired
    order by p.id, sku.sort`);
}

/** Marks bulk-loaded rows as visible to index-only scans, and updates the planner's statistics. */
export async function vacuum(db: Db): Promise<void> {
  for (const table of ['product', 'sku', 'listing', 'facet', 'search_document', 'search_head', 'search_term'])
    await db.execute(sql`vacuum (analyze) ${sql.identifier(table)}`);
}
