import type { z } from 'zod';
import type {
  CouponCentre,
  CouponOffer,
  CouponOffers,
  couponCentreQuery,
  couponOfferQuery,
} from '#contract/coupon/schema.ts';
import { COUPON_PAGE } from '#contract/coupon/values.ts';
import type { Language } from '#contract/language.ts';
import { pageCount } from '#contract/paging.ts';
import { DAY_MS } from '#contract/time.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { covers } from '../pricing/coupon-scope.rules.ts';
import * as queries from './coupon.queries.ts';
import { byWorth, takeError } from './coupon.rules.ts';
import { categoriesOf, placeOf } from './scope.queries.ts';
import { createShown } from './shown.ts';

export type Reader = { accountId: number | undefined; language: Language };

type Needs = Pick<Deps, 'database' | 'clock'>;

async function toOffers(
  deps: Needs,
  { accountId, language }: Reader,
  rows: queries.Template[],
): Promise<CouponOffer[]> {
  const { db } = deps.database;
  const now = deps.clock();
  const ids = rows.map(({ id }) => id);
  const [shown, counts, paid] = await Promise.all([
    createShown(db, rows, language),
    accountId === undefined ? undefined : queries.countsOf(db, accountId, ids, now),
    accountId !== undefined && rows.some(({ newcomers }) => newcomers) && queries.hasPaid(db, accountId),
  ]);
  return rows.map((row) => {
    const { id, newcomers, total, taken, each, takeTo, useTo, days } = row;
    const { mine, unused } = counts?.get(id) ?? { mine: 0, unused: 0 };
    return {
      ...shown(row),
      id,
      newcomers,
      total,
      taken,
      each,
      mine,
      unused,
      days,
      error: takeError(row, { mine, newcomer: !paid, now }),
      takeTo: takeTo.toISOString(),
      useTo: useTo?.toISOString() ?? null,
    };
  });
}

export async function listCentre(
  deps: Needs,
  reader: Reader,
  { tab, page }: z.output<typeof couponCentreQuery>,
): Promise<CouponCentre> {
  const now = deps.clock();
  const offset = (page - 1) * COUPON_PAGE;
  const { rows, total } = await queries.centrePage(deps.database.db, now, tab, COUPON_PAGE, offset);
  const items = await toOffers(deps, reader, rows);
  return { items, page, pages: pageCount(total, COUPON_PAGE), total, now: now.toISOString() };
}

const BESIDE = 12;

/** `goods`: of the mall's coupons, those that cover everything or one of these products. */
type Asked = z.output<typeof couponOfferQuery> & { goods?: readonly number[] };

export async function listOffers(deps: Needs, reader: Reader, asked: Asked): Promise<CouponOffers> {
  const [rows, next] = await Promise.all([offered(deps, asked), queries.nextChange(deps.database.db, deps.clock())]);
  const items = await toOffers(deps, reader, rows.sort(byWorth).slice(0, BESIDE));
  return { items, freshUntil: (next ?? new Date(deps.clock().getTime() + DAY_MS)).toISOString() };
}

async function offered(deps: Needs, { productId, shopId, mall, goods }: Asked) {
  const { db } = deps.database;
  const now = deps.clock();
  if (productId === undefined) {
    if (shopId !== undefined) return queries.offersOf(db, now, { shopId });
    const rows = mall ? await queries.offersOf(db, now, { mall: true }) : [];
    return goods ? coveringSome(db, rows, goods) : rows;
  }
  const place = await placeOf(db, productId);
  if (!place) return [];
  const rows = await queries.offersOf(db, now, { shopId: place.shopId, mall: true });
  return rows.filter(({ terms }) => covers(terms.scope, { productId, categoryIds: place.categoryIds }));
}

async function coveringSome(db: Db, rows: queries.Template[], goods: readonly number[]): Promise<queries.Template[]> {
  const categories = goods.length ? await categoriesOf(db, [...goods]) : new Map<number, number[]>();
  const isCovered = ({ terms: { scope } }: queries.Template, productId: number) =>
    covers(scope, { productId, categoryIds: categories.get(productId) ?? [] });
  return rows.filter((row) => row.terms.scope === 'all' || goods.some((id) => isCovered(row, id)));
}
