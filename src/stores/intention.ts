import { ApiError } from '../lib/api/client.ts';
import { idempotencyKey } from '../lib/api/key.ts';

type Open = { body: string; key: string; at: number };

/** So long an intention without an answer is the one that is tried again; later it is meant anew. */
const KEEP_MS = 10 * 60_000;

/**
 * Names what somebody means to do: while they mean the same and have no answer, every try of it carries the same key.
 * After an answer, the next try is another intention.
 * @param name where this browser keeps it, over reloads and for every tab; without one it is this page's own
 */
export function createIntention(name?: string) {
  let own: Open | undefined;
  const read = (): Open | undefined => (name ? (kept(name) ?? own) : own);

  function begin(body: string): Open {
    const before = read();
    if (before?.body === body && (!name || Date.now() - before.at < KEEP_MS)) return before;
    own = { body, key: idempotencyKey()['idempotency-key'], at: Date.now() };
    if (name) keep(name, own);
    return own;
  }

  /** Another tab may have begun a next one meanwhile: that stays. */
  function end({ key }: Open): void {
    if (own?.key === key) own = undefined;
    if (name && kept(name)?.key === key) localStorage.removeItem(name);
  }

  async function run<T>(request: object, send: (key: string) => Promise<T>): Promise<T> {
    const open = begin(JSON.stringify(request));
    try {
      const answer = await send(open.key);
      end(open);
      return answer;
    } catch (error) {
      const answered = error instanceof ApiError && error.kind !== 'network' && error.kind !== 'slip';
      if (answered) end(open);
      throw error;
    }
  }

  return { run };
}

function kept(name: string): Open | undefined {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? 'null') as Open | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function keep(name: string, open: Open): void {
  try {
    localStorage.setItem(name, JSON.stringify(open));
  } catch {
    // A browser that keeps nothing: the page's own is remembered all the same.
  }
}
