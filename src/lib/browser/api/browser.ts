import Cookies from 'js-cookie';
import { LANGUAGE_COOKIE, TOKEN_COOKIE } from '#contract/language.ts';
import { ApiError, type Client, createClient, type Fetch } from '../../shared/api/client.ts';
import { alertUnknown } from '../check-codes.ts';

type SessionEnd = (token: string | undefined, prompt: boolean) => void;
let ended: SessionEnd = () => {};

/** Sets what happens when a session is over (specification, section 8). */
export function whenSessionEnds(handler: SessionEnd): void {
  ended = handler;
}

type Way = { by?: Fetch };

function callAs(token: string | undefined, { by }: Way): Client {
  const language = document.documentElement.lang.slice(0, 2) || Cookies.get(LANGUAGE_COOKIE) || 'zh';
  return createClient({
    fetch: by ?? ((url, options) => fetch(url, options)),
    headers: () => ({ 'accept-language': language, ...(token ? { authorization: token } : {}) }),
    checkCodes: alertUnknown,
  });
}

/**
 * @param prompt whether a session that is over raises the login prompt
 * @param way `by`: sends what `fetch` cannot
 */
function connect(prompt: boolean, way: Way = {}): Client {
  const call = async <T>(send: (client: Client) => Promise<T>): Promise<T> => {
    const token = Cookies.get(TOKEN_COOKIE);
    try {
      return await send(callAs(token, way));
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'session') ended(token, prompt);
      throw error;
    }
  };
  return {
    call: (made, ...request) => call((client) => client.call(made, ...request)),
  };
}

export const mall = connect(true);
/** For calls that no shopper asked for: an ended session opens no login popup. */
export const quietMall = connect(false);
export const mallBy = (by: Fetch): Client => connect(true, { by });
