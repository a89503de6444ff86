import { type Client, createClient } from '../../shared/api/client.ts';
import type { SiteContext } from '../site-context.ts';

export const shopperApi = (site: SiteContext, token: string, language: string): Client =>
  createClient({
    fetch: (url, options) => site.mallFetch(new Request(url, options)),
    origin: 'http://mall',
    headers: () => ({ 'accept-language': language, authorization: token }),
  });
