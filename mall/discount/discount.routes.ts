import { z } from '@hono/zod-openapi';
import * as calls from '#contract/discount/calls.ts';
import { discountList, discountListQuery, discountPage, discountQuery } from '#contract/discount/schema.ts';
import { idText } from '#contract/query.schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type CallContext, type createCalls } from '../http/call.ts';
import { listDiscounts, viewDiscount } from './discount.ts';

const tag = 'Promotions';

export function discountRoutes(app: ReturnType<typeof createCalls>, { database, clock }: Deps): void {
  const viewer = (c: CallContext) => ({ db: database.db, language: c.get('language'), now: clock() });
  addCall(
    app,
    calls.listDiscounts,
    {
      tag,
      summary: 'Timed discounts that run or will',
      query: discountListQuery,
      data: discountList,
    },
    ({ c, query }) => listDiscounts(viewer(c), query),
  );
  addCall(
    app,
    calls.viewDiscount,
    {
      tag,
      summary: 'A timed discount and its goods',
      params: z.object({ id: idText.describe('Id of the timed discount.') }),
      query: discountQuery,
      data: discountPage,
    },
    ({ c, params, query }) => viewDiscount(viewer(c), params.id, query),
  );
}
