import { randomInt } from 'node:crypto';
import { ACCOUNT_STANDING } from '#contract/account/standing.values.ts';
import {
  CODE_COLUMNS,
  COUPON_CODES,
  type CodeCounts,
  type CouponChoices,
  type DeskCoupon,
  type DeskCoupons,
  type GivenCoupons,
} from '#contract/coupon/desk.schema.ts';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import type { ActivityQuery } from '#contract/promotion/schema.ts';
import type { SheetFile } from '#contract/sheet.schema.ts';
import { listActivities, ownerChoices } from '../activity/activity.ts';
import { cards, categoryRows } from '../catalog/catalog.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { fieldError, MallError, notFound } from '../error.ts';
import { once } from '../idempotency/idempotency.ts';
import { type Done, recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { shopOf } from '../operator/scope.ts';
import { writeRows } from '../sheets/csv.rules.ts';
import { dayOf, timeOf } from '../sheets/days.rules.ts';
import { oneExport } from '../sheets/one-export.ts';
import * as queries from './coupon.queries.ts';
import { couponState } from './coupon.rules.ts';
import * as desk from './desk.queries.ts';
import { coupon } from './document.ts';
import { notifyOf } from './ending.ts';
import { addCoupons } from './take.ts';

export const listCoupons = (
  deps: Deps,
  by: LiveOperator,
  query: ActivityQuery,
  language: Language,
): Promise<DeskCoupons> =>
  listActivities(deps, by, query, {
    page: desk.templatePage,
    count: desk.countTemplates,
    idOf: ({ template }) => template.id,
    figures: desk.figures,
    toItem({ template, shop }, figures, now): DeskCoupon {
      const { id, version, name, terms, takeFrom, takeTo, total: all, taken } = template;
      return {
        id,
        version,
        name,
        terms,
        total: all,
        taken,
        ...(figures ?? { used: 0, saved: 0, sales: 0 }),
        shop: shop && inLanguage(shop, language),
        state: couponState(template, now),
        takeFrom: takeFrom.toISOString(),
        takeTo: takeTo.toISOString(),
      };
    },
  });

export async function couponChoicesOf(db: Db, by: LiveOperator, language: Language): Promise<CouponChoices> {
  const [owners, categories] = await Promise.all([ownerChoices(db, by, language), categoryRows(db)]);
  const nameOf = new Map(
    categories.map(({ id, name, parentId }) => [id, { name: inLanguage(name, language), parentId }]),
  );
  const path = (id: number | null): string[] => {
    const found = id === null ? undefined : nameOf.get(id);
    return found ? [...path(found.parentId), found.name] : [];
  };
  return {
    ...owners,
    categories: categories
      .map(({ id }) => ({ id, name: path(id).join(' / ') }))
      .sort((one, other) => one.name.localeCompare(other.name, language)),
  };
}

export const namesOfGoods = ({ database: { db }, clock }: Deps, ids: number[], language: Language) =>
  cards({ db, language, now: clock() }, ids);

async function hold(tx: Tx, by: LiveOperator, id: number): Promise<queries.Template> {
  const own = shopOf(by);
  const template = await queries.lockTemplate(tx, id);
  if (!template || (own !== null && template.shopId !== own)) throw notFound();
  return template;
}

const done = (id: number, action: string, after: unknown): Done[] => [
  { kind: coupon.name, ref: String(id), action, before: null, after },
];

/**
 * One coupon for each shopper, however many they have had of it; once per key. A shop gives to those who have bought from it, and does not
 * learn which other numbers are customers of the mall.
 * @throws MallError when there are not enough left
 */
export function giveCoupon(
  deps: Deps,
  by: LiveOperator,
  id: number,
  mobiles: string[],
  key: string,
): Promise<GivenCoupons> {
  const call = { owner: `operator:${by.id}`, key, call: `desk/coupon/${id}/give`, body: { mobiles } };
  return once(deps.database.db, call, async (tx) => {
    const now = deps.clock();
    const template = await hold(tx, by, id);
    const wanted = [...new Set(mobiles)];
    const own = shopOf(by);
    const found = await (own === null ? desk.lockByMobile(tx, wanted) : desk.lockBuyersByMobile(tx, own, wanted));
    const known = new Set(found.map(({ mobile }) => mobile));
    const accounts = found.filter(({ standing }) => standing === ACCOUNT_STANDING.OPEN);
    const closing = found.filter(({ standing }) => standing !== ACCOUNT_STANDING.OPEN).map(({ mobile }) => mobile);
    if (accounts.length > template.total - template.taken) throw fieldError('mobiles', 'couponLeft');
    if (accounts.length) {
      const ids = accounts.map((account) => account.id);
      const made = await addCoupons(tx, template, ids, now);
      await notifyOf(tx, 'couponGiven', made, now);
      await recordChanges(tx, by, now, done(id, 'give', { shoppers: ids }));
    }
    const unknown = own === null ? wanted.filter((mobile) => !known.has(mobile)) : null;
    return { given: accounts.length, unknown, closing };
  });
}

const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 12;
const randomCode = (): string => Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

export function makeCouponCodes(
  deps: Deps,
  by: LiveOperator,
  id: number,
  count: number,
  key: string,
): Promise<CodeCounts> {
  const call = { owner: `operator:${by.id}`, key, call: `desk/coupon/${id}/codes`, body: { count } };
  return once(deps.database.db, call, async (tx) => {
    const now = deps.clock();
    await hold(tx, by, id);
    const { codes } = await desk.codeCounts(tx, id);
    if (codes + count > MOST_CODES) throw fieldError('count', 'fieldTooLarge', { n: String(MOST_CODES - codes) });
    const batch = (await desk.lastBatch(tx, id)) + 1;
    for (let made = 0; made < count; ) {
      const size = Math.min(BATCH, count - made);
      const rows = Array.from({ length: size }, () => ({ code: randomCode(), templateId: id, batch, createdAt: now }));
      made += await desk.addCodes(tx, rows);
    }
    await recordChanges(tx, by, now, done(id, 'codes', { batch, count }));
    return desk.codeCounts(tx, id);
  });
}
const BATCH = 1_000;
const MOST_CODES = 10 * COUPON_CODES;

async function ofOperator(deps: Deps, by: LiveOperator, id: number): Promise<void> {
  if (!(await desk.templateById(deps.database.db, id)) || !(await coupon.owns?.(deps.database.db, String(id), by)))
    throw notFound();
}

export async function countCodes(deps: Deps, by: LiveOperator, id: number): Promise<CodeCounts> {
  await ofOperator(deps, by, id);
  return desk.codeCounts(deps.database.db, id);
}

export async function exportCodes(deps: Deps, by: LiveOperator, id: number, language: Language): Promise<SheetFile> {
  await ofOperator(deps, by, id);
  const { db } = deps.database;
  const now = deps.clock();
  const codes = await desk.codesOf(db, id, MOST_CODES);
  if (!codes.length) throw new MallError('message', 'notFound');
  const { text, more } = await oneExport(by, () =>
    writeRows({
      columns: CODE_COLUMNS,
      cells: {
        code: ({ code }) => code,
        batch: ({ batch }) => batch,
        at: ({ createdAt }) => timeOf(createdAt),
        used: ({ couponId }) => USED[language][couponId === null ? 0 : 1],
      },
      parts: (async function* () {
        yield codes;
      })(),
      language,
      most: MOST_CODES,
    }),
  );
  await recordChanges(db, by, now, done(id, 'export', { rows: codes.length }));
  return { name: `coupon-codes-${id}-${dayOf(now)}.csv`, text, more };
}
const USED = { zh: ['未用', '已用'], en: ['no', 'yes'] } as const;
