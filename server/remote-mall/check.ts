import type { Logger } from '#mall/log.ts';
import { callOf, problemsOf } from './calls.ts';

type FetchMall = (request: Request) => Promise<Response>;

/** More of them say the same. */
const LOGGED_PROBLEMS = 5;

/** Names in the log which fields of a remote mall's responses do not fit the contract; what a page makes of them stays. */
export function checked(fetchMall: FetchMall, log: Pick<Logger, 'error'>): FetchMall {
  return async (request) => {
    const response = await fetchMall(request);
    if (response.ok) void report(new URL(request.url).pathname, response.clone(), log);
    return response;
  };
}

async function report(path: string, response: Response, log: Pick<Logger, 'error'>): Promise<void> {
  const call = callOf(path);
  const envelope: unknown = call && (await response.json().catch(() => undefined));
  if (!call || isRefusal(envelope)) return;
  const problems = problemsOf(call, envelope);
  if (problems.length)
    log.error({ call: call.path, problems: problems.slice(0, LOGGED_PROBLEMS) }, 'response does not fit the contract');
}

const isRefusal = (envelope: unknown): boolean =>
  typeof envelope === 'object' && envelope !== null && 'success' in envelope && envelope.success === false;
