import { atom } from 'nanostores';
import type { CaptchaType } from '../../contract/captcha.ts';

type Asked = { type: CaptchaType; done: (verification: string | undefined) => void };

/** The captcha that somebody waits for; the page's frame shows it. */
export const $asked = atom<Asked | undefined>(undefined);

/**
 * Lets the shopper solve a captcha over the page.
 * @returns the `captchaVerification` to send, or undefined when it was put away
 */
export function requestCaptcha(type: CaptchaType): Promise<string | undefined> {
  $asked.get()?.done(undefined);
  return new Promise((resolve) => {
    const asked: Asked = {
      type,
      done(verification) {
        if ($asked.get() === asked) $asked.set(undefined);
        resolve(verification);
      },
    };
    $asked.set(asked);
  });
}
