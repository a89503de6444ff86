import { z } from 'zod';
import { STATUS } from '../enums.ts';
import { typed } from '../typed.schema.ts';
import { OPERATOR_NAME, ROLES } from './values.ts';

const id = z.number().int().positive().max(2_147_483_647);
const status = z.union([z.literal(STATUS.NORMAL), z.literal(STATUS.DISABLED)]);

export const operatorInput = z
  .object({
    name: z.string().trim().min(1).max(40).describe('Name of the operator.'),
    role: z.enum(ROLES).describe('What the operator may do.'),
    shopId: id.nullable().describe('Of an operator of a shop; null for the other roles.'),
    status: status.describe('STATUS: 0 normal, 1 disabled.'),
  })
  .refine(({ role, shopId }) => (role === 'shop') === (shopId !== null), { path: ['shopId'], message: 'goodsShop' });
export type OperatorInput = z.infer<typeof operatorInput>;

export const newOperator = z.object({
  userName: typed(OPERATOR_NAME, 'operatorNameFormat').describe(
    'Account name: 4 to 32 letters, digits, hyphens or underscores.',
  ),
  input: operatorInput.describe('What is set of the operator.'),
});
export type NewOperator = z.infer<typeof newOperator>;

export const operatorView = z.object({
  id: id.describe('Id of the operator.'),
  userName: z.string().describe('Account name.'),
  name: z.string().describe('Name of the operator.'),
  role: z.enum(ROLES).describe('What the operator may do.'),
  shopId: z.number().int().nullable().describe('Of an operator of a shop; null: of the mall.'),
  shop: z.string().nullable().describe('Name of the shop; null: of the mall.'),
  store: z
    .boolean()
    .describe('Whether it is a store account: its owner sets its password, and it stays with its shop.'),
  status: status.describe('STATUS: 0 normal, 1 disabled.'),
});
export const staffView = z.object({
  operators: z.array(operatorView).describe('All of them.'),
  shops: z
    .array(z.object({ id: id.describe('Id of the shop.'), name: z.string().describe("In the caller's language.") }))
    .describe('Shops that an operator can work for.'),
});
export type OperatorView = z.infer<typeof operatorView>;
export type StaffView = z.infer<typeof staffView>;

export const givenPassword = z.object({
  id: id.describe('Id of the operator.'),
  password: z.string().describe('Shown once; only its hash is stored.'),
});
export type GivenPassword = z.infer<typeof givenPassword>;
