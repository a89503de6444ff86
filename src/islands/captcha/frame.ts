import type { CaptchaFlow, CaptchaPhase, CaptchaState } from '../../stores/captcha-flow.ts';
import stylesheet from '../../styles/captcha.css?url';
import { element, icon, pngUrl } from './element.ts';
import type { CaptchaKey, CaptchaTexts } from './texts.ts';

/** By address and on use: a plain import would put these styles into the first load of every page. */
export function addStyles(): Promise<unknown> {
  if (document.querySelector(`link[href="${stylesheet}"]`)) return Promise.resolve();
  const link = element('link', '', { rel: 'stylesheet', href: stylesheet });
  const loaded = new Promise((done) => {
    link.onload = done;
    link.onerror = done;
  });
  document.head.append(link);
  return loaded;
}

const SAID: Record<CaptchaPhase, CaptchaKey | undefined> = {
  loading: 'captcha:loading',
  ready: undefined,
  checking: 'captcha:checking',
  right: 'captcha:right',
  wrong: 'captcha:wrong',
  failed: 'captcha:failed',
};

/** The button is apart: over the picture it would lie on words. */
export type CaptchaParts = { box: HTMLElement; refresh: HTMLElement };

/** What both kinds of captcha stand on: the picture, what there is to say over it, and the button for another one. */
export function createFrame(flow: CaptchaFlow, t: CaptchaTexts) {
  const image = element('img', 'captcha-image', { alt: t('captcha:picture'), draggable: 'false' });
  const said = element('p', 'captcha-said', { role: 'status' });
  const refresh = element('button', 'captcha-button', { type: 'button', 'aria-label': t('captcha:refresh') });
  refresh.append(icon('refresh'));
  refresh.addEventListener('click', () => void flow.load());
  const picture = element('div', 'captcha-picture', {}, image, said);
  const box = element('div', 'captcha', {}, picture);

  function show({ phase, picture: given, message }: CaptchaState): void {
    box.dataset.phase = phase;
    image.hidden = !given;
    if (given) image.src = pngUrl(given.originalImageBase64);
    const key = SAID[phase];
    said.textContent = key ? message || t(key) : '';
    refresh.disabled = phase === 'checking' || phase === 'right';
  }

  return { box, picture, image, refresh, show };
}
