import { z } from 'zod';
import { STATUS } from '../enums.ts';
import { typed } from '../typed.schema.ts';
import { isPreset, presetsOf, ROLES } from './roles.values.ts';
import { rights } from './schema.ts';
import { OPERATOR_NAME, ROLE_NAME } from './values.ts';

const id = z.number().int().positive().max(2_147_483_647);
const status = z.union([z.literal(STATUS.NORMAL), z.literal(STATUS.DISABLED)]);
const version = z.int32().min(1);

const roleField = {
  role: z.enum(ROLES).describe('A role that every mall has, of the mall or of a shop; `custom`: the one of `roleId`.'),
  roleId: id.nullable().default(null).describe('Of a role that was made at the desk; null for the others.'),
  shopId: id.nullable().describe('Of an operator of a shop; null: of the mall.'),
};

export const operatorInput = z
  .object({
    name: z.string().trim().min(1).max(40).describe('Name of the operator.'),
    ...roleField,
    status: status.describe('STATUS: 0 normal, 1 disabled.'),
  })
  .refine(({ role, shopId }) => !isPreset(role) || presetsOf(shopId).includes(role), {
    path: ['shopId'],
    message: 'goodsShop',
  })
  .refine(({ role, roleId }) => (role === 'custom') === (roleId !== null), { path: ['role'], message: 'invalid' });
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
  role: z.enum(ROLES).describe('The role; `custom`: one that was made at the desk.'),
  roleId: z.number().int().nullable().describe('Of a role that was made at the desk; null: another.'),
  shopId: z.number().int().nullable().describe('Of an operator of a shop; null: of the mall.'),
  shop: z.string().nullable().describe('Name of the shop; null: of the mall.'),
  store: z
    .boolean()
    .describe('Whether it is a store account: its owner sets its password, and it stays with its shop.'),
  status: status.describe('STATUS: 0 normal, 1 disabled.'),
  may: z.boolean().describe('Whether the caller may change it: it has no right that the caller lacks.'),
  hasFactor: z.boolean().describe('Whether the operator has set up a second factor.'),
});

export const roleInput = z.object({
  name: z.string().trim().min(ROLE_NAME.least).max(ROLE_NAME.most).describe('What the role is called, once each.'),
  rights,
});
export type RoleInput = z.infer<typeof roleInput>;
export const newRole = roleInput.extend({ shopId: roleField.shopId });
export type NewRole = z.infer<typeof newRole>;
export const roleChange = roleInput.extend({
  version: version.describe('The version that was looked at.'),
});
export type RoleChange = z.infer<typeof roleChange>;

export const roleView = z.object({
  id: id.describe('Id of the role.'),
  name: z.string().describe('What it is called.'),
  rights,
  shopId: z.number().int().nullable().describe('Of a shop; null: of the mall.'),
  version: version.describe('Counts its saves.'),
  operators: z.number().int().describe('How many have it.'),
  may: z.boolean().describe('Whether the caller may change it and give it: it has no right that the caller lacks.'),
});
export type RoleView = z.infer<typeof roleView>;
export const addedRole = z.object({ id: id.describe('Id of the role.') });
export type AddedRole = z.infer<typeof addedRole>;

export const staffView = z.object({
  operators: z.array(operatorView).describe("All of them; of a shop, for the shop's."),
  roles: z.array(roleView).describe('Roles that were made at the desk, of the same people.'),
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
