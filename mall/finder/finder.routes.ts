import * as calls from '#contract/finder/desk.calls.ts';
import { finderQuery, found } from '#contract/finder/desk.schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type createCalls, operatorOf } from '../http/call.ts';
import { findAnything } from './finder.ts';

export function finderRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addCall(
    app,
    calls.findAnything,
    { tag: 'Desk', summary: 'Find orders, products, shoppers and shops', query: finderQuery, data: found },
    ({ c, query }) => findAnything(deps, operatorOf(c), query.text, c.get('language')),
  );
}
