import { ApiError } from '../lib/api/client.ts';
import { idempotencyKey } from '../lib/api/key.ts';

/**
 * Names what somebody means to do: while they mean the same and have no answer, every try of it carries the same key.
 * After an answer, the next try is another intention.
 */
export function createIntention() {
  let open: { body: string; key: string } | undefined;

  async function run<T>(request: object, send: (key: string) => Promise<T>): Promise<T> {
    const body = JSON.stringify(request);
    if (open?.body !== body) open = { body, key: idempotencyKey()['idempotency-key'] };
    try {
      const answer = await send(open.key);
      open = undefined;
      return answer;
    } catch (error) {
      const answered = error instanceof ApiError && error.kind !== 'network' && error.kind !== 'slip';
      if (answered) open = undefined;
      throw error;
    }
  }

  return { run };
}
