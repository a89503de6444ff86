import { atom } from 'nanostores';

/** What is wrong with a form: at a field, or with all of it. */
export type Failure = { field?: string; text: string };
/** Words for failures that the mall sends none for. */
export type FailureWords = { network: string; internal: string };

/** One form: it is busy while it is sent, cannot be sent twice at once, and keeps what went wrong. */
export function createForm(words: FailureWords) {
  const $busy = atom(false);
  const $failure = atom<Failure | undefined>(undefined);

  /** @param error what is wrong before anything is sent @returns whether `send` went through */
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
      const { failureOf } = await import('./failure.ts');
      $failure.set(failureOf(error, words));
      return false;
    } finally {
      $busy.set(false);
    }
  }

  return { $busy, $failure, submit };
}
