import { z } from 'zod';
import { sessionView } from '../account/schema.ts';
import type { Language } from '../language.ts';
import { LIMITS } from '../limits.ts';
import { day, LAST_PAGE } from '../order/desk.schema.ts';
import { ORDER_WORDS } from '../order/standing.values.ts';
import { countedPage } from '../paging.schema.ts';

const n = z.number().int();

export const deskShopperQuery = z.object({
  page: z.coerce.number().int().min(1).max(LAST_PAGE).default(1).describe('Page number, from 1.'),
  text: z
    .string()
    .max(100)
    .optional()
    .describe('Mobile number, account name, or number of an order or a trade, each in full; left out: everybody.'),
  from: day.optional().describe('First day in China on which the account was opened; left out: no limit.'),
  to: day.optional().describe('Last day in China, included; left out: no limit.'),
  locked: z.literal('1').optional().describe('Locked accounts only.'),
});
export const deskShopperSheetQuery = deskShopperQuery.omit({ page: true }).extend({
  mobiles: z
    .literal('whole')
    .optional()
    .describe('Whole mobile numbers, for those who may change shoppers; left out: middle digits hidden.'),
});

const brief = {
  id: n.describe('Id of the shopper.'),
  userName: z.string().describe('Account name.'),
  nickName: z.string().describe('Name that others see.'),
  mobile: z.string().describe('Middle digits hidden: `138****8000`.'),
  createdAt: z.iso.datetime().describe('When the account was opened.'),
  level: n.describe('Member level, from 1.'),
  standing: n.describe('10 open, 20 being closed by its owner, 30 being erased, 40 erased.'),
};
export const deskShopperBrief = z.object({ ...brief, locked: z.boolean().describe('Whether logging in is refused.') });
export type DeskShopperBrief = z.infer<typeof deskShopperBrief>;

export const deskShopperPage = z.object({
  items: z.array(deskShopperBrief).describe('Newest first.'),
  ...countedPage('At most 10 000, which means "or more".'),
});
export type DeskShopperPage = z.infer<typeof deskShopperPage>;

export const deskShopper = z.object({
  ...brief,
  locked: z
    .object({
      at: z.iso.datetime().describe('Since when.'),
      reason: z.string().describe('Why, as the shopper is told.'),
    })
    .nullable()
    .describe('Null: the account is open.'),
  growth: n.describe('Growth of the last twelve months.'),
  points: n.describe('Points; below zero: owed.'),
  balance: n.describe('Fen.'),
  paidUntil: z.iso.datetime().nullable().describe('Until when a paid membership runs; null: none does.'),
  addresses: n.describe('Number of addresses in the address book.'),
  orders: n.describe('Number of orders.'),
  newest: z
    .array(
      z.object({
        id: z.string().describe('Number of the order.'),
        word: z.enum(ORDER_WORDS).describe('The word for where it stands.'),
        payable: n.describe('Fen.'),
        createdAt: z.iso.datetime().describe('When it was placed.'),
      }),
    )
    .describe('The newest orders.'),
  sessions: z.array(sessionView).describe('Where the account is logged in, last used first.'),
  may: z.boolean().describe('Whether this operator may lock accounts and end sessions.'),
});
export type DeskShopper = z.infer<typeof deskShopper>;

export const lockShopper = z.object({
  reason: z.string().trim().min(1).max(LIMITS.cancelReason).describe('Why; the shopper is told at login.'),
});
export type LockShopper = z.input<typeof lockShopper>;

export const SHOPPER_COLUMNS = {
  id: { zh: '用户编号', en: 'Id' },
  userName: { zh: '账号', en: 'Account' },
  nickName: { zh: '昵称', en: 'Nickname' },
  mobile: { zh: '手机号', en: 'Mobile' },
  createdAt: { zh: '注册时间', en: 'Registered at' },
  level: { zh: '会员等级', en: 'Level' },
  paidUntil: { zh: '付费会员到期', en: 'Paid membership until' },
  points: { zh: '积分', en: 'Points' },
  balance: { zh: '余额（元）', en: 'Balance (CNY)' },
  orders: { zh: '订单数', en: 'Orders' },
  spent: { zh: '已完成订单金额（元）', en: 'Completed orders (CNY)' },
  lockedAt: { zh: '锁定时间', en: 'Locked at' },
} as const satisfies Record<string, Record<Language, string>>;
export type ShopperColumn = keyof typeof SHOPPER_COLUMNS;
