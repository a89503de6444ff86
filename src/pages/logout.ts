import type { APIRoute } from 'astro';
import { logOut } from '#contract/account/calls.ts';
import { TOKEN_COOKIE } from '#contract/language.ts';
import { shopperApi } from '../lib/server/api/shopper.ts';
import { tokenCookie } from '../lib/server/token-cookie.ts';

/** The header's form as a browser sends it before scripts run, or without them. */
export const POST: APIRoute = async ({ cookies, locals, redirect }) => {
  const { client, language, site } = locals;
  const token = tokenCookie(cookies, TOKEN_COOKIE);
  // As in the browser's store, the shopper is logged out here even where the mall does not answer.
  if (token)
    await shopperApi(site, token, language, { client })
      .call(logOut)
      .catch(() => {});
  cookies.delete(TOKEN_COOKIE, { path: '/' });
  const response = redirect('/', 303);
  // Drafts and what else a browser has stored of the shopper, which the store clears itself.
  response.headers.set('clear-site-data', '"storage"');
  return response;
};

export const GET: APIRoute = () => new Response(null, { status: 405, headers: { allow: 'POST' } });
