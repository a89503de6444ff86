import { CAPTCHA } from '../../../contract/captcha.ts';
import type { Point } from '../../lib/captcha/api.ts';
import { element } from './element.ts';
import type { CaptchaTexts } from './texts.ts';

/** Squares so small that the middle of one is a right click for every word whose middle is in it. */
const COLUMNS = 7;
const ROWS = 4;
const MOVES: Partial<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: COLUMNS,
  ArrowUp: -COLUMNS,
};

/** A numbered grid over the picture: one stop of the Tab key, arrows move in it, Enter or a click chooses. */
export function createGrid(t: CaptchaTexts, choose: (point: Point) => void): HTMLElement {
  const cells = Array.from({ length: COLUMNS * ROWS }, (_, n) => {
    const cell = element('button', 'captcha-cell', {
      type: 'button',
      tabindex: n ? '-1' : '0',
      'aria-label': t('captcha:cell', n + 1),
    });
    cell.append(String(n + 1));
    cell.addEventListener('click', () => choose(middleOf(n)));
    return cell;
  });
  const grid = element('div', 'captcha-grid', { role: 'group', 'aria-label': t('captcha:grid') }, ...cells);
  grid.hidden = true;
  grid.addEventListener('keydown', (event) => {
    const at = cells.indexOf(document.activeElement as HTMLButtonElement);
    const to = cells[at + (MOVES[event.key] ?? Number.NaN)];
    if (!to) return;
    event.preventDefault();
    cells[at]?.setAttribute('tabindex', '-1');
    to.setAttribute('tabindex', '0');
    to.focus();
  });
  return grid;
}

const middleOf = (n: number): Point => ({
  x: Math.round((((n % COLUMNS) + 0.5) * CAPTCHA.width) / COLUMNS),
  y: Math.round(((Math.floor(n / COLUMNS) + 0.5) * CAPTCHA.height) / ROWS),
});
