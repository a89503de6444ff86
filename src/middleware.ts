import { defineMiddleware } from 'astro:middleware';
import type { APIContext, MiddlewareNext } from 'astro';
import { TOKEN_COOKIE } from '#contract/language.ts';
import { allowOrigin } from './lib/server/allow-origin.ts';
import { SessionOver } from './lib/server/api/first.ts';
import { pageApi, setPersonal } from './lib/server/api/page.ts';
import { guardDesk } from './lib/server/desk/guard.ts';
import { putOwnTexts } from './lib/server/i18n/t.ts';
import { isOwnRequest } from './lib/server/origin.ts';
import { hasSheet, noteSheet } from './lib/server/sheet-cookie.ts';
import { devSite } from './lib/server/site-context.ts';
import { tokenCookie } from './lib/server/token-cookie.ts';
import { isDeskPage } from './lib/shared/desk/paths.ts';
import { languageCookie, languageOf, languageOfQuery } from './lib/shared/i18n/choose-language.ts';
import { loginPath } from './lib/shared/login-path.ts';
import { isPrivatePath } from './lib/shared/paths.ts';
import { setPictureBase } from './lib/shared/pictures.ts';

/**
 * Language, own-origin check of forms, login guards, and the page cache. The shop's guard looks for a token only;
 * whether it is valid, the mall says on the first call.
 */
export const onRequest = defineMiddleware(async (context, next) => {
  const { locals, request, url } = context;
  // The first one: a page that found nothing is rewritten to the not-found page.
  if (locals.trace) locals.trace.route ??= context.routePattern;
  locals.site ??= devSite(url.origin);
  locals.origin = locals.site.siteUrl ?? url.origin;
  locals.requestUrl ??= url;
  setPictureBase(locals.site.mediaUrl);
  // A rewrite to the not-found page passes here once more, under an address without the query.
  locals.language = languageOf(locals.requestUrl.search, request.headers.get('cookie'));
  await takeAppearance(context);
  const response = withBusyStatus((await guard(context)) ?? (await finishPage(context, await orLogin(context, next))));
  const chosen = languageOfQuery(request.url);
  if (chosen) response.headers.append('set-cookie', languageCookie(chosen, locals.origin));
  return response;
});

/** Colours, font and own texts, before anything is said. A mall that does not answer is shown about by the page that needs it. */
async function takeAppearance(context: APIContext): Promise<void> {
  const { locals } = context;
  try {
    const { theme, texts } = await pageApi(context).appearance();
    locals.theme = theme;
    putOwnTexts(locals.language, texts);
  } catch {
    setPersonal(context);
  }
}

/** @returns the response to a request that gets no page */
async function guard(context: APIContext): Promise<Response | undefined> {
  const { pathname, search } = context.url;
  // The route as well: Astro also takes `/detail/7/index.html` for a page of `/detail/[id]`.
  const paths = [pathname, context.routePattern];
  if (!isOwnRequest(context.request)) return new Response('Forbidden', { status: 403 });
  if (paths.some(isPrivatePath) && !tokenCookie(context.cookies, TOKEN_COOKIE))
    return context.redirect(loginPath(pathname + search), 302);
  const login = paths.some(isDeskPage) ? await guardDesk(context) : undefined;
  return login ? context.redirect(login, 302) : undefined;
}

/** A session that is over leads to the login, which says so. */
async function orLogin(context: APIContext, next: MiddlewareNext): Promise<Response> {
  const isPrivate = isPrivatePath(context.url.pathname);
  context.locals.hasSheet = isPrivate && hasSheet(context.cookies);
  try {
    const response = await next();
    if (isPrivate) noteSheet(context.cookies);
    return response;
  } catch (error) {
    if (!(error instanceof SessionOver)) throw error;
    setPersonal(context);
    context.cookies.delete(TOKEN_COOKIE, { path: '/' });
    return context.redirect(`${loginPath(context.url.pathname + context.url.search)}&over=1`, 302);
  }
}

/** The error page says when to come again where the mall is only busy. */
const withBusyStatus = (response: Response): Response =>
  response.status === 500 && response.headers.has('retry-after')
    ? new Response(response.body, { status: 503, headers: response.headers })
    : response;

/** A public page is cached under the tags of all that was read for it, so that a change of anything it shows drops it. */
async function finishPage({ locals, url }: APIContext, response: Response): Promise<Response> {
  allowOrigin(response.headers, 'img-src', locals.site.mediaUrl);
  if (!isDeskPage(url.pathname)) {
    allowOrigin(response.headers, 'connect-src', locals.site.analyticsUrl);
    response.headers.set('speculation-rules', '"/speculation-rules.json"');
  }
  if (!locals.finish) return response;
  return locals.finish(response, () => {
    const { api, personal } = locals;
    return api && !personal ? { tags: [...api.tags], expires: api.until } : undefined;
  });
}
