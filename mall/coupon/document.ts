import type { CouponDocument } from '#contract/coupon/desk.schema.ts';
import { couponDocument } from '#contract/coupon/desk.schema.ts';
import { refText } from '#contract/query.schema.ts';
import { activityKind, isShop } from '../activity/activity.ts';
import type { Db, Tx } from '../db/open.ts';
import { fieldError } from '../error.ts';
import * as queries from './desk.queries.ts';

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

function toRow(value: CouponDocument) {
  const { type, threshold, amount, off, cap, scope, takeFrom, takeTo, useFrom, useTo, ...same } = value;
  return {
    ...same,
    terms: { type, threshold, amount, off, cap, scope },
    takeFrom: new Date(takeFrom),
    takeTo: new Date(takeTo),
    useFrom: dateOf(useFrom),
    useTo: dateOf(useTo),
  };
}

function toValue(row: NonNullable<Awaited<ReturnType<typeof queries.templateById>>>): CouponDocument {
  const { name, shopId, terms, total, each, takeFrom, takeTo, useFrom, useTo, days, inCentre, newcomers, stopped } =
    row;
  return {
    name,
    shopId,
    ...terms,
    total,
    each,
    days,
    inCentre,
    newcomers,
    stopped,
    takeFrom: takeFrom.toISOString(),
    takeTo: takeTo.toISOString(),
    useFrom: useFrom?.toISOString() ?? null,
    useTo: useTo?.toISOString() ?? null,
  };
}

async function settle(db: Db | Tx, value: CouponDocument, ref: string): Promise<CouponDocument> {
  const before = ref ? await queries.templateById(db, Number(ref)) : undefined;
  const { shopId, scope, total } = value;
  if (before && before.shopId !== shopId) throw fieldError('shopId', 'couponOwnerFixed');
  if (before && before.taken > total) throw fieldError('total', 'couponFewer');
  if (shopId !== null && !(await isShop(db, shopId))) throw fieldError('shopId', 'couponShop');
  if (scope !== 'all') {
    const ids = [...new Set('products' in scope ? scope.products : scope.categories)];
    const known = await ('products' in scope
      ? queries.productsAmong(db, ids, shopId)
      : queries.categoriesAmong(db, ids));
    if (known < ids.length) throw fieldError('scope', 'couponScope');
  }
  return value;
}

export const coupon = activityKind({
  name: 'coupon',
  summary: 'a coupon',
  ref: refText.describe('Id of the coupon.'),
  value: couponDocument,
  find: queries.templateById,
  toValue,
  settle,
  write: (tx, ref, value, version) => queries.changeTemplate(tx, Number(ref), version, toRow(value)),
  add: async (tx, value) => String(await queries.addTemplate(tx, toRow(value))),
  tags: () => ['coupons'],
});
