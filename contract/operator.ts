import { z } from 'zod';
import { TRACKING, toTracking } from './carriers.ts';
import { LIMITS } from './limits.ts';
import { ROLES } from './roles.ts';

export const operatorLogin = z.object({ userName: z.string().max(100), passWord: z.string().max(1_024) });
export const operatorToken = z.object({ accessToken: z.string() });
export const operatorInfo = z.object({ name: z.string(), role: z.enum(ROLES), shopId: z.number().int().nullable() });
export type OperatorInfo = z.infer<typeof operatorInfo>;

export const refuseRequest = z.object({ reason: z.string().trim().min(1).max(LIMITS.cancelReason) });
export const shipRequest = z.object({
  /** A code of CARRIERS, or a name that is known for it. */
  carrier: z.string().trim().min(1).max(40),
  number: z.string().max(80).transform(toTracking).pipe(z.string().regex(TRACKING)),
});
