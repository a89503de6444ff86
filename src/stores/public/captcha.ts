import { atom } from 'nanostores';
import type { CaptchaType } from '#contract/captcha/values.ts';
import { startIsland } from '../../lib/browser/client-use.ts';

type CaptchaRequest = { id: number; type: CaptchaType; done: (verification: string | undefined) => void };

let count = 0;

export const $captchaRequest = atom<CaptchaRequest | undefined>(undefined);

/**
 * Lets the shopper solve a captcha over the page.
 * @returns the `captchaVerification` to send, or undefined when it was put away
 */
export function requestCaptcha(type: CaptchaType): Promise<string | undefined> {
  $captchaRequest.get()?.done(undefined);
  return new Promise((resolve) => {
    const request: CaptchaRequest = {
      id: ++count,
      type,
      done(verification) {
        if ($captchaRequest.get() === request) $captchaRequest.set(undefined);
        resolve(verification);
      },
    };
    $captchaRequest.set(request);
    startIsland('captcha', () => request.done(undefined));
  });
}
