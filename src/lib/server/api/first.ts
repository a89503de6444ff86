import type { AstroGlobal } from 'astro';
import { TOKEN_COOKIE } from '#contract/language.ts';
import { ApiError, type Client, type ClientOptions } from '../../shared/api/client.ts';
import { failedBy, type Resource } from '../../shared/api/resource.ts';
import { unknownCodes } from '../../shared/unknown-codes.ts';
import { translator } from '../i18n/t.ts';
import { tokenCookie } from '../token-cookie.ts';
import { pageApi } from './page.ts';
import { shopperApi } from './shopper.ts';

/** The token of the request belongs to no session; the middleware answers with the login. */
export class SessionOver extends Error {
  override name = 'SessionOver';
}

/**
 * What an island starts with, read on the server with the shopper's token: a call that failed is its failed state.
 * @throws SessionOver
 */
export async function readFirst<T>(
  { cookies, locals }: Pick<AstroGlobal, 'cookies' | 'locals'>,
  read: (mall: Client) => Promise<T>,
): Promise<Resource<T>> {
  const { client, language, site } = locals;
  const { unknown } = pageApi({ locals });
  try {
    const checkCodes: ClientOptions['checkCodes'] = (data, codes) => {
      for (const code of unknownCodes(data, codes)) unknown.add(code);
    };
    const token = tokenCookie(cookies, TOKEN_COOKIE) ?? '';
    const mall = shopperApi(site, token, language, { client, checkCodes });
    return { state: 'loaded', value: await read(mall) };
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'session') throw new SessionOver();
    const t = translator(language);
    return failedBy(error, { network: t('error.network'), internal: t('error.internal') });
  }
}
