import { $captchaRequest } from '../../stores/public/captcha.ts';

/** The dialog for what is asked for comes only then; a quick island may have asked already. */
export function showCaptchas(): void {
  $captchaRequest.subscribe((request) => {
    if (!request) return;
    import('../../islands/public/captcha/open.tsx')
      .then(({ openCaptcha }) => openCaptcha(request))
      .catch(() => request.done(undefined));
  });
}
