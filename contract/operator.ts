import { z } from 'zod';
import { TRACKING, toTracking } from './carriers.ts';
import { LIMITS } from './limits.ts';
import { ROLES } from './roles.ts';

export const operatorLogin = z.object({
  userName: z.string().max(100).describe('Account name of the operator.'),
  passWord: z.string().max(1_024).describe('Encrypted password, base64: see "Passwords" in the introduction.'),
  captchaVerification: z
    .string()
    .max(1_024)
    .optional()
    .describe('Of a solved captcha: needed after a few wrong passwords, when the refusal carries `{ captcha: true }`.'),
});
/** Data of a refusal that a captcha lifts. */
export const captchaNeeded = z.object({ captcha: z.literal(true) });
export const operatorToken = z.object({
  accessToken: z
    .string()
    .describe('Opaque token for the `Authorization` header of desk calls; it ends after 12 hours.'),
});
export const operatorInfo = z.object({
  name: z.string().describe('Name of the operator.'),
  role: z.enum(ROLES).describe('What the operator may do.'),
  shopId: z.number().int().nullable().describe('Of an operator of a shop; null: of the mall.'),
});
export type OperatorInfo = z.infer<typeof operatorInfo>;

export const refuseRequest = z.object({
  reason: z.string().trim().min(1).max(LIMITS.cancelReason).describe('Shown to the buyer.'),
});
export const shipRequest = z.object({
  carrier: z.string().trim().min(1).max(40).describe('Code or name of the carrier.'),
  number: z.string().max(80).transform(toTracking).pipe(z.string().regex(TRACKING)).describe('Tracking number.'),
});
