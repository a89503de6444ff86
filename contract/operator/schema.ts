import { z } from 'zod';
import { AREAS, type Area, levelsOf } from './areas.values.ts';
import { ROLES } from './roles.values.ts';

export const operatorLogin = z.object({
  userName: z.string().max(100).describe('Account name of the operator.'),
  passWord: z.string().max(1_024).describe('Encrypted password, base64: see "Passwords" in the introduction.'),
  captchaVerification: z
    .string()
    .max(1_024)
    .optional()
    .describe(
      'Of a solved captcha: needed by store accounts, for names that nobody has, and after a few wrong passwords, when the refusal carries `{ captcha: true }`.',
    ),
  browser: z
    .string()
    .max(64)
    .optional()
    .describe('What a browser keeps that has proved itself: store accounts need a code in others.'),
});
export type OperatorLogin = z.infer<typeof operatorLogin>;
/** Data of a refusal that a code lifts, which goes to the owner of a store account: this browser is new. */
export const loginCodeNeeded = z.object({
  ticket: z.string().describe('Stands for the password that was right; good for ten minutes.'),
  mobile: z.string().describe('Where codes go; middle digits hidden.'),
  sent: z
    .boolean()
    .describe('Whether one was sent just now; otherwise it is too early for another, and one has to be asked for.'),
});
export type LoginCodeNeeded = z.infer<typeof loginCodeNeeded>;
const ticket = z.string().max(128).describe('Of the refused login.');
export const sendStoreLoginCode = z.object({ ticket });
export type SendStoreLoginCode = z.infer<typeof sendStoreLoginCode>;
export const storeLoginCode = z.object({
  ticket,
  code: z.string().max(64).describe('The code from the SMS, six digits.'),
});
export type StoreLoginCode = z.infer<typeof storeLoginCode>;
export const captchaNeeded = z.object({ captcha: z.literal(true) });
export const operatorToken = z.object({
  accessToken: z
    .string()
    .describe('Opaque token for the `Authorization` header of desk calls; it ends after 12 hours.'),
});
export type OperatorToken = z.infer<typeof operatorToken>;
export const storeLogin = operatorToken.extend({
  browser: z.string().describe('To be kept by the browser and sent with later logins; good for 90 days.'),
});

export type StoreLogin = z.infer<typeof storeLogin>;

const AREA_MEANINGS: Record<Area, string> = {
  home: 'What waits, sales and visits.',
  orders: 'Orders: accepting, shipping, refusing.',
  refunds: 'Refunds and returns, the return address.',
  reviews: 'Reviews: answering, and for the mall hiding.',
  invoices: 'Invoices.',
  goods: 'Products and their stock.',
  promotions: 'Coupons, timed discounts, flash sales, group-buys, the points mall.',
  chat: 'Conversations with shoppers.',
  shoppers: 'Shoppers: looking them up, locking them out.',
  members: 'Levels, benefits, points and growth.',
  content: 'Home page, content pages, announcements, search words, footer, dictionaries.',
  appearance: 'Branding, colours, font, texts.',
  shops: 'Shops and their applications.',
  categories: 'Categories, brands, attributes.',
  money: 'What shops are due; for the mall also payments, commission, adjustments.',
  settings: 'Settings of shops; for the mall also numbers, payment and SMS.',
  staff: 'Operators and roles.',
  changes: 'The log of changes.',
  exports: 'Lists as files: of those that may be looked at.',
};
const levelIn = (area: Area) => z.enum(levelsOf(area)).optional().describe(AREA_MEANINGS[area]);

export const rights = z
  .object(Object.fromEntries(AREAS.map((area) => [area, levelIn(area)])) as Record<Area, ReturnType<typeof levelIn>>)
  .describe('Areas of the desk, each with `look` or with `change`, which includes the look; left out: nothing.');

export const operatorInfo = z.object({
  name: z.string().describe('Name of the operator.'),
  role: z.enum(ROLES).describe('The role; `custom`: one that was made at the desk.'),
  roleName: z.string().nullable().describe('What a role that was made at the desk is called; null: `role` says it.'),
  rights: rights.describe('What the operator may do: each call names its area and level as `x-access`.'),
  shopId: z.number().int().nullable().describe('Of an operator of a shop; null: of the mall.'),
  store: z.boolean().describe("Whether this is a store account, whose password is set in its owner's user centre."),
  factorDue: z.iso
    .datetime()
    .nullable()
    .describe('Until when the operator has to set up a second factor; null: nothing is due.'),
});
export type OperatorInfo = z.infer<typeof operatorInfo>;
