import type { APIRoute } from 'astro';
import { TOKEN_COOKIE } from '#contract/language.ts';
import { addWatch } from '#contract/watch/calls.ts';
import { WATCH_KINDS } from '#contract/watch/values.ts';
import { pageApi } from '../lib/server/api/page.ts';
import { shopperApi } from '../lib/server/api/shopper.ts';
import { findProduct, skuOfForm } from '../lib/server/product/open.ts';
import { tokenCookie } from '../lib/server/token-cookie.ts';
import { ApiError } from '../lib/shared/api/client.ts';
import { loginPath } from '../lib/shared/login-path.ts';
import { productPath } from '../lib/shared/paths.ts';

/** The product page's buttons as a browser sends them without JavaScript. */
export const POST: APIRoute = async (context) => {
  const { request, cookies, locals, redirect } = context;
  const form = await request.formData().catch(() => new FormData());
  const field = (name: string): string | undefined => {
    const value = form.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  const view = await findProduct(pageApi(context), field('prodId') ?? '');
  const kind = WATCH_KINDS.find((one) => one === field('watch'));
  if (!view || !kind) return context.rewrite('/404');
  const sku = skuOfForm(view, field);
  const page = `${productPath(view.id)}${sku ? `&sku=${sku.id}` : ''}`;
  const token = tokenCookie(cookies, TOKEN_COOKIE);
  if (!token) return redirect(loginPath(page), 303);
  const body = { kind, productId: view.id, ...(kind === 'restock' && sku && { skuId: sku.id }) };
  try {
    await shopperApi(locals.site, token, locals.language, { client: locals.client }).call(addWatch, { body });
    return redirect(`${page}&watched=${kind}`, 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === 'session') return redirect(loginPath(page), 303);
    return redirect(`${page}&watched=no`, 303);
  }
};

export const GET: APIRoute = (context) => context.rewrite('/404');
