import { CAPTCHA } from '../../../contract/captcha.ts';
import type { CaptchaFlow } from '../../stores/captcha-flow.ts';
import { element, icon, pngUrl } from './element.ts';
import { type CaptchaParts, createFrame } from './frame.ts';
import type { CaptchaTexts } from './texts.ts';

const MAX = CAPTCHA.width - CAPTCHA.pieceWidth;
const STEP = 2;
const BIG_STEP = 20;
const KEYS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** A piece that a slider moves, by pointer or by keys, into its hole. Positions are in the picture's own pixels. */
export function createSlider(flow: CaptchaFlow, t: CaptchaTexts): CaptchaParts {
  const { box, picture, refresh, show } = createFrame(flow, t);
  const piece = element('img', 'captcha-piece', { alt: '', draggable: 'false' });
  const handle = element('button', 'captcha-handle', {
    type: 'button',
    role: 'slider',
    'aria-label': t('captcha:slider'),
    'aria-description': t('captcha:keys'),
    'aria-valuemin': '0',
    'aria-valuemax': String(MAX),
  });
  handle.append(icon('arrow'));
  const hint = element('span', 'captcha-hint', {}, t('captcha:slide'));
  const track = element('div', 'captcha-track', {}, element('span', 'captcha-done'), hint, handle);
  picture.append(piece);
  box.append(track);
  let x = 0;

  function moveTo(wanted: number): void {
    x = Math.max(0, Math.min(MAX, wanted));
    box.style.setProperty('--at', String(x / MAX));
    handle.setAttribute('aria-valuenow', String(Math.round(x)));
    box.classList.toggle('captcha-moved', x > 0);
  }
  const drop = () => void flow.answer({ x: Math.round(x * 100) / 100, y: CAPTCHA.blockY });
  const canMove = () => flow.$state.get().phase === 'ready';

  drag(handle, track, canMove, () => x, moveTo, drop);
  handle.addEventListener('keydown', (event) => {
    const way = KEYS[event.key];
    if (!canMove() || (way === undefined && event.key !== 'Enter' && event.key !== 'Home')) return;
    event.preventDefault();
    if (way !== undefined) moveTo(x + way * (event.shiftKey ? BIG_STEP : STEP));
    else if (event.key === 'Home') moveTo(0);
    else if (x > 0) drop();
  });
  flow.$state.subscribe((state) => {
    show(state);
    hint.textContent = t(state.phase === 'right' ? 'captcha:right' : 'captcha:slide');
    piece.hidden = !state.picture?.jigsawImageBase64;
    piece.src = state.picture ? pngUrl(state.picture.jigsawImageBase64 ?? '') : '';
    if (state.phase === 'loading' || state.phase === 'ready') moveTo(0);
  });
  return { box, refresh };
}

function drag(
  handle: HTMLElement,
  track: HTMLElement,
  canMove: () => boolean,
  now: () => number,
  moveTo: (x: number) => void,
  drop: () => void,
): void {
  let from: { pointer: number; x: number } | undefined;
  handle.addEventListener('pointerdown', (event) => {
    if (!canMove() || event.button !== 0) return;
    handle.setPointerCapture(event.pointerId);
    from = { pointer: event.clientX, x: now() };
  });
  handle.addEventListener('pointermove', (event) => {
    if (!from) return;
    const way = track.clientWidth - handle.offsetWidth;
    moveTo(from.x + ((event.clientX - from.pointer) / way) * MAX);
  });
  handle.addEventListener('pointerup', () => {
    if (from && now() > 0) drop();
    from = undefined;
  });
  handle.addEventListener('pointercancel', () => {
    from = undefined;
    moveTo(0);
  });
}
