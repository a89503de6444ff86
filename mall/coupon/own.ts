import type { z } from 'zod';
import type { OwnCoupon, OwnCoupons, ownCouponQuery } from '#contract/coupon/schema.ts';
import { COUPON_PAGE } from '#contract/coupon/values.ts';
import { COUPON_USE } from '#contract/enums.ts';
import type { Language } from '#contract/language.ts';
import { pageCount } from '#contract/paging.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../error.ts';
import * as queries from './coupon.queries.ts';
import { createShown } from './shown.ts';

type Shopper = { accountId: number; language: Language };

async function toOwn(deps: Deps, { accountId, language }: Shopper, rows: queries.CouponRow[]): Promise<OwnCoupon[]> {
  const { db } = deps.database;
  const trades = rows.flatMap(({ tradeId }) => tradeId ?? []);
  const [shown, orders] = await Promise.all([
    createShown(db, rows, language),
    trades.length ? queries.ordersOfTrades(db, accountId, trades) : [],
  ]);
  return rows.map((row) => {
    const { id, status, shopId, tradeId, saved, validFrom, validTo } = row;
    const order = orders.find((one) => one.tradeId === tradeId && (shopId ?? one.shopId) === one.shopId);
    return {
      ...shown(row),
      id,
      status: status as OwnCoupon['status'],
      from: validFrom.toISOString(),
      to: validTo.toISOString(),
      order: order ? { id: order.id, saved: saved ?? 0 } : null,
    };
  });
}

export async function ownCoupon(deps: Deps, shopper: Shopper, id: number): Promise<OwnCoupon> {
  const [found] = await toOwn(deps, shopper, await queries.ownById(deps.database.db, shopper.accountId, id));
  if (!found) throw notFound();
  return found;
}

export async function listOwn(
  deps: Deps,
  shopper: Shopper,
  { status, page }: z.output<typeof ownCouponQuery>,
): Promise<OwnCoupons> {
  const { db } = deps.database;
  const { accountId } = shopper;
  const [rows, totals] = await Promise.all([
    queries.ownPage(db, accountId, status, COUPON_PAGE, (page - 1) * COUPON_PAGE),
    queries.ownCounts(db, accountId),
  ]);
  const countOf = (wanted: number) => totals.find((row) => row.status === wanted)?.n ?? 0;
  return {
    items: await toOwn(deps, shopper, rows),
    page,
    total: countOf(status),
    pages: pageCount(countOf(status), COUPON_PAGE),
    counts: { 10: countOf(COUPON_USE.UN_USE), 20: countOf(COUPON_USE.USED), 30: countOf(COUPON_USE.EXPIRED) },
    now: deps.clock().toISOString(),
  };
}
