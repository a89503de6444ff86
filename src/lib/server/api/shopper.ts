import { type Client, type ClientOptions, createClient } from '../../shared/api/client.ts';
import type { SiteContext } from '../site-context.ts';

type More = { client?: string | undefined; checkCodes?: ClientOptions['checkCodes'] };

/** @param more `client`: by what the mall limits the shopper */
export const shopperApi = (site: SiteContext, token: string, language: string, more: More = {}): Client =>
  createClient({
    fetch: (url, options) => site.mallFetch(new Request(url, options)),
    origin: 'http://mall',
    headers: () => ({
      ...{ 'accept-language': language, authorization: token },
      ...(more.client && { 'x-forwarded-for': more.client }),
    }),
    ...(more.checkCodes && { checkCodes: more.checkCodes }),
  });
