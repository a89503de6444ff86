import type { z } from 'zod';
import { MEMBER_TASKS, PAID_PLANS } from '#contract/code-words.ts';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import type {
  Benefits,
  EquityView,
  MemberDocument,
  MemberLevel,
  MemberView,
  PointsPage,
  pointsQuery,
  ShownBenefits,
} from '#contract/member/schema.ts';
import { pageCount } from '#contract/paging.ts';
import { templatesById } from '../coupon/coupon.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { LEDGER_UNIT } from '../money/money.tables.ts';
import { ledgerPage, nextExpiry, walletAt } from '../money/money.ts';
import { numbers } from '../settings/settings.ts';
import { freeSince, growthAt } from './growth.queries.ts';
import * as members from './member.queries.ts';
import { addMonths, benefitsFor, monthStart, NEW_MEMBER, planAt, type Standing } from './member.rules.ts';
import { taskPoints, tasksOf } from './sign-in.ts';

type Viewer = { accountId: number; language: Language };
const PAGE_SIZE = 20;

export async function memberView(deps: Deps, { accountId, language }: Viewer): Promise<MemberView> {
  const { db } = deps.database;
  const at = deps.clock();
  const month = monthStart(at);
  const [setting, row, growth, used, wallet, done, rates] = await Promise.all([
    members.memberSetting(db),
    members.standingOf(db, accountId),
    growthAt(db, accountId, at),
    freeSince(db, accountId, month),
    walletAt(db, accountId, at),
    tasksOf(db, accountId),
    numbers(deps),
  ]);
  const standing = row ?? NEW_MEMBER;
  const { levels } = setting;
  const level = Math.min(standing.level, levels.length);
  const own = levels[level - 1] as MemberLevel;
  const next = levels[level];
  const benefits = benefitsFor(setting, standing, at);
  const show = await shownBy(db, [benefits]);
  return {
    level,
    growth,
    name: inLanguage(own.name, language),
    from: own.growth,
    points: wallet.points,
    next: next ? { level: level + 1, name: inLanguage(next.name, language), growth: next.growth } : null,
    keptUntil: addMonths(month, 1).toISOString(),
    paid: paidOf(standing, at),
    benefits: show(benefits),
    freightLeft: Math.max(0, benefits.freeFreight - used),
    tasks: MEMBER_TASKS.map((task) => ({ task, points: taskPoints(task, rates), done: done.has(task) })),
  };
}

const paidOf = (standing: Standing, at: Date) => {
  const plan = planAt(standing, at);
  return plan && standing.paidUntil ? { plan, until: standing.paidUntil.toISOString() } : null;
};

export async function shownBy(db: Db, all: readonly Benefits[]) {
  const ids = [...new Set(all.flatMap(({ coupons }) => coupons))];
  const terms = new Map(
    (await templatesById(db, ids)).map(({ id, terms: { scope: _, ...worth } }) => [id, worth] as const),
  );
  return ({ coupons, ...same }: Benefits): ShownBenefits => ({
    ...same,
    coupons: coupons.flatMap((id) => terms.get(id) ?? []),
  });
}

const allOf = ({ levels, paid }: MemberDocument): Benefits[] => [
  ...levels.map(({ benefits }) => benefits),
  ...PAID_PLANS.map((plan) => paid[plan].benefits),
];

export async function equityView(deps: Deps, { accountId, language }: Viewer): Promise<EquityView> {
  const { db } = deps.database;
  const [setting, row] = await Promise.all([members.memberSetting(db), members.standingOf(db, accountId)]);
  const standing = row ?? NEW_MEMBER;
  const show = await shownBy(db, allOf(setting));
  const { levels, paid } = setting;
  return {
    levels: levels.map(({ name, growth, benefits }, index) => ({
      level: index + 1,
      growth,
      name: inLanguage(name, language),
      benefits: show(benefits),
    })),
    plans: PAID_PLANS.map((plan) => ({ plan, price: paid[plan].price, benefits: show(paid[plan].benefits) })),
    level: Math.min(standing.level, levels.length),
    paid: paidOf(standing, deps.clock()),
  };
}

export async function pointsPage(
  deps: Deps,
  accountId: number,
  { kind, page }: z.output<typeof pointsQuery>,
): Promise<PointsPage> {
  const { db } = deps.database;
  const rates = await numbers(deps);
  const [{ points }, expires, { items, total }] = await Promise.all([
    walletAt(db, accountId, deps.clock()),
    nextExpiry(deps, accountId, rates),
    ledgerPage(db, accountId, LEDGER_UNIT.POINTS, { page, size: PAGE_SIZE, kind }),
  ]);
  const { fenPerPoint, pointsPerYuan: perYuan, pointsShare: share, pointsYears: years, signInPoints } = rates;
  return {
    points,
    page,
    total,
    pages: pageCount(total, PAGE_SIZE),
    expires: expires ? { points: expires.points, at: expires.at.toISOString() } : null,
    items: items.map(({ id, kind, amount, after, businessId, at }) => ({
      id,
      amount,
      after,
      businessId,
      kind: kind as PointsPage['items'][number]['kind'],
      at: at.toISOString(),
    })),
    rules: { fenPerPoint, perYuan, share, years, signIn: signInPoints },
  };
}
