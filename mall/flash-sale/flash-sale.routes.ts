import { z } from '@hono/zod-openapi';
import * as calls from '#contract/flash-sale/calls.ts';
import {
  flashPage,
  flashPageQuery,
  flashProduct,
  flashSale,
  ownFlashItem,
  remindAnswer,
  remindRequest,
} from '#contract/flash-sale/schema.ts';
import { idText } from '#contract/query.schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type CallContext, type createCalls, shopperOf } from '../http/call.ts';
import { viewFlashSale } from './flash-sale.ts';
import { listFlashSale, remind, viewFlashProduct, viewOwnItem } from './goods.ts';

const tag = 'Promotions';

export function flashSaleRoutes(app: ReturnType<typeof createCalls>, { database, clock }: Deps): void {
  const viewer = (c: CallContext) => ({ db: database.db, language: c.get('language'), now: clock() });
  const shopper = (c: CallContext) => ({ ...viewer(c), accountId: shopperOf(c).accountId });
  const one = z.object({ id: idText.describe('Id of the item in the flash sale (`seckillId`).') });
  addCall(app, calls.viewFlashSale, { summary: 'Flash sale of today', tag, data: flashSale }, ({ c }) =>
    viewFlashSale(viewer(c)),
  );
  addCall(
    app,
    calls.viewFlashProduct,
    {
      summary: 'One of the goods of a flash sale, with its product',
      tag,
      params: one,
      data: flashProduct,
    },
    ({ c, params }) => viewFlashProduct(viewer(c), params.id),
  );
  addCall(
    app,
    calls.listFlashGoods,
    {
      summary: 'Flash-sale sessions of today and tomorrow, and the goods of one',
      tag,
      query: flashPageQuery,
      data: flashPage,
    },
    ({ c, query }) => listFlashSale(shopper(c), query),
  );
  addCall(
    app,
    calls.viewOwnFlashItem,
    {
      summary: 'One of the goods of a flash sale, as it stands for the shopper',
      tag,
      params: one,
      data: ownFlashItem,
    },
    ({ c, params }) => viewOwnItem(shopper(c), params.id),
  );
  addCall(
    app,
    calls.setFlashReminder,
    {
      summary: 'Have a message sent before it starts, or not',
      tag,
      params: one,
      body: remindRequest,
      data: remindAnswer,
    },
    ({ c, params, body }) => remind(shopper(c), params.id, body.wanted),
  );
}
