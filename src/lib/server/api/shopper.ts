import { type Client, type ClientOptions, createClient } from '../../shared/api/client.ts';
import type { SiteContext } from '../site-context.ts';

export const shopperApi = (
  site: SiteContext,
  token: string,
  language: string,
  checkCodes?: ClientOptions['checkCodes'],
): Client =>
  createClient({
    fetch: (url, options) => site.mallFetch(new Request(url, options)),
    origin: 'http://mall',
    headers: () => ({ 'accept-language': language, authorization: token }),
    ...(checkCodes && { checkCodes }),
  });
