import { z } from '@hono/zod-openapi';
import {
  cartAdd,
  cartAdded,
  cartChange,
  cartCountView,
  cartMerge,
  cartMerged,
  cartRemove,
  cartRestore,
  cartSelect,
  cartView,
} from '#contract/cart/schema.ts';
import { idText } from '#contract/query.schema.ts';
import type { Deps } from '../deps.ts';
import { addPathCall, type CallContext, type createCalls, shopperOf } from '../http/call.ts';
import * as cart from './cart.ts';

const tag = 'Cart';
const PATH = '/api/oms/p/cart';
const shopper = (c: CallContext) => ({ accountId: shopperOf(c).accountId, language: c.get('language') });

export function cartRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const get = { method: 'get', tag } as const;
  addPathCall(
    app,
    { ...get, path: `${PATH}/count`, summary: 'Pieces in the cart', data: cartCountView },
    async ({ c }) => ({ count: await cart.countCart(deps, shopperOf(c).accountId) }),
  );
  addPathCall(app, { ...get, path: PATH, summary: 'The cart', data: cartView }, ({ c }) =>
    cart.cartOf(deps, shopper(c)),
  );
  addPathCall(
    app,
    {
      method: 'post',
      tag,
      path: PATH,
      summary: 'Put pieces into the cart',
      body: cartAdd,
      data: cartAdded,
      idempotent: 'optional',
    },
    ({ c, body, key }) => cart.addToCart(deps, shopper(c), body, key),
  );
  addPathCall(
    app,
    {
      method: 'post',
      tag,
      path: `${PATH}/merge`,
      summary: "Take over a visitor's cart",
      body: cartMerge,
      data: cartMerged,
      idempotent: true,
    },
    ({ c, body, key }) => cart.mergeCart(deps, shopper(c), body, key),
  );
  addLineCalls(app, deps);
}

/** Changes of what lies in the cart; each answers with the cart as it is then. */
function addLineCalls(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const post = { method: 'post', tag, data: cartView } as const;
  addPathCall(
    app,
    {
      method: 'put',
      tag,
      path: `${PATH}/{id}`,
      summary: 'Change a line',
      params: z.object({ id: idText }),
      body: cartChange,
      data: cartView,
    },
    ({ c, params: { id }, body }) => cart.changeLine(deps, shopper(c), id, body),
  );
  addPathCall(
    app,
    { ...post, path: `${PATH}/select`, summary: 'Select lines for checkout, or not', body: cartSelect },
    ({ c, body: { ids, selected } }) => cart.selectLines(deps, shopper(c), ids, selected),
  );
  addPathCall(
    app,
    { ...post, path: `${PATH}/remove`, summary: 'Take lines out', body: cartRemove },
    ({ c, body: { ids } }) => cart.removeLines(deps, shopper(c), ids),
  );
  addPathCall(
    app,
    { ...post, path: `${PATH}/restore`, summary: 'Put removed lines back', body: cartRestore },
    ({ c, body: { lines } }) => cart.restoreLines(deps, shopper(c), lines),
  );
  addPathCall(
    app,
    {
      ...post,
      path: `${PATH}/invalid/clear`,
      summary: 'Take out what cannot be bought any more',
      body: z.object({}),
    },
    ({ c }) => cart.clearInvalid(deps, shopper(c)),
  );
  addPathCall(
    app,
    { ...post, path: `${PATH}/collect`, summary: 'Move lines to the collection', body: cartRemove, done: 'collected' },
    ({ c, body: { ids } }) => cart.collectLines(deps, shopper(c), ids),
  );
}
