import { $captchaRequest } from '../../stores/public/captcha.ts';

export function showCaptchas(): void {
  $captchaRequest.subscribe((request) => {
    if (!request) return;
    import('../../islands/public/captcha/open.tsx')
      .then(({ openCaptcha }) => openCaptcha(request))
      .catch(() => request.done(undefined));
  });
}
