import type { Appearance, ContrastError, Scheme, Theme, ThemeColour } from './schema.ts';

/** Colours as `#rrggbb`, and how well one is seen on another (WCAG 2.2, contrast ratio from 1 to 21). */

export const COLOUR = /^#[0-9a-f]{6}$/;
const WHITE = '#ffffff';
const BLACK = '#000000';
/** Text needs a contrast of 4.5, everything else one of 3. */
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

export const leastContrast = (colour: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)));

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

export const SCHEMES = ['light', 'dark'] as const;

export const THEME_COLOURS = ['primary', 'accent', 'neutral'] as const;

export const FONTS = ['sans', 'system', 'serif', 'kai', 'round'] as const;

/** As `src/styles/public/base.css` has them; what an owner leaves empty. */
export const BUILT_IN_COLOURS: Readonly<Record<Scheme, Readonly<Record<ThemeColour, string>>>> = {
  light: { primary: '#c8341f', accent: '#a8741a', neutral: '#38312d' },
  dark: { primary: '#cd3e28', accent: '#d9a94e', neutral: '#3a332f' },
};

export const GROUNDS: Readonly<Record<Scheme, readonly string[]>> = {
  light: ['#ffffff', '#f6f4f1'],
  dark: ['#211d1b', '#181513'],
};

/**
 * Buttons, borders and stars have to be seen on every ground. A neutral surface of the dark theme carries text and needs
 * only to be told from the page. Text on a colour is white or black, whichever can be read.
 */
export const LEAST_CONTRAST: Readonly<Record<Scheme, Readonly<Record<ThemeColour, number>>>> = {
  light: { primary: 3, accent: 3, neutral: 3 },
  dark: { primary: 3, accent: 3, neutral: 1.2 },
};

const NO_COLOURS = { primary: '', accent: '', neutral: '' };

export const PLAIN_THEME: Theme = { light: NO_COLOURS, dark: NO_COLOURS, font: 'sans' };

export function contrastError(scheme: Scheme, name: ThemeColour, colour: string): ContrastError | undefined {
  if (!COLOUR.test(colour)) return undefined;
  const [grounds, least] = [GROUNDS[scheme], LEAST_CONTRAST[scheme][name]];
  const ratio = leastContrast(colour, grounds);
  return ratio >= least ? undefined : { scheme, name, ratio, least, nearest: nearestWith(colour, grounds, least) };
}

/** Rounded down, so that a ratio that fails never reads as the required one. */
export const ratioText = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

export const OWN_TEXTS = { most: 1_000, length: 1_000, found: 50 } as const;

/** What is filled into a text, as `{{name}}` or, by scripts of pages, `{name}`, sorted: a text of one's own has to have it too. */
export const placeholdersOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{+\s*[\w-]+\s*\}+/g)].map(([found]) => found.replace(/\s/g, '')))].sort();

export const hasSamePlaceholders = (own: string, builtIn: string): boolean =>
  own === '' || placeholdersOf(own).join() === placeholdersOf(builtIn).join();

export const PLAIN_APPEARANCE: Appearance = { theme: PLAIN_THEME, texts: {} };
