import { copyProduct } from '#contract/product/desk.calls.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createForm } from '../public/form.ts';
import { createIdempotentCall } from '../public/idempotent-call.ts';

/** A copy of one product under a code of its own. */
export function createProductCopy(id: number, words: FailureWords) {
  const form = createForm(words);
  const call = createIdempotentCall<{ code: string }>();

  /** @param needed what to say without a code @returns id of the copy */
  async function send(typed: string, needed: string): Promise<number | undefined> {
    const body = { code: typed.trim() };
    let made: number | undefined;
    await form.submit(body.code ? undefined : { field: 'code', text: needed }, async () => {
      made = (await call.run(body, (key) => desk.call(copyProduct, { params: { ref: id }, body, key }))).id;
    });
    return made;
  }

  return { $busy: form.$busy, $failure: form.$failure, send };
}
