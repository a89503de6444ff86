import { z } from 'zod';
import { MOBILE } from '../account/values.ts';
import { cleanMobile } from '../address/values.ts';
import { COUPON_STATES } from '../code-words.ts';
import { couponTerms } from '../coupon/schema.ts';
import { LIMITS } from '../limits.ts';
import { idText } from '../query.schema.ts';
import { typed } from '../typed.schema.ts';

const n = z.number().int();

export const deskMemberQuery = z.object({
  mobile: typed(MOBILE, 'mobileInvalid', cleanMobile)
    .optional()
    .describe('Mobile number of a shopper; left out: none.'),
  id: idText.optional().describe('Id of a shopper, instead of the number.'),
});
export type DeskMemberQuery = z.input<typeof deskMemberQuery>;
export const deskMember = z.object({
  id: n.describe('Id of the shopper.'),
  userName: z.string().describe('Account name.'),
  mobile: z.string().describe('Middle digits hidden: `138****8000`.'),
  level: n.describe('Level, from 1.'),
  growth: n.describe('Growth of the last twelve months.'),
  points: n.describe('Points; below zero: owed.'),
  paidUntil: z.iso.datetime().nullable().describe('Until when a paid membership runs; null: none does.'),
});
export type DeskMember = z.infer<typeof deskMember>;
export const deskMembers = z.object({
  levels: z
    .array(n.describe('Members.'))
    .describe('Members by level, from the first; those who never did anything are not counted.'),
  names: z.array(z.string()).describe("What the levels are called in the caller's language."),
  paid: n.describe('Paid memberships that run.'),
  signedToday: n.describe('Shoppers who signed in today.'),
  given: n.describe('Points given in the last 30 days.'),
  used: n.describe('Points paid with in the last 30 days, less those that came back.'),
  found: deskMember
    .nullable()
    .describe('The shopper with this number or id; null: there is none, or none was asked for.'),
});
export type DeskMembers = z.infer<typeof deskMembers>;

const MOST = 1_000_000;
export const memberChange = z
  .object({
    points: n.min(-MOST).max(MOST).describe('Points to add, or to take where it is negative.'),
    growth: n.min(-MOST).max(MOST).describe('Growth to add, or to take where it is negative.'),
    reason: z.string().trim().min(1).max(LIMITS.cancelReason).describe('Why; stands in the log of changes.'),
  })
  .refine(({ points, growth }) => points !== 0 || growth !== 0, { path: ['points'], error: 'changeZero' });
export type MemberChange = z.infer<typeof memberChange>;

export const memberCoupons = z
  .array(
    z.object({
      id: n.describe('Id of the coupon.'),
      name: z.string().describe("In the caller's language."),
      terms: couponTerms.omit({ scope: true }).describe('What it takes off.'),
      state: z.enum(COUPON_STATES).describe('Only `coming` and `running` ones are given.'),
    }),
  )
  .describe('Coupons of the mall that can be given, the newest first, and those that levels and plans give now.');
export type MemberCoupons = z.infer<typeof memberCoupons>;
