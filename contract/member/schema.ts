import { z } from 'zod';
import { MEMBER_TASKS, PAID_PLANS } from '../code-words.ts';
import { couponTerms } from '../coupon/schema.ts';
import { countedPage } from '../paging.schema.ts';
import { title } from '../pair.schema.ts';
import { POINTS_KINDS } from '../payment/values.ts';
import { pageText } from '../query.schema.ts';
import { typed } from '../typed.schema.ts';
import { LEVELS } from './levels.values.ts';
import { MONTHLY_COUPONS, ONCE } from './values.ts';

/** Members (domain decisions, section 11): levels by growth, paid plans, and what both give. */

export type MemberTask = (typeof MEMBER_TASKS)[number];

const id = z.number().int().min(1).max(2_147_483_647);

export const benefits = z.object({
  off: z.number().int().min(0).max(5_000).describe('Member discount, basis points off.'),
  times: z.number().int().min(ONCE).max(100_000).describe('Points of an order are multiplied by this: 10000 is once.'),
  freeFreight: z.number().int().min(0).max(100).describe('Orders of a month that travel free.'),
  coupons: z.array(id).max(MONTHLY_COUPONS).describe('Ids of coupons, one of each every month.'),
});
export type Benefits = z.infer<typeof benefits>;

export const memberLevel = z.object({
  name: title.describe('Name of the level.'),
  growth: z.number().int().min(0).max(10_000_000).describe('From how much growth on.'),
  benefits: benefits.describe('What it gives.'),
});
export type MemberLevel = z.infer<typeof memberLevel>;

export const paidPlan = z.object({
  price: z.number().int().min(1).max(100_000_00).describe('Fen.'),
  benefits: benefits.describe('What it gives while it lasts.'),
});

export const memberDocument = z
  .object({
    levels: z.array(memberLevel).length(LEVELS).describe('From the first, which everybody has, to the highest.'),
    paid: z
      .object({
        month: paidPlan.describe('For a month.'),
        season: paidPlan.describe('For three months.'),
        year: paidPlan.describe('For twelve months.'),
      })
      .describe('What can be bought.'),
  })
  .superRefine(({ levels }, context) => {
    for (const [at, { growth, benefits }] of levels.entries()) {
      const before = levels[at - 1];
      if (before ? growth <= before.growth : growth !== 0)
        context.addIssue({ code: 'custom', path: ['levels', at, 'growth'], message: 'growthRises' });
      if (!before && benefits.coupons.length)
        context.addIssue({ code: 'custom', path: ['levels', at, 'benefits', 'coupons'], message: 'firstLevelCoupons' });
    }
  });
export type MemberDocument = z.infer<typeof memberDocument>;

const n = z.number().int();
const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;
export const signInQuery = z.object({
  month: typed(MONTH, 'monthWrong').optional().describe('Month of the calendar, `2026-11`; left out: this month.'),
});
export type SignInQuery = z.infer<typeof signInQuery>;
export const signInView = z.object({
  today: z.iso.date().describe('Today in China.'),
  signed: z.boolean().describe('Whether today is signed in.'),
  streak: n.describe('Days in a row, with today once it is signed in.'),
  now: n.describe('Points that today gives, or gave.'),
  next: n.describe('Points that tomorrow gives, when today is signed in.'),
  bonus: z
    .object({ days: n.describe('Days in a row that it takes.'), points: n.describe('Points of the last of them.') })
    .describe('What signing in day after day gives.'),
  month: typed(MONTH, 'monthWrong').describe('Month of the calendar.'),
  days: z.array(z.iso.date()).describe('Days of the month that were signed in.'),
});
export type SignIn = z.infer<typeof signInView>;
export const signInDone = signInView.extend({
  given: n.describe('Points given now; 0: today was signed in before.'),
});
export type SignInDone = z.infer<typeof signInDone>;

export const pointsQuery = z.object({
  kind: z.enum(POINTS_KINDS).optional().describe('Left out: all kinds.'),
  page: pageText.default(1).describe('Page number, from 1.'),
});
export const pointsPage = z.object({
  points: n.describe('What there is; below zero: owed, because points of a refunded order had been spent.'),
  expires: z
    .object({ points: n.describe('How many.'), at: z.iso.datetime().describe('When.') })
    .nullable()
    .describe('What is over next; null: nothing.'),
  items: z
    .array(
      z.object({
        id: n.describe('Id of the entry.'),
        kind: z.enum(POINTS_KINDS).describe('Why the points changed.'),
        amount: n.describe('Points; negative where they went.'),
        after: n.describe('Points after it.'),
        businessId: z
          .string()
          .describe('Number of the trade or order, the day, or the name of the task it belongs to.'),
        at: z.iso.datetime().describe('When.'),
      }),
    )
    .describe('Newest first.'),
  ...countedPage('Number of entries.'),
  rules: z
    .object({
      fenPerPoint: n.describe('Fen paid for one point.'),
      perYuan: n.describe('Points for one yuan of discount.'),
      share: n.describe("Share of the goods' amount that points may pay, basis points."),
      years: n.describe('Calendar years that points are good for, with the one they came in.'),
      signIn: n.describe('Points for signing in on a day.'),
    })
    .describe('How points come and go.'),
});
export type PointsPage = z.infer<typeof pointsPage>;

export const shownBenefits = benefits.omit({ coupons: true }).extend({
  coupons: z.array(couponTerms.omit({ scope: true })).describe('What the coupons of the month take off.'),
});
export type ShownBenefits = z.infer<typeof shownBenefits>;
const place = {
  level: n.describe('Number of the level, from 1.'),
  name: z.string().describe("In the caller's language."),
};
const runningPlan = z
  .object({ plan: z.enum(PAID_PLANS).describe('Which one.'), until: z.iso.datetime().describe('Until when.') })
  .nullable()
  .describe('The paid membership that runs; null: none.');

export const memberView = z.object({
  ...place,
  growth: n.describe('Whole yuan of completed orders in the last twelve months.'),
  from: n.describe('Growth from which on one has this level.'),
  next: z
    .object({ ...place, growth: n.describe('From how much growth on.') })
    .nullable()
    .describe('The next level; null: this is the highest.'),
  keptUntil: z.iso.datetime().describe('Until when the level cannot fall.'),
  paid: runningPlan,
  benefits: shownBenefits.describe('What the shopper has: the better of level and paid membership.'),
  freightLeft: n.describe('Orders that still travel free this month.'),
  points: n.describe('What there is; below zero: owed.'),
  tasks: z
    .array(
      z.object({
        task: z.enum(MEMBER_TASKS).describe('Which one.'),
        points: n.describe('What it gives.'),
        done: z.boolean().describe('Whether it was done.'),
      }),
    )
    .describe('What gives points once.'),
});
export type MemberView = z.infer<typeof memberView>;

export const equityView = z.object({
  levels: z
    .array(
      z.object({
        ...place,
        growth: n.describe('From how much growth on.'),
        benefits: shownBenefits.describe('What it gives.'),
      }),
    )
    .describe('From the first to the highest.'),
  plans: z
    .array(
      z.object({
        plan: z.enum(PAID_PLANS).describe('Which one.'),
        price: n.describe('Fen.'),
        benefits: shownBenefits.describe('What it gives while it lasts.'),
      }),
    )
    .describe('What can be bought.'),
  level: n.describe("The shopper's level, from 1."),
  paid: runningPlan,
});
export type EquityView = z.infer<typeof equityView>;

export const memberPrice = z.object({ off: n.describe('Member discount, basis points off; 0: none.') });
export type MemberPrice = z.infer<typeof memberPrice>;
