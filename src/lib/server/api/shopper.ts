import { type Client, createClient } from '../../shared/api/client.ts';
import type { SiteContext } from '../site-context.ts';

/** The mall as a shopper calls it through a form of the storefront, without JavaScript: the token is in the cookie. */
export const shopperApi = (site: SiteContext, token: string, language: string): Client =>
  createClient({
    fetch: (url, options) => site.mallFetch(new Request(url, options)),
    origin: 'http://mall',
    headers: () => ({ 'accept-language': language, authorization: token }),
  });
