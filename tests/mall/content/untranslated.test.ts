import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type UntranslatedItem, untranslated } from '#contract/content/untranslated.schema.ts';
import type { ShopFrontDocument } from '#contract/shop-front/schema.ts';
import { notice } from '#mall/content/content.tables.ts';
import { couponTemplate } from '#mall/coupon/coupon.tables.ts';
import type { RichPair } from '#mall/db/columns.ts';
import { product } from '#mall/product/product.tables.ts';
import { setting } from '#mall/settings/settings.tables.ts';
import { shopFront } from '#mall/shop-front/shop-front.tables.ts';
import { shop } from '#mall/store/shop.tables.ts';
import { makeGoods, makeOperator, need } from '../../helpers/mall/buying.ts';
import { planOf, statementsOf } from '../../helpers/mall/explain.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

const listed = async (token: string): Promise<UntranslatedItem[]> =>
  untranslated.parse(need(await mall.call('GET', '/api/desk/p/untranslated', { token })));

it('lists what has no English, each to who may change it', async () => {
  const admin = await makeOperator(mall, null, 'admin');
  const editor = await makeOperator(mall, null, 'editor');
  const before = await listed(admin.token);
  const [added] = await mall.db
    .insert(notice)
    .values({
      ...{ title: { zh: '只有中文的公告', en: '' }, html: { zh: '<p>正文</p>', en: '' } as RichPair },
      ...{ pinned: false, publishedAt: mall.now.now },
    })
    .returning({ id: notice.id });
  const { productId } = await makeGoods(mall);
  await mall.db
    .update(product)
    .set({ title: { zh: '没有英文名', en: '' } })
    .where(eq(product.id, productId));
  const [given] = await mall.db.select({ id: couponTemplate.id }).from(couponTemplate).limit(1);
  await mall.db
    .update(couponTemplate)
    .set({ name: { zh: '没有英文的券', en: '' } })
    .where(eq(couponTemplate.id, given?.id ?? 0));
  await mall.db
    .update(shop)
    .set({ intro: { zh: '没有英文的店', en: ' ' } })
    .where(eq(shop.id, 1));
  const block = { kind: 'story', title: { zh: '没有英文的门面', en: '' } };
  await mall.db
    .insert(shopFront)
    .values({ shopId: 2, value: { blocks: [block] } as unknown as ShopFrontDocument, updatedAt: mall.now.now })
    .onConflictDoUpdate({
      target: shopFront.shopId,
      set: { value: { blocks: [block] } as unknown as ShopFrontDocument, updatedAt: mall.now.now },
    });
  await mall.db
    .update(setting)
    .set({ value: { pcTitleContentCn: '山货铺' } })
    .where(eq(setting.name, 'web'));
  const web = { kind: 'web', ref: '', texts: 1, first: '山货铺' };
  const coupon = { kind: 'coupon', ref: String(given?.id), texts: 1, first: '没有英文的券' };
  const about = { kind: 'shop', ref: '1', texts: 1, first: '没有英文的店' };
  const front = { kind: 'shop-front', ref: '2', texts: 1, first: '没有英文的门面' };
  const own = { kind: 'notice', ref: String(added?.id), texts: 2, first: '只有中文的公告' };
  const goods = { kind: 'product', ref: String(productId), texts: 1, first: '没有英文名' };
  expect(
    (await listed(admin.token)).filter(
      (item) => !before.some(({ ref, kind }) => ref === item.ref && kind === item.kind),
    ),
  ).toEqual([own, web, coupon, about, front, goods]);
  const seen = await listed(editor.token);
  expect(seen).toContainEqual(own);
  expect(seen).toContainEqual(coupon);
  expect(seen.filter(({ kind }) => ['shop', 'product'].includes(kind))).toEqual([]);
});

it('products are found without reading those that have English', async () => {
  const admin = await makeOperator(mall, null, 'admin');
  const { productId } = await makeGoods(mall);
  await mall.db
    .update(product)
    .set({ selling: { zh: '没有英文卖点', en: '' } })
    .where(eq(product.id, productId));
  const asked = (await statementsOf(() => listed(admin.token))).find((one) => /from "product"/.test(one.sql));
  const nodes = asked ? await planOf(mall.database, asked, { seqScans: true }) : [];
  expect(nodes.map((node) => node['Index Name'])).toContain('product_no_english');
});
