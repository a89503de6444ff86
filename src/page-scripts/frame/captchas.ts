import { $captchaRequest } from '../../stores/captcha.ts';

/** The dialog for what is asked for comes only then; a quick island may have asked already. */
export function showCaptchas(): void {
  $captchaRequest.subscribe((request) => {
    if (!request) return;
    import('../../islands/captcha/open.tsx')
      .then(({ openCaptcha }) => openCaptcha(request))
      .catch(() => request.done(undefined));
  });
}
