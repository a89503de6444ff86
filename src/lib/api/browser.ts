import Cookies from 'js-cookie';
import { LANGUAGE_COOKIE, TOKEN_COOKIE } from '../../../contract/language.ts';
import { createClient } from './client.ts';

/** The mall as the browser calls it (specification, section 7): language of the page, token when there is one. */
export const mall = createClient({
  fetch: (url, options) => fetch(url, options),
  base: '/api',
  headers: () => {
    const token = Cookies.get(TOKEN_COOKIE);
    const language = document.documentElement.lang.slice(0, 2) || Cookies.get(LANGUAGE_COOKIE) || 'zh';
    return { 'accept-language': language, ...(token ? { authorization: token } : {}) };
  },
});
