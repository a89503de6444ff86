import * as calls from '#contract/demo/desk.calls.ts';
import { demoPlan, demoRemoval } from '#contract/demo/schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type createCalls, operatorOf } from '../http/call.ts';
import { demoPlan as planOf, removeDemo } from './demo.ts';

const call = { tag: 'Desk', data: demoPlan } as const;

export function demoRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addCall(app, calls.viewDemoPlan, { ...call, summary: 'What removing the demo would do' }, () => planOf(deps));
  addCall(app, calls.removeDemo, { ...call, summary: 'Remove the demo', body: demoRemoval }, ({ c, body }) =>
    removeDemo(deps, operatorOf(c), body),
  );
}
