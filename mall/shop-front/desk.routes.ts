import { z } from '@hono/zod-openapi';
import { goodsIds, namedGoods } from '#contract/content/desk.schema.ts';
import { idText } from '#contract/query.schema.ts';
import * as calls from '#contract/shop-front/desk.calls.ts';
import { frontChoices as choices } from '#contract/shop-front/schema.ts';
import type { Deps } from '../deps.ts';
import { documentRoutes } from '../documents/documents.routes.ts';
import { draftRoutes } from '../documents/drafts.routes.ts';
import { addCall, type createCalls, operatorOf } from '../http/call.ts';
import { frontChoices, namesOfGoods, shopFront } from './shop-front.ts';

export function shopFrontDeskRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const call = { tag: 'Desk' } as const;
  documentRoutes(app, deps, shopFront);
  draftRoutes(app, deps, shopFront);
  addCall(
    app,
    calls.viewFrontChoices,
    {
      ...call,
      summary: 'What a shop front can be built of',
      params: z.object({ ref: idText.describe('Id of the shop.') }),
      data: choices,
    },
    ({ c, params }) => frontChoices(deps.database.db, operatorOf(c), params.ref, c.get('language')),
  );
  addCall(
    app,
    calls.listFrontGoods,
    { ...call, summary: 'Goods by number, as a shop front names them', query: goodsIds, data: namedGoods },
    ({ c, query }) => namesOfGoods({ deps, language: c.get('language') }, query.ids),
  );
}
