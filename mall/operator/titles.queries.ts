import { eq, inArray } from 'drizzle-orm';
import type { ChangeKind } from '#contract/documents/change.values.ts';
import { campaign } from '../campaign/campaign.tables.ts';
import { brand, category } from '../category/category.tables.ts';
import { couponTemplate } from '../coupon/coupon.tables.ts';
import type { Db, Tx } from '../db/open.ts';
import { discountActivity } from '../discount/discount.tables.ts';
import { flashItem, flashSession } from '../flash-sale/flash-sale.tables.ts';
import { groupActivity } from '../group-buy/group-buy.tables.ts';
import { pointsGood } from '../points-mall/points-mall.tables.ts';
import { product } from '../product/product.tables.ts';
import { shop } from '../store/shop.tables.ts';
import { deskRole, operator } from './operator.tables.ts';

type Find = (db: Db | Tx, ids: number[]) => PromiseLike<{ id: number; title: unknown }[]>;

const ofProducts: Find = (db, ids) =>
  db.select({ id: product.id, title: product.title }).from(product).where(inArray(product.id, ids));

const ofGoods =
  (table: typeof groupActivity | typeof pointsGood | typeof flashItem): Find =>
  (db, ids) =>
    db
      .select({ id: table.id, title: product.title })
      .from(table)
      .innerJoin(product, eq(product.id, table.productId))
      .where(inArray(table.id, ids));

const ofNamed =
  (table: typeof couponTemplate | typeof discountActivity | typeof shop | typeof category | typeof brand): Find =>
  (db, ids) =>
    db.select({ id: table.id, title: table.name }).from(table).where(inArray(table.id, ids));

const ofCampaigns: Find = (db, ids) =>
  db.select({ id: campaign.id, title: campaign.title }).from(campaign).where(inArray(campaign.id, ids));

/** By what people know it; the others are known by their reference. */
export const TITLES: Partial<Record<ChangeKind, Find>> = {
  product: ofProducts,
  'product-state': ofProducts,
  stock: ofProducts,
  'group-buy': ofGoods(groupActivity),
  'points-good': ofGoods(pointsGood),
  'flash-item': ofGoods(flashItem),
  'flash-session': (db, ids) =>
    db
      .select({ id: flashSession.id, title: flashSession.title })
      .from(flashSession)
      .where(inArray(flashSession.id, ids)),
  coupon: ofNamed(couponTemplate),
  discount: ofNamed(discountActivity),
  shop: ofNamed(shop),
  'shop-front': ofNamed(shop),
  'shop-front-draft': ofNamed(shop),
  campaign: ofCampaigns,
  'campaign-draft': ofCampaigns,
  returnPlace: ofNamed(shop),
  chat: ofNamed(shop),
  category: ofNamed(category),
  brand: ofNamed(brand),
  operator: (db, ids) =>
    db.select({ id: operator.id, title: operator.name }).from(operator).where(inArray(operator.id, ids)),
  role: (db, ids) =>
    db.select({ id: deskRole.id, title: deskRole.name }).from(deskRole).where(inArray(deskRole.id, ids)),
};
