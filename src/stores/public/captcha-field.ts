import { atom } from 'nanostores';
import { createCaptchaFlow } from './captcha-flow.ts';

export function createCaptchaField() {
  const $missed = atom(0);
  let verification: string | undefined;
  const take = (given: string): void => {
    verification = given;
    $missed.set(0);
  };
  const flow = createCaptchaFlow('blockPuzzle', take, 0);

  function begin(): void {
    if (flow.$state.get().phase === 'idle') void flow.load();
  }

  /** @returns undefined when it has to be solved first */
  async function spend<T>(send: (verification: string) => Promise<T>): Promise<T | undefined> {
    const given = verification;
    verification = undefined;
    if (given === undefined) {
      // Solved before, and sent: what is there is of no more use.
      if (flow.$state.get().phase === 'right') void flow.load();
      $missed.set($missed.get() + 1);
      return undefined;
    }
    try {
      return await send(given);
    } catch (error) {
      void flow.load();
      throw error;
    }
  }
  return { flow, $missed, begin, spend, end: flow.end };
}

export type CaptchaField = ReturnType<typeof createCaptchaField>;
