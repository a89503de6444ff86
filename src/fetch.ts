import { astro, FetchState } from 'astro/fetch';
import { languageCookie, languageOf, languageOfQuery } from './lib/i18n/language.ts';

/** Language → page cache → Astro. The language travels as Accept-Language from here on: to the cache, pages and mall. */
export default {
  async fetch(request: Request): Promise<Response> {
    const { search } = new URL(request.url);
    request.headers.set('accept-language', languageOf(search, request.headers.get('cookie')));
    const state = new FetchState(request);
    // A page is sent when it is whole: what a component asks of the mall counts for the page's cache tags, and one that
    // fails makes the 500 page instead of half a page.
    state.streaming = false;
    const response = await astro(state);
    const asked = languageOfQuery(search);
    if (asked) response.headers.append('set-cookie', languageCookie(asked));
    return response;
  },
};
