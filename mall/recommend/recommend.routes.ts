import { cardList } from '#contract/footprint/schema.ts';
import type { Deps } from '../deps.ts';
import { addPathCall, type createCalls, shopperOf } from '../http/call.ts';
import { recommend } from './recommend.ts';

export function recommendRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addPathCall(
    app,
    { method: 'get', tag: 'Footprint', path: '/api/app/p/recommend', summary: 'Goods for a shopper', data: cardList },
    async ({ c }) => ({
      items: await recommend(deps, { accountId: shopperOf(c).accountId, language: c.get('language') }),
    }),
  );
}
