import type { Tones } from './color.ts';
import type { Chance } from './random.ts';
import { blur, group, linear, rect } from './shapes.ts';

/** Sun through a window with six panes. */
export function panes(tones: Tones, roll: Chance): string {
  const flip = roll.pick([true, false]);
  const light = linear('pane', [
    [0, tones.light, 0.95],
    [1, tones.light, 0.5],
  ]);
  const glass = [0, 1, 2].flatMap((row) =>
    [0, 1].map((column) => rect(column * 150, row * 148, 136, 134, 'url(#pane)')),
  );
  const place = flip ? 'translate(455 -30) skewY(24) scale(-1 1)' : 'translate(120 -30) skewY(24)';
  return (
    `<defs>${light}${blur('sun', 5)}</defs>` +
    rect(0, 0, 600, 600, tones.shadow, 'opacity="0.07"') +
    group(group(glass.join(''), `transform="${place}"`), 'filter="url(#sun)"')
  );
}

/** One frond: a bent stem with leaflets on both sides, growing to the right from 0,0. */
function frond(length: number, leaves: number): string {
  const leaflet = (at: number, side: number): string => {
    const x = 40 + at * (length - 40);
    const size = Math.sin(Math.PI * (0.16 + at * 0.78)) * length * 0.4;
    const turn = side * (62 - at * 34);
    const path =
      `M0 0 C${size * 0.3} ${-size * 0.16} ${size * 0.75} ${-size * 0.12} ${size} 0 ` +
      `C${size * 0.75} ${size * 0.1} ${size * 0.3} ${size * 0.12} 0 0`;
    return `<path d="${path}" transform="translate(${x} ${at * at * 46}) rotate(${turn + at * 18})"/>`;
  };
  const steps = [...Array(leaves).keys()].map((step) => step / (leaves - 1));
  const stem = `<path d="M0 0 Q${length * 0.6} 4 ${length} 48" stroke-width="5" fill="none" class="stem"/>`;
  return stem + steps.map((at) => leaflet(at, 1) + leaflet(at, -1)).join('');
}

/** Shadows of two fronds reaching in from a corner. */
export function fronds(tones: Tones, roll: Chance): string {
  const left = roll.pick([true, false]);
  const first = roll.between(22, 40);
  const second = roll.between(58, 82);
  const far = group(frond(430, 11), `transform="translate(-30 -60) rotate(${second})"`);
  const near = group(frond(520, 12), `transform="translate(-50 10) rotate(${first - 20})"`);
  return (
    `<defs>${blur('breeze', 5)}</defs>` +
    group(
      group(far + near, left ? '' : 'transform="translate(600 0) scale(-1 1)"'),
      `fill="${tones.shadow}" stroke="${tones.shadow}" stroke-width="0" opacity="0.17" filter="url(#breeze)"`,
    )
  );
}

export function beam(tones: Tones, roll: Chance): string {
  const at = roll.between(-80, 120);
  const light = linear('ray', [
    [0, tones.light, 0.95],
    [1, tones.light, 0.35],
  ]);
  return (
    `<defs>${light}${blur('haze', 7)}</defs>` +
    rect(0, 0, 600, 600, tones.shadow, 'opacity="0.06"') +
    group(
      `<path d="M${at + 250} -20 h230 L${at + 170} 620 h-230 z" fill="url(#ray)"/>` +
        `<path d="M${at + 520} -20 h70 L${at + 280} 620 h-70 z" fill="url(#ray)"/>`,
      'filter="url(#haze)"',
    )
  );
}
