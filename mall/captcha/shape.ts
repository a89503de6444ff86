import { CAPTCHA } from '#contract/captcha/values.ts';
import { type Random, whole } from './random.ts';

const SIDE = 33;
const KNOB = 9;

/** A knob out (1) or in (-1); clockwise from the top. */
type Knobs = readonly [number, number, number, number];

/** Two neighbouring knobs outwards would not fit into the strip, except up and down. */
const FORMS: readonly Knobs[] = [
  [1, 1, -1, -1],
  [-1, 1, 1, -1],
  [1, -1, 1, 1],
  [1, -1, -1, 1],
  [-1, -1, 1, 1],
  [1, -1, 1, -1],
];

export function jigsaw(random: Random, y: number): string {
  const knobs = FORMS[whole(random, 0, FORMS.length - 1)] ?? [1, 1, -1, -1];
  return outline(knobs, knobs[3] > 0 ? CAPTCHA.pieceWidth - SIDE - 2 : 2, y);
}

function outline(knobs: Knobs, x: number, y: number): string {
  const corners = [
    [x, y],
    [x + SIDE, y],
    [x + SIDE, y + SIDE],
    [x, y + SIDE],
  ] as const;
  const sides = corners.map(([fromX, fromY], n) => {
    const [toX, toY] = corners[(n + 1) % corners.length] ?? [x, y];
    return side(fromX, fromY, (toX - fromX) / SIDE, (toY - fromY) / SIDE, knobs[n] ?? 1);
  });
  return `M${x} ${y}${sides.join('')}Z`;
}

/** (ux, uy) points along the side, and outwards is to its left. */
function side(fromX: number, fromY: number, ux: number, uy: number, knob: number): string {
  const at = (along: number, out: number) => {
    const [x, y] = [fromX + ux * along + uy * out * knob, fromY + uy * along - ux * out * knob];
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const middle = SIDE / 2;
  const curve = `C${at(middle - 9, KNOB + 2.5)} ${at(middle + 9, KNOB + 2.5)} ${at(middle + 4, 0)}`;
  return `L${at(middle - 4, 0)}${curve}L${at(SIDE, 0)}`;
}
