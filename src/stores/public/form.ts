import { atom } from 'nanostores';
import type { Failure, FailureWords } from '../../lib/shared/api/failure.ts';

/** What each field has to say of a failure. */
export const fieldErrors =
  (failure: Failure | undefined) =>
  (field: string): string | undefined =>
    failure?.field === field ? failure.text : undefined;

export function createForm(words: FailureWords) {
  const $busy = atom(false);
  const $failure = atom<Failure | undefined>(undefined);

  async function submit(error: Failure | undefined, send: () => Promise<unknown>): Promise<boolean> {
    if ($busy.get()) return false;
    $failure.set(error);
    if (error) return false;
    $busy.set(true);
    try {
      await send();
      return true;
    } catch (error) {
      // The code for failures comes with the code for calls, which the form itself does without.
      const { failureOf } = await import('../../lib/shared/api/failure.ts');
      $failure.set(failureOf(error, words));
      return false;
    } finally {
      $busy.set(false);
    }
  }

  return { $busy, $failure, submit };
}
