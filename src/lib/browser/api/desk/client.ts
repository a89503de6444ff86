import Cookies from 'js-cookie';
import { DESK_COOKIE } from '#contract/operator/values.ts';
import { ApiError, type Client, createClient } from '../../../shared/api/client.ts';
import { alertUnknown } from '../../check-codes.ts';

/** @returns whether there is a session again */
type SessionEnd = () => Promise<boolean>;
let ended: SessionEnd = async () => false;

export function whenDeskSessionEnds(handler: SessionEnd): void {
  ended = handler;
}

const client = (token: string | undefined): Client =>
  createClient({
    fetch: (url, options) => fetch(url, options),
    headers: () => ({
      'accept-language': document.documentElement.lang.slice(0, 2),
      ...(token ? { authorization: token } : {}),
    }),
    checkCodes: alertUnknown,
  });

const asOperator = (): Client => client(Cookies.get(DESK_COOKIE));

/** Repeats a call that was refused because the session ended, after a new login, so that nothing typed is lost. */
async function call<T>(send: (client: Client) => Promise<T>): Promise<T> {
  try {
    return await send(asOperator());
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'session' && (await ended())) return send(asOperator());
    throw error;
  }
}

export const desk: Client = {
  call: (made, ...request) => call((mall) => mall.call(made, ...request)),
};

/** Treats an ended session as any other failure, without the login dialog. */
export const quietDesk: Client = {
  call: (made, ...request) => asOperator().call(made, ...request),
};
