/** Props of a stage: round plinths, blocks, alcoves. Ids keep several in one picture apart. */
import type { Tones } from './color.ts';
import { blur, ellipse, group, linear, rect } from './shapes.ts';

/** `top` is the centre of its upper face; with `height` 0 it extends beyond the picture. */
export function cylinder(id: string, tones: Tones, x: number, top: number, rx: number, height: number): string {
  const [lit, middle, dark] = tones.plinth;
  const ry = rx * 0.2;
  const side = linear(
    `${id}s`,
    [
      [0, middle],
      [0.25, lit],
      [0.6, middle],
      [1, dark],
    ],
    [0, 0, 1, 0],
  );
  const face = linear(
    `${id}f`,
    [
      [0, middle],
      [1, lit],
    ],
    [1, 0, 0, 1],
  );
  const body = `M${x - rx} ${top} v${height} a${rx} ${ry} 0 0 0 ${rx * 2} 0 v${-height} z`;
  return (
    `<defs>${side}${face}${blur(`${id}b`, `${rx * 0.1} ${rx * 0.035}`)}</defs>` +
    ellipse(
      x + rx * 0.1,
      top + height + ry * 0.45,
      rx * 1.05,
      ry * 0.9,
      tones.shadow,
      `opacity="0.26" filter="url(#${id}b)"`,
    ) +
    `<path d="${body}" fill="url(#${id}s)"/>` +
    ellipse(x, top, rx, ry, `url(#${id}f)`)
  );
}

/** A block seen from the front, with a strip of its upper face. */
export function block(id: string, tones: Tones, box: readonly [number, number, number, number]): string {
  const [x, y, width, height] = box;
  const [lit, middle, dark] = tones.plinth;
  return (
    `<defs>${linear(id, [
      [0, middle],
      [1, dark],
    ])}${blur(`${id}b`, 18)}</defs>` +
    rect(x + 16, y + 8, width, height, tones.shadow, `opacity="0.2" filter="url(#${id}b)"`) +
    rect(x, y, width, height, `url(#${id})`) +
    rect(x, y, width, 26, lit)
  );
}

/** An alcove with a round top, lit from the upper left. */
export function alcove(id: string, tones: Tones, x: number, top: number, half: number, bottom: number): string {
  const outline = `M${x - half} ${bottom} V${top + half} a${half} ${half} 0 0 1 ${half * 2} 0 V${bottom} z`;
  return (
    `<defs>${linear(
      `${id}n`,
      [
        [0, tones.shape[0]],
        [1, tones.shape[1]],
      ],
      [0, 0, 0.7, 1],
    )}${blur(`${id}b`, 16)}` +
    `<clipPath id="${id}c"><path d="${outline}"/></clipPath></defs>` +
    `<path d="${outline}" fill="url(#${id}n)"/>` +
    group(
      `<path d="${outline}" fill="none" stroke="${tones.shadow}" stroke-width="34" opacity="0.3" ` +
        `transform="translate(-8 -8)" filter="url(#${id}b)"/>`,
      `clip-path="url(#${id}c)"`,
    )
  );
}

/** A disc behind the objects, cut off at `horizon`. */
export const sun = (id: string, tones: Tones, x: number, y: number, radius: number, horizon: number): string =>
  `<defs>${linear(`${id}g`, [
    [0, tones.shape[0]],
    [1, tones.shape[1]],
  ])}` +
  `<clipPath id="${id}c">${rect(0, 0, 2000, horizon, '#000')}</clipPath></defs>` +
  group(ellipse(x, y, radius, radius, `url(#${id}g)`), `clip-path="url(#${id}c)"`);
