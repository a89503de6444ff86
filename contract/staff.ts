import { z } from 'zod';
import { STATUS } from './enums.ts';
import { OPERATOR_NAME, ROLES } from './roles.ts';

/** Calls about the people who work at the desk. */

const id = z.number().int().positive().max(2_147_483_647);
const status = z.union([z.literal(STATUS.NORMAL), z.literal(STATUS.DISABLED)]);

/** What is set of an operator; those of a shop name it, others none. */
export const operatorWish = z
  .object({ name: z.string().trim().min(1).max(40), role: z.enum(ROLES), shopId: id.nullable(), status })
  .refine(({ role, shopId }) => (role === 'shop') === (shopId !== null), { path: ['shopId'] });
export type OperatorWish = z.infer<typeof operatorWish>;

export const newOperator = z.object({
  userName: z.string().trim().regex(OPERATOR_NAME),
  wish: operatorWish,
});
export type NewOperator = z.infer<typeof newOperator>;

export const operatorView = z.object({
  id,
  userName: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  shopId: z.number().int().nullable(),
  shop: z.string().nullable(),
  status,
});
export const staffView = z.object({
  operators: z.array(operatorView),
  /** Whom one may work for. */
  shops: z.array(z.object({ id, name: z.string() })),
});
export type OperatorView = z.infer<typeof operatorView>;
export type StaffView = z.infer<typeof staffView>;

/** Said once and kept nowhere. */
export const givenPassword = z.object({ id, password: z.string() });
export type GivenPassword = z.infer<typeof givenPassword>;
