import { astro, FetchState } from 'astro/fetch';
import { languageCookie, languageOf, languageOfQuery } from './lib/i18n/language.ts';

/** Language → page cache → Astro. The language travels as Accept-Language from here on: to the cache, pages and mall. */
export default {
  async fetch(request: Request): Promise<Response> {
    const { search } = new URL(request.url);
    request.headers.set('accept-language', languageOf(search, request.headers.get('cookie')));
    const state = new FetchState(request);
    // The page cache takes pages whole, so their parts need not be queued one by one.
    state.streaming = false;
    const response = await astro(state);
    const asked = languageOfQuery(search);
    if (asked) response.headers.append('set-cookie', languageCookie(asked));
    return response;
  },
};
