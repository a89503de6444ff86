import { z } from 'zod';
import { ROLES } from './values.ts';

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

export const operatorInfo = z.object({
  name: z.string().describe('Name of the operator.'),
  role: z.enum(ROLES).describe('What the operator may do.'),
  shopId: z.number().int().nullable().describe('Of an operator of a shop; null: of the mall.'),
  store: z.boolean().describe("Whether this is a store account, whose password is set in its owner's user centre."),
});
export type OperatorInfo = z.infer<typeof operatorInfo>;
