import { demoPlan, demoRemoval } from '#contract/demo/schema.ts';
import type { Deps } from '../deps.ts';
import { addPathCall, type createCalls, operatorOf } from '../http/call.ts';
import { demoPlan as planOf, removeDemo } from './demo.ts';

const call = { path: '/api/desk/p/demo', tag: 'Desk', area: 'staff', data: demoPlan } as const;

/** Taking the demo out; only administrators work in this area. */
export function demoRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addPathCall(app, { ...call, method: 'get', summary: 'What removing the demo would do' }, () => planOf(deps));
  addPathCall(
    app,
    { ...call, method: 'post', path: '/api/desk/p/demo/remove', summary: 'Remove the demo', body: demoRemoval },
    ({ c, body }) => removeDemo(deps, operatorOf(c), body),
  );
}
