import { createCaptchaFlow } from '../../stores/captcha-flow.ts';
import { addStyles } from './frame.ts';
import { createSlider } from './slider.ts';
import { loadTexts } from './texts.ts';

/**
 * The drag-slider: a bar in a form, its picture above it while it is hovered, held or focused. It stays when it is solved.
 * @returns brings another picture, once the call that the verification was for has failed
 */
export async function mountDragSlider(host: HTMLElement, onRight: (verification: string) => void) {
  const [t] = await Promise.all([loadTexts(), addStyles()]);
  const flow = createCaptchaFlow('blockPuzzle', onRight);
  const { box, refresh } = createSlider(flow, t);
  box.classList.add('captcha-bar');
  box.querySelector('.captcha-picture')?.append(refresh);
  host.replaceChildren(box);
  await flow.load();
  return flow.load;
}
