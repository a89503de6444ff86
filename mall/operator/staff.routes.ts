import { z } from '@hono/zod-openapi';
import * as calls from '#contract/operator/desk.calls.ts';
import {
  addedRole,
  givenPassword,
  newOperator,
  newRole,
  operatorInput,
  roleChange,
  staffView,
} from '#contract/operator/staff.schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type createCalls, operatorOf } from '../http/call.ts';
import * as roles from './role.ts';
import * as staff from './staff.ts';

const params = z.object({
  id: z
    .string()
    .regex(/^\d{1,9}$/)
    .describe('Id of the operator.'),
});

export function staffRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const call = { tag: 'Desk' } as const;
  addCall(
    app,
    calls.listStaff,
    { ...call, summary: 'Who works at the desk, and the roles that were made for them', data: staffView },
    ({ c }) => staff.listStaff(deps, operatorOf(c), c.get('language')),
  );
  addCall(
    app,
    calls.addOperator,
    { ...call, summary: 'Let somebody in', body: newOperator, data: givenPassword },
    ({ c, body }) => staff.addOperator(deps, operatorOf(c), body),
  );
  addCall(
    app,
    calls.changeOperator,
    {
      ...call,
      summary: 'Name, role, shop and access of an operator',
      params,
      body: operatorInput,
      data: z.null(),
    },
    async ({ c, params: { id }, body }) => {
      await staff.changeOperator(deps, operatorOf(c), Number(id), body);
      return null;
    },
  );
  addCall(
    app,
    calls.resetPassword,
    {
      ...call,
      summary: 'Another password for an operator',
      params,
      data: givenPassword,
    },
    ({ c, params: { id } }) => staff.resetPassword(deps, operatorOf(c), Number(id)),
  );
  roleRoutes(app, deps);
}

function roleRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const call = { tag: 'Desk' } as const;
  const own = { ...call, params: params.extend({ id: params.shape.id.describe('Id of the role.') }), data: z.null() };
  addCall(app, calls.addRole, { ...call, summary: 'Make a role', body: newRole, data: addedRole }, ({ c, body }) =>
    roles.addRole(deps, operatorOf(c), body),
  );
  addCall(
    app,
    calls.changeRole,
    { ...own, summary: 'What a role is called, and what it lets do', body: roleChange },
    async ({ c, params: { id }, body }) => {
      await roles.changeRole(deps, operatorOf(c), Number(id), body);
      return null;
    },
  );
  addCall(app, calls.removeRole, { ...own, summary: 'Remove a role that nobody has' }, ({ c, params: { id } }) =>
    roles.removeRole(deps, operatorOf(c), Number(id)),
  );
}
