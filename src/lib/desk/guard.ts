import type { APIContext } from 'astro';
import { DESK_COOKIE } from '../../../contract/roles.ts';
import { whoIs } from '../api/desk/server.ts';
import { tokenCookie } from '../token-cookie.ts';
import { deskLoginPath } from './paths.ts';

/**
 * The login guard of the desk. Its pages show who works there and where they may go, so unlike the shop's guard this one
 * asks the mall whose token it is.
 * @returns where to go instead
 */
export async function guardDesk({ url, cookies, locals }: APIContext): Promise<string | undefined> {
  const token = tokenCookie(cookies, DESK_COOKIE);
  const operator = token ? await whoIs(token, locals.language) : undefined;
  if (!operator) return deskLoginPath(url.pathname + url.search);
  locals.operator = operator;
  return undefined;
}
