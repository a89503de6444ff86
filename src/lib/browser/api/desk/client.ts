import Cookies from 'js-cookie';
import type { StepUpNeeded } from '#contract/operator/factor.schema.ts';
import { type ProofWay, STEP_UP_NEEDED } from '#contract/operator/factor.values.ts';
import { DESK_COOKIE } from '#contract/operator/values.ts';
import { ApiError, type Client, createClient } from '../../../shared/api/client.ts';
import { DESK_CHANGED } from '../../../shared/desk/menu-key.ts';
import { alertUnknown } from '../../check-codes.ts';

/** @returns whether there is a session again */
type SessionEnd = () => Promise<boolean>;
let ended: SessionEnd = async () => false;

export function whenDeskSessionEnds(handler: SessionEnd): void {
  ended = handler;
}

/** @returns whether it was proved who is there */
type StepUp = (ways: readonly ProofWay[]) => Promise<boolean>;
let stepUp: StepUp = async () => false;

export function whenStepUpIsNeeded(handler: StepUp): void {
  stepUp = handler;
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

/** Repeats a call that was refused for want of a session, or of a step-up, once there is one, so that nothing typed is lost. */
async function call<T>(send: (client: Client) => Promise<T>): Promise<T> {
  try {
    return await send(asOperator());
  } catch (error) {
    if (await mayRepeat(error)) return call(send);
    throw error;
  }
}

async function mayRepeat(error: unknown): Promise<boolean> {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'session') return ended();
  const { code, ways } = (error.data ?? {}) as Partial<StepUpNeeded>;
  return code === STEP_UP_NEEDED && ways !== undefined && stepUp(ways);
}

export const desk: Client = {
  async call(made, ...request) {
    const data = await call((mall) => mall.call(made, ...request));
    if (made.method !== 'get') dispatchEvent(new Event(DESK_CHANGED));
    return data;
  },
};

/** Treats an ended session as any other failure, without the login dialog. */
export const quietDesk: Client = {
  call: (made, ...request) => asOperator().call(made, ...request),
};
