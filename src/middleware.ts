import { defineMiddleware } from 'astro:middleware';
import { DEFAULT_LANGUAGE, TOKEN_COOKIE, toLanguage } from '../contract/language.ts';
import { keepPage } from './lib/api/page.ts';
import { guardDesk } from './lib/desk/guard.ts';
import { isDeskPage } from './lib/desk/paths.ts';
import { isOwnRequest } from './lib/origin.ts';
import { isPrivatePath, loginPath } from './lib/paths.ts';
import { tokenCookie } from './lib/token-cookie.ts';

/**
 * Language, own-origin check of forms, login guards, and what a page is kept under. The shop's guard looks for a token only; whether it is still good,
 * the mall says on the first call.
 */
export const onRequest = defineMiddleware(async (context, next) => {
  context.locals.asked ??= context.url;
  context.locals.language = toLanguage(context.request.headers.get('accept-language')) ?? DEFAULT_LANGUAGE;
  if (!isOwnRequest(context.request)) return new Response('Forbidden', { status: 403 });
  const { pathname, search } = context.url;
  if (isPrivatePath(pathname) && !tokenCookie(context.cookies, TOKEN_COOKIE)) {
    return context.redirect(loginPath(pathname + search), 302);
  }
  const instead = isDeskPage(pathname) ? await guardDesk(context) : undefined;
  if (instead) return context.redirect(instead, 302);
  const response = await next();
  keepPage(context);
  return response;
});
