import type { APIRoute } from 'astro';
import * as calls from '#contract/cart/calls.ts';
import { addToCart, CART_COOKIE, CART_DAYS, cartCount, formatCart, parseCart } from '#contract/cart/values.ts';
import { TOKEN_COOKIE } from '#contract/language.ts';
import { ADDRESS } from '#contract/limits.ts';
import { pageApi } from '../lib/server/api/page.ts';
import { shopperApi } from '../lib/server/api/shopper.ts';
import { type Failure, findProduct, skuOfForm } from '../lib/server/product/open.ts';
import { tokenCookie } from '../lib/server/token-cookie.ts';
import { ApiError, type Client } from '../lib/shared/api/client.ts';
import { productPath } from '../lib/shared/paths.ts';
import { CUSTOM_FIELD, parseQuantity } from '../lib/shared/product/skus.ts';

type Field = (name: string) => string | undefined;

/** The product page's form as a browser sends it without JavaScript: into the cart's cookie, or on to checkout. */
export const POST: APIRoute = async (context) => {
  const field = await fieldsOf(context.request);
  const prodId = field('prodId') ?? '';
  const view = await findProduct(pageApi(context), prodId);
  if (!view) return context.redirect(`/goods?prodId=${encodeURIComponent(prodId.slice(0, 20))}`, 303);
  const sku = skuOfForm(view, field);
  const entered = (view.custom ?? []).map(({ code, maxLength, required }) => {
    const text = (field(CUSTOM_FIELD + code) ?? '').slice(0, maxLength ?? MAX_TEXT);
    return { code, text, missing: required && !text.trim() };
  });
  const back = (state: Record<string, string>) => {
    const parameters = [...(sku ? [['sku', String(sku.id)]] : []), ...Object.entries(state)];
    const texts = entered.filter(({ text }) => text).map(({ code, text }) => [CUSTOM_FIELD + code, text]);
    const address = (all: string[][]) => `${productPath(view.id)}&${new URLSearchParams(all as [string, string][])}`;
    const whole = address([...parameters, ...texts]);
    // Texts that make the address too long have to be entered once more.
    return context.redirect(whole.length > ADDRESS.bytes ? address(parameters) : whole, 303);
  };
  const failed = (failure: Failure) => back({ failed: failure });

  if (!sku?.stock) return failed('stock');
  if (entered.some(({ missing }) => missing)) return failed('custom');
  const quantity = Math.min(parseQuantity(field('n') ?? '') ?? 1, sku.stock);
  if (field('then') === 'buy') return context.redirect(`/submit-order?sku=${sku.id}&n=${quantity}`, 303);

  const token = tokenCookie(context.cookies, TOKEN_COOKIE);
  const custom = Object.fromEntries(entered.filter(({ text }) => text.trim()).map(({ code, text }) => [code, text]));
  const own = token
    ? await addToOwn(shopperApi(context.locals.site, token, context.locals.language), {
        skuId: sku.id,
        quantity,
        custom,
      })
    : 'visitor';
  if (own === 'full') return failed('full');
  if (own !== 'visitor') return back({ added: String(own) });

  const before = parseCart(context.cookies.get(CART_COOKIE)?.value);
  const after = addToCart(before, sku.id, quantity, sku.stock);
  if (after === before) return failed('full');
  context.cookies.set(CART_COOKIE, formatCart(after), { path: '/', maxAge: CART_DAYS * DAY_S, sameSite: 'lax' });
  return back({ added: String(cartCount(after) - cartCount(before)) });
};

/** An address typed or kept: there is nothing to see here. */
export const GET: APIRoute = (context) => context.rewrite('/404');

const DAY_S = 24 * 3600;
const MAX_TEXT = 200;

/**
 * Into the shopper's cart at the mall.
 * @returns how many went in; `visitor` where the login is over
 */
async function addToOwn(
  client: Client,
  body: { skuId: number; quantity: number; custom: Record<string, string> },
): Promise<number | 'full' | 'visitor'> {
  try {
    return (await client.call(calls.addToCart, { body })).added;
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'session') return 'visitor';
    if (error instanceof ApiError && error.kind === 'message') return 'full';
    throw error;
  }
}

/** The text fields of a form; a body that is no form has none. */
async function fieldsOf(request: Request): Promise<Field> {
  const form = await request.formData().catch(() => new FormData());
  return (name) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : undefined;
  };
}
