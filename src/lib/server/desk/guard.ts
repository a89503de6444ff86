import type { APIContext } from 'astro';
import { DESK_COOKIE } from '#contract/operator/values.ts';
import { deskLoginPath } from '../../shared/desk/paths.ts';
import { whoIs } from '../api/desk.ts';
import { tokenCookie } from '../token-cookie.ts';

/**
 * The login guard of the desk. Its pages show who works there and where they may go, so unlike the shop's guard this one
 * asks the mall whose token it is.
 * @returns where to go instead
 */
export async function guardDesk({ url, cookies, locals }: APIContext): Promise<string | undefined> {
  const token = tokenCookie(cookies, DESK_COOKIE);
  const operator = token ? await whoIs(locals.site, token, locals.language) : undefined;
  if (!operator) return deskLoginPath(url.pathname + url.search);
  locals.operator = operator;
  return undefined;
}
