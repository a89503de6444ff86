import { cardList } from '#contract/footprint/schema.ts';
import * as calls from '#contract/recommend/calls.ts';
import type { Deps } from '../deps.ts';
import { addCall, type createCalls, shopperOf } from '../http/call.ts';
import { recommend } from './recommend.ts';

export function recommendRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addCall(
    app,
    calls.listRecommended,
    { tag: 'Footprint', summary: 'Goods for a shopper', data: cardList },
    async ({ c }) => ({
      items: await recommend(deps, { accountId: shopperOf(c).accountId, language: c.get('language') }),
    }),
  );
}
