import { MINUTE_MS } from '#contract/time.ts';
import { persisted } from '../../lib/browser/persisted.ts';
import { ApiError } from '../../lib/shared/api/client.ts';

type Open = { body: string; key: string; at: number };

/** A call without a response is retried under its key for this long; later it gets a new key. */
const LIFE_MS = 10 * MINUTE_MS;

type Options = {
  /** Where this browser saves the key, for reloads and all tabs; undefined: in this page only. */
  name?: string;
  lifeMs?: number;
};

/**
 * A call that counts once however often it is sent: as long as the request is the same and has no response, every try of it
 * carries the same `Idempotency-Key`. After a response, the next try is another call.
 */
export function createIdempotentCall<R extends object>({ name, lifeMs = LIFE_MS }: Options = {}) {
  const saved = name ? persisted<Open | null>(name, openOf) : undefined;
  let own: Open | null = null;
  const read = (): Open | null => saved?.read() ?? own;

  function begin(request: R): string {
    const body = JSON.stringify(request);
    const before = read();
    if (before?.body === body && (!saved || Date.now() - before.at < lifeMs)) return before.key;
    own = { body, key: crypto.randomUUID(), at: Date.now() };
    saved?.save(own);
    return own.key;
  }

  /** There was a response. Another tab may have begun a next call meanwhile: that stays. */
  function end(key: string): void {
    if (saved?.read()?.key === key) saved.drop();
    if (own?.key === key) own = null;
  }

  async function run<T>(request: R, send: (key: string) => Promise<T>): Promise<T> {
    const key = begin(request);
    try {
      const result = await send(key);
      end(key);
      return result;
    } catch (error) {
      if (hasResponse(error)) end(key);
      throw error;
    }
  }

  function pending(): { request: R; key: string } | undefined {
    const open = read();
    return open ? { request: JSON.parse(open.body) as R, key: open.key } : undefined;
  }

  return { begin, end, run, pending };
}

/** Whether the mall decided; without a response the request may or may not have been done. */
export const hasResponse = (error: unknown): boolean =>
  error instanceof ApiError && error.kind !== 'network' && error.kind !== 'internal';

function openOf(stored: unknown): Open | null {
  const { body, key, at } = (stored ?? {}) as Partial<Open>;
  return typeof body === 'string' && typeof key === 'string' ? { body, key, at: Number(at) || 0 } : null;
}
