import { createRoot } from 'react-dom/client';
import type { CaptchaType } from '#contract/captcha/values.ts';
import { CaptchaPopup } from '#src/islands/public/captcha/CaptchaPopup.tsx';
import { requestCaptcha } from '#src/stores/public/captcha.ts';

let mounted = false;

/** @returns what solving it gives; null: it was put away */
export async function askCaptcha(type: CaptchaType): Promise<string | null> {
  if (!mounted) createRoot(document.body.appendChild(document.createElement('div'))).render(<CaptchaPopup />);
  mounted = true;
  return (await requestCaptcha(type)) ?? null;
}
