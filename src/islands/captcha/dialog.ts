import type { CaptchaType } from '../../../contract/captcha.ts';
import { createCaptchaFlow } from '../../stores/captcha-flow.ts';
import { element, icon } from './element.ts';
import { addStyles } from './frame.ts';
import { createSlider } from './slider.ts';
import { loadTexts } from './texts.ts';
import { createWords } from './words.ts';

type Asked = { type: CaptchaType; done: (verification: string | undefined) => void };

/** Shows a captcha over the page until it is solved or put away; the browser keeps the focus inside and gives it back. */
export async function openCaptcha({ type, done }: Asked): Promise<void> {
  const [t] = await Promise.all([loadTexts(), addStyles()]);
  let verification: string | undefined;
  const flow = createCaptchaFlow(type, (given) => {
    verification = given;
    dialog.close();
  });
  const { box, refresh } = type === 'blockPuzzle' ? createSlider(flow, t) : createWords(flow, t);
  const title = element('h2', 'captcha-title', { id: 'captcha-title' }, t('captcha:title'));
  const close = element('button', 'captcha-button', { type: 'button', 'aria-label': t('captcha:close') });
  close.append(icon('close'));
  const head = element('div', 'captcha-head', {}, title, refresh, close);
  const dialog = element('dialog', 'captcha-dialog', { 'aria-labelledby': title.id }, head, box);
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => {
    flow.end();
    dialog.remove();
    done(verification);
  });
  document.body.append(dialog);
  dialog.showModal();
  box.querySelector<HTMLElement>('[data-first], .captcha-handle')?.focus();
  await flow.load();
}
