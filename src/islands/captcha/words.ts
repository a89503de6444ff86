import { CAPTCHA } from '../../../contract/captcha.ts';
import type { Point } from '../../lib/captcha/api.ts';
import type { CaptchaFlow } from '../../stores/captcha-flow.ts';
import { element } from './element.ts';
import { type CaptchaParts, createFrame } from './frame.ts';
import { createGrid } from './grid.ts';
import type { CaptchaTexts } from './texts.ts';

/** Words to click in the order asked for: on the picture, or by the squares of a grid laid over it. */
export function createWords(flow: CaptchaFlow, t: CaptchaTexts): CaptchaParts {
  const { box, picture, image, refresh, show } = createFrame(flow, t);
  const asked = element('p', 'captcha-asked');
  const count = element('span', 'sr-only', { role: 'status' });
  const marks = element('div', 'captcha-marks', { 'aria-hidden': 'true' });
  const grid = createGrid(t, choose);
  const toggle = element('button', 'captcha-toggle', { type: 'button', 'aria-pressed': 'false', 'data-first': '' });
  toggle.append(t('captcha:grid'));
  toggle.addEventListener('click', () => {
    grid.hidden = !grid.hidden;
    toggle.setAttribute('aria-pressed', String(!grid.hidden));
    if (!grid.hidden) grid.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
  picture.append(marks, grid);
  box.append(element('div', 'captcha-line', {}, asked, toggle, count));
  let points: Point[] = [];

  function choose(point: Point): void {
    if (flow.$state.get().phase !== 'ready' || points.length >= CAPTCHA.clicks) return;
    points.push(point);
    const mark = element('span', 'captcha-mark', {}, String(points.length));
    mark.style.left = `${(point.x / CAPTCHA.width) * 100}%`;
    mark.style.top = `${(point.y / CAPTCHA.height) * 100}%`;
    marks.append(mark);
    count.textContent = t('captcha:chosen', points.length);
    if (points.length === CAPTCHA.clicks) void flow.answer(points);
  }

  image.addEventListener('click', ({ offsetX, offsetY }) => {
    const { width, height } = CAPTCHA;
    choose({
      x: Math.round((offsetX / image.clientWidth) * width),
      y: Math.round((offsetY / image.clientHeight) * height),
    });
  });
  flow.$state.subscribe((state) => {
    show(state);
    if (state.phase !== 'loading' && state.phase !== 'ready') return;
    points = [];
    marks.replaceChildren();
    count.textContent = '';
    const words = (state.picture?.wordList ?? []).map((word) => element('b', '', { lang: 'zh' }, word));
    asked.replaceChildren(element('span', '', {}, t('captcha:words')), ...words);
  });
  return { box, refresh };
}
