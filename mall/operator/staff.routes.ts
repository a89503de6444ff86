import { z } from '@hono/zod-openapi';
import { givenPassword, newOperator, operatorInput, staffView } from '#contract/operator/staff.schema.ts';
import type { Deps } from '../deps.ts';
import { addPathCall, type createCalls, operatorOf } from '../http/call.ts';
import * as staff from './staff.ts';

const path = '/api/desk/p/staff';
const params = z.object({
  id: z
    .string()
    .regex(/^\d{1,9}$/)
    .describe('Id of the operator.'),
});

export function staffRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const call = { tag: 'Desk', area: 'staff' } as const;
  addPathCall(app, { ...call, method: 'get', path, summary: 'Who works at the desk', data: staffView }, ({ c }) =>
    staff.listStaff(deps, c.get('language')),
  );
  addPathCall(
    app,
    { ...call, method: 'post', path, summary: 'Let somebody in', body: newOperator, data: givenPassword },
    ({ c, body }) => staff.addOperator(deps, operatorOf(c), body),
  );
  addPathCall(
    app,
    {
      ...call,
      method: 'put',
      path: `${path}/{id}`,
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
  addPathCall(
    app,
    {
      ...call,
      method: 'post',
      path: `${path}/{id}/password`,
      summary: 'Another password for an operator',
      params,
      body: z.object({}),
      data: givenPassword,
    },
    ({ c, params: { id } }) => staff.resetPassword(deps, operatorOf(c), Number(id)),
  );
}
