import { astro, FetchState } from 'astro/fetch';
import { pageOrResponse } from './lib/cache/handover.ts';
import { setRender } from './lib/host.ts';
import { languageCookie, languageOf, languageOfQuery } from './lib/i18n/language.ts';

type Route = NonNullable<FetchState['routeData']>;
/** Astro imports a page's module anew for each request, which takes as long as a small page. */
const modules = new WeakMap<Route, NonNullable<FetchState['componentInstance']>>();

/** Language → page cache → Astro. The language travels as Accept-Language from here on: to the cache, pages and mall. */
async function fetch(request: Request): Promise<Response> {
  request.headers.set('accept-language', languageOf(request.url, request.headers.get('cookie')));
  const state = new FetchState(request);
  if (state.routeData && !import.meta.env.DEV) state.componentInstance = modules.get(state.routeData);
  // A page is sent when it is whole: what a component asks of the mall counts for the page's cache tags, and one that
  // fails makes the 500 page instead of half a page.
  state.streaming = false;
  const response = await astro(state);
  if (state.routeData && state.componentInstance) modules.set(state.routeData, state.componentInstance);
  const asked = languageOfQuery(request.url);
  if (asked) response.headers.append('set-cookie', languageCookie(asked));
  return response;
}

setRender((request) => pageOrResponse(request, fetch));

export default { fetch };
