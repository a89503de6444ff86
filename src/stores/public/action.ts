import { atom } from 'nanostores';
import { type FailureWords, failureOf } from '../../lib/shared/api/failure.ts';
import { toast } from './toast.ts';

export function createAction(words: FailureWords) {
  const $busy = atom(false);

  /** @returns whether it went through; false too while something else is under way */
  async function run(send: () => Promise<unknown>): Promise<boolean> {
    if ($busy.get()) return false;
    $busy.set(true);
    try {
      await send();
      return true;
    } catch (error) {
      toast(failureOf(error, words).text, 'error');
      return false;
    } finally {
      $busy.set(false);
    }
  }

  return { $busy, run };
}
