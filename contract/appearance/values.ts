/** Colours as `#rrggbb`, and how well one is seen on another (WCAG 2.2, contrast ratio from 1 to 21). */

export const COLOUR = /^#[0-9a-f]{6}$/;
const WHITE = '#ffffff';
const BLACK = '#000000';
/** Text needs this, what is not text 3. */
export const TEXT_CONTRAST = 4.5;

type Channels = readonly [red: number, green: number, blue: number];
const channels = (colour: string): Channels => {
  const at = (start: number) => Number.parseInt(colour.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
};

function linear(value: number): number {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(a, b) / Math.min(a, b);
}

/** Of the grounds that it stands on, the one that it is seen worst on. */
export const leastContrast = (colour: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)));

/** White where that can be read, else black: one of the two always can. */
export const textOn = (ground: string): string => (contrast(WHITE, ground) >= TEXT_CONTRAST ? WHITE : BLACK);

/**
 * The nearest darker or lighter colour that has the contrast, by as little black or white mixed in as will do.
 * @param least that black or white has on all of the grounds
 */
export function nearestWith(colour: string, grounds: readonly string[], least: number): string {
  for (let share = 0; ; share += 1) {
    const passing = [BLACK, WHITE]
      .map((target) => mixed(colour, target, share / 255))
      .find((one) => leastContrast(one, grounds) >= least);
    if (passing) return passing;
  }
}

function mixed(colour: string, other: string, share: number): string {
  const [red, green, blue] = channels(colour);
  const [toRed, toGreen, toBlue] = channels(other);
  const part = (from: number, to: number) =>
    Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${part(red, toRed)}${part(green, toGreen)}${part(blue, toBlue)}`;
}
