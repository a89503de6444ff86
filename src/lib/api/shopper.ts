import { getHost } from '../host.ts';
import { type Client, createClient } from './client.ts';

/** The mall as a shopper calls it through a form of the storefront, without JavaScript: the token is in the cookie. */
export const shopperApi = (token: string, language: string): Client =>
  createClient({
    fetch: (url, options) => getHost().mallFetch(new Request(url, options)),
    base: 'http://mall/api',
    headers: () => ({ 'accept-language': language, authorization: token }),
  });
