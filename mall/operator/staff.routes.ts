import { z } from '@hono/zod-openapi';
import * as calls from '#contract/operator/desk.calls.ts';
import { givenPassword, newOperator, operatorInput, staffView } from '#contract/operator/staff.schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type createCalls, operatorOf } from '../http/call.ts';
import * as staff from './staff.ts';

const params = z.object({
  id: z
    .string()
    .regex(/^\d{1,9}$/)
    .describe('Id of the operator.'),
});

export function staffRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const call = { tag: 'Desk', area: 'staff' } as const;
  addCall(app, calls.listStaff, { ...call, summary: 'Who works at the desk', data: staffView }, ({ c }) =>
    staff.listStaff(deps, c.get('language')),
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
}
