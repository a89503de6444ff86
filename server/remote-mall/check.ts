import type { Logger } from '#mall/log.ts';
import { callOf, problemsOf } from './calls.ts';

type FetchMall = (request: Request) => Promise<Response>;

/** Further problems usually repeat these. */
const LOGGED_PROBLEMS = 5;

/** Logs the fields of a remote mall's responses that do not fit the contract; pages use the responses all the same. */
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
