import type { z } from 'zod';
import { mobileError } from '#contract/account/values.ts';
import { PAID_PLANS } from '#contract/code-words.ts';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import type {
  DeskMember,
  DeskMembers,
  deskMemberQuery,
  MemberChange,
  MemberCoupons,
} from '#contract/member/desk.schema.ts';
import { LEVELS } from '#contract/member/levels.values.ts';
import { type MemberDocument, memberDocument } from '#contract/member/schema.ts';
import { maskMobile } from '#contract/text.ts';
import { DAY_MS } from '#contract/time.ts';
import { requireOpenShopper } from '../account/account.ts';
import { readSetting, writeSetting } from '../content/content.ts';
import { couponState, givable, templatesById } from '../coupon/coupon.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import type { Kind } from '../documents/documents.ts';
import { fieldError, notFound } from '../error.ts';
import { once } from '../idempotency/idempotency.ts';
import { LEDGER_UNIT } from '../money/money.tables.ts';
import { post, walletAt } from '../money/money.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import * as desk from './desk.queries.ts';
import { growthAt } from './growth.queries.ts';
import { addGrowth } from './growth.ts';
import * as members from './member.queries.ts';
import { dayOf, memberOf, NEW_MEMBER } from './member.rules.ts';

export const memberKind: Kind<MemberDocument> = {
  name: members.MEMBER_SETTING,
  summary: 'member levels, paid plans and their benefits',
  value: memberDocument,
  async read(db) {
    const { value, version } = await readSetting(db, members.MEMBER_SETTING);
    return { value: memberOf(value), version };
  },
  settle,
  write: (tx, _ref, value, version, now) => writeSetting(tx, members.MEMBER_SETTING, value, version, now),
  tags: () => [],
};

async function settle(db: Db | Tx, value: MemberDocument): Promise<MemberDocument> {
  const all = [
    ...value.levels.map(({ benefits }, at) => ({ field: `levels.${at}.benefits.coupons`, ids: benefits.coupons })),
    ...PAID_PLANS.map((plan) => ({ field: `paid.${plan}.benefits.coupons`, ids: value.paid[plan].benefits.coupons })),
  ];
  const rows = await templatesById(db, [...new Set(all.flatMap(({ ids }) => ids))]);
  const known = new Set(rows.map(({ id }) => id));
  for (const { field, ids } of all) if (ids.some((id) => !known.has(id))) throw fieldError(field, 'memberCoupon');
  return value;
}

export async function memberCouponsOf(deps: Deps, language: Language): Promise<MemberCoupons> {
  const { db } = deps.database;
  const now = deps.clock();
  const { levels, paid } = await members.memberSetting(db);
  const given = [...levels, ...Object.values(paid)].flatMap(({ benefits }) => benefits.coupons);
  const rows = await givable(db, now, given);
  return rows.map(({ id, name, terms: { scope: _, ...terms }, ...row }) => ({
    id,
    terms,
    name: inLanguage(name, language),
    state: couponState(row, now),
  }));
}

const MONTH_MS = 30 * DAY_MS;

export async function deskMembersOf(
  deps: Deps,
  { mobile, id }: z.output<typeof deskMemberQuery>,
  language: Language,
): Promise<DeskMembers> {
  const { db } = deps.database;
  const at = deps.clock();
  const [setting, levels, paid, signedToday, moved, shopper] = await Promise.all([
    members.memberSetting(db),
    desk.byLevel(db),
    desk.countPaid(db, at),
    desk.countSigned(db, dayOf(at)),
    desk.pointsMoved(db, new Date(at.getTime() - MONTH_MS)),
    id ? desk.shopperById(db, id) : mobile ? desk.shopperByMobile(db, mobile) : undefined,
  ]);
  const countOf = (level: number) => levels.find((row) => row.level === level)?.n ?? 0;
  return {
    paid,
    signedToday,
    ...moved,
    levels: Array.from({ length: LEVELS }, (_, index) => countOf(index + 1)),
    names: setting.levels.map(({ name }) => inLanguage(name, language)),
    found: shopper ? await toDesk(db, shopper, at) : null,
  };
}

async function toDesk(
  db: Db | Tx,
  { id, userName, mobile }: { id: number; userName: string; mobile: string },
  at: Date,
): Promise<DeskMember> {
  const row = await members.standingOf(db, id);
  const { points } = await walletAt(db, id, at);
  const { level, paidUntil } = row ?? NEW_MEMBER;
  return {
    id,
    userName,
    level,
    points,
    // An erased account has none.
    mobile: mobileError(mobile) ? '' : maskMobile(mobile),
    growth: await growthAt(db, id, at),
    paidUntil: paidUntil && paidUntil > at ? paidUntil.toISOString() : null,
  };
}

export function changeMember(
  deps: Deps,
  by: LiveOperator,
  id: number,
  change: MemberChange,
  key: string,
): Promise<DeskMember> {
  const call = { owner: `operator:${by.id}`, key, call: `desk/members/${id}`, body: change };
  return once(deps.database.db, call, (tx) => changeOnce(tx, by, id, change, `${by.id}:${key}`, deps.clock()));
}

async function changeOnce(tx: Tx, by: LiveOperator, id: number, change: MemberChange, key: string, at: Date) {
  const shopper = await desk.shopperById(tx, id);
  if (!shopper) throw notFound();
  await members.lockMember(tx, id, at);
  await requireOpenShopper(tx, id);
  const before = await toDesk(tx, shopper, at);
  const { points, growth, reason } = change;
  if (before.growth + growth < 0) throw fieldError('growth', 'growthShort');
  const same = { accountId: id, kind: 'adjust', businessId: String(by.id), key: `adjust:${key}`, at } as const;
  if (growth) await addGrowth(tx, { ...same, amount: growth });
  if (points) await post(tx, { ...same, unit: LEDGER_UNIT.POINTS, amount: points });
  const after = await toDesk(tx, shopper, at);
  const told = ({ points, growth, level }: DeskMember) => ({ points, growth, level });
  await recordChanges(tx, by, at, [
    { kind: 'shopper', ref: String(id), action: 'points', before: told(before), after: { ...told(after), reason } },
  ]);
  return after;
}
