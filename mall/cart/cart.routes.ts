import { z } from '@hono/zod-openapi';
import * as calls from '#contract/cart/calls.ts';
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
import { addCall, type CallContext, type createCalls, shopperOf } from '../http/call.ts';
import * as cart from './cart.ts';

const tag = 'Cart';
const shopper = (c: CallContext) => ({ accountId: shopperOf(c).accountId, language: c.get('language') });

export function cartRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addCall(app, calls.countCart, { tag, summary: 'Pieces in the cart', data: cartCountView }, async ({ c }) => ({
    count: await cart.countCart(deps, shopperOf(c).accountId),
  }));
  addCall(app, calls.viewCart, { tag, summary: 'The cart', data: cartView }, ({ c }) => cart.cartOf(deps, shopper(c)));
  addCall(
    app,
    calls.addToCart,
    {
      tag,
      summary: 'Put pieces into the cart',
      body: cartAdd,
      data: cartAdded,
    },
    ({ c, body, key }) => cart.addToCart(deps, shopper(c), body, key),
  );
  addCall(
    app,
    calls.mergeCart,
    {
      tag,
      summary: "Take over a visitor's cart",
      body: cartMerge,
      data: cartMerged,
    },
    ({ c, body, key }) => cart.mergeCart(deps, shopper(c), body, key),
  );
  addLineCalls(app, deps);
}

function addLineCalls(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const post = { tag, data: cartView } as const;
  addCall(
    app,
    calls.changeCartLine,
    {
      tag,
      summary: 'Change a line',
      params: z.object({ id: idText }),
      body: cartChange,
      data: cartView,
    },
    ({ c, params: { id }, body }) => cart.changeLine(deps, shopper(c), id, body),
  );
  addCall(
    app,
    calls.selectCartLines,
    { ...post, summary: 'Select lines for checkout, or not', body: cartSelect },
    ({ c, body: { ids, selected } }) => cart.selectLines(deps, shopper(c), ids, selected),
  );
  addCall(
    app,
    calls.removeCartLines,
    { ...post, summary: 'Take lines out', body: cartRemove },
    ({ c, body: { ids } }) => cart.removeLines(deps, shopper(c), ids),
  );
  addCall(
    app,
    calls.restoreCartLines,
    { ...post, summary: 'Put removed lines back', body: cartRestore },
    ({ c, body: { lines } }) => cart.restoreLines(deps, shopper(c), lines),
  );
  addCall(
    app,
    calls.clearInvalidLines,
    {
      ...post,
      summary: 'Take out what cannot be bought any more',
      body: z.object({}),
    },
    ({ c }) => cart.clearInvalid(deps, shopper(c)),
  );
  addCall(
    app,
    calls.collectCartLines,
    { ...post, summary: 'Move lines to the collection', body: cartRemove, done: 'collected' },
    ({ c, body: { ids } }) => cart.collectLines(deps, shopper(c), ids),
  );
}
