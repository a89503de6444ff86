import { z } from '@hono/zod-openapi';
import { idText } from '#contract/query.schema.ts';
import { viewShopFront } from '#contract/shop-front/calls.ts';
import { shopFront } from '#contract/shop-front/schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type createCalls } from '../http/call.ts';
import { viewFront } from './shop-front.ts';

export function shopFrontRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addCall(
    app,
    viewShopFront,
    {
      tag: 'Goods',
      summary: 'What a shop shows before the list of its goods',
      params: z.object({ id: idText.describe('Id of the shop.') }),
      data: shopFront,
    },
    ({ c, params }) => viewFront({ deps, language: c.get('language') }, params.id),
  );
}
