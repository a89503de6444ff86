import type { CouponOffer, OwnCoupon, TakeError } from '#contract/coupon/schema.ts';
import type { Language } from '#contract/language.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { fieldError, MallError, notFound } from '../error.ts';
import { once } from '../idempotency/idempotency.ts';
import { readNumbers } from '../settings/settings.ts';
import * as queries from './coupon.queries.ts';
import { takeError, validFor } from './coupon.rules.ts';
import { notifyOf } from './ending.ts';
import { ownCoupon } from './own.ts';

export type Shopper = { accountId: number; language: Language };

const TAKE_MESSAGE = {
  gone: 'couponGone',
  mine: 'couponMine',
  newcomers: 'couponNewcomers',
  notYet: 'couponNotYet',
  over: 'couponOver',
} as const satisfies Record<NonNullable<CouponOffer['error']>, string>;

/** The caller has locked the template's row. */
export async function addCoupons(
  tx: Tx,
  template: queries.Template,
  accountIds: readonly number[],
  now: Date,
): Promise<queries.NotifiedCoupon[]> {
  const { id: templateId, shopId, name, terms, newcomers } = template;
  const { from, to } = validFor(template, now);
  const row = { templateId, shopId, name, terms, newcomers, validFrom: from, validTo: to, takenAt: now };
  await queries.countTaken(tx, templateId, accountIds.length);
  const rows = accountIds.map((accountId) => ({ ...row, accountId }));
  return queries.addCoupons(tx, rows);
}

export async function giveCoupon(tx: Tx, templateId: number, accountId: number, now: Date): Promise<boolean> {
  const template = await queries.lockTemplate(tx, templateId);
  if (!template || template.stopped || now >= template.takeTo || template.taken >= template.total) return false;
  await notifyOf(tx, 'couponGiven', await addCoupons(tx, template, [accountId], now), now);
  return true;
}

/** To a new account, in the transaction that opens it. */
export async function giveWelcomeCoupons(tx: Tx, accountId: number, now: Date): Promise<void> {
  const { welcomeCoupons } = await readNumbers(tx);
  if (!welcomeCoupons) return;
  for (const { id } of await queries.welcoming(tx, now, welcomeCoupons)) await giveCoupon(tx, id, accountId, now);
}

const refuse = (error: TakeError | null): void => {
  if (error) throw new MallError('message', TAKE_MESSAGE[error]);
};

async function takeOne(tx: Tx, template: queries.Template, accountId: number, now: Date): Promise<number> {
  const counts = await queries.countsOf(tx, accountId, [template.id], now);
  const newcomer = !template.newcomers || !(await queries.hasPaid(tx, accountId));
  refuse(takeError(template, { mine: counts.get(template.id)?.mine ?? 0, newcomer, now }));
  const [made] = await addCoupons(tx, template, [accountId], now);
  return (made as queries.NotifiedCoupon).id;
}

export async function takeCoupon(deps: Deps, shopper: Shopper, templateId: number, key: string): Promise<OwnCoupon> {
  const { accountId } = shopper;
  const call = { owner: `shopper:${accountId}`, key, call: 'coupon/take', body: { templateId } };
  const { id } = await once(deps.database.db, call, async (tx) => {
    const template = await queries.lockTemplate(tx, templateId);
    if (!template?.inCentre) throw notFound();
    return { id: await takeOne(tx, template, accountId, deps.clock()) };
  });
  return ownCoupon(deps, shopper, id);
}

/**
 * Wrong codes that a shopper may try. Addresses are not counted: a code has 60 bits and an account costs a phone number, while many
 * shoppers may share an address.
 */
const GUESSES = { name: 'coupon-code', times: 10, seconds: 3_600 };

export function createRedeem(deps: Deps) {
  const guesses = deps.limits.create(GUESSES);

  return async (shopper: Shopper, code: string, key: string): Promise<OwnCoupon> => {
    const { accountId } = shopper;
    const who = String(accountId);
    let wrong = false;
    // Counted before the lookup, so that parallel requests cannot exceed the limit.
    const within = await guesses.count(who);
    try {
      if (!within) throw new MallError('message', 'couponCodeTries', { status: 429 });
      const call = { owner: `shopper:${accountId}`, key, call: 'coupon/redeem', body: { code } };
      const found = await once(deps.database.db, call, (tx) => redeem(tx, accountId, code, deps.clock()));
      wrong = found.id === null && !found.used;
      if (found.id === null) throw fieldError('code', found.used ? 'couponCodeUsed' : 'couponCodeWrong');
      return await ownCoupon(deps, shopper, found.id);
    } finally {
      if (!wrong) await guesses.uncount(who);
    }
  };
}

async function redeem(tx: Tx, accountId: number, code: string, now: Date) {
  const row = await queries.lockCode(tx, code);
  if (!row || row.couponId !== null) return { id: null, used: row !== undefined };
  const template = await queries.lockTemplate(tx, row.templateId);
  if (!template) throw notFound();
  const id = await takeOne(tx, template, accountId, now);
  await queries.markCodeUsed(tx, row.id, id);
  return { id, used: false };
}
