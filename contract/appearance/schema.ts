import { z } from 'zod';
import { COLOUR, leastContrast, nearestWith } from './values.ts';

/** How a mall looks and speaks beside its branding: colours, font, and texts of its own in the place of built-in ones. */

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];
export const THEME_COLOURS = ['primary', 'accent', 'neutral'] as const;
export type ThemeColour = (typeof THEME_COLOURS)[number];
/** Stacks of fonts that systems have; `src/lib/shared/fonts.ts` names them. The first is the built-in one. */
export const FONTS = ['sans', 'system', 'serif', 'kai', 'round'] as const;
export type FontName = (typeof FONTS)[number];

/** As `src/styles/base.css` has them; what an owner leaves empty. */
export const BUILT_IN_COLOURS: Readonly<Record<Scheme, Readonly<Record<ThemeColour, string>>>> = {
  light: { primary: '#c8341f', accent: '#a8741a', neutral: '#38312d' },
  dark: { primary: '#cd3e28', accent: '#d9a94e', neutral: '#3a332f' },
};
/** What they stand on: cards and the page. */
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

const colour = z.union([z.literal(''), z.string().toLowerCase().regex(COLOUR)]);
const colours = z.object({
  primary: colour.describe('Buttons, focus and marks. Empty: the built-in colour.'),
  accent: colour.describe('Stars and small highlights. Empty: the built-in colour.'),
  neutral: colour.describe('Dark surfaces: the head of the category menu, what is chosen. Empty: the built-in colour.'),
});
export const themeDocument = z
  .object({
    light: colours.describe('Of the light theme, as `#rrggbb`.'),
    dark: colours.describe('Of the dark theme, as `#rrggbb`.'),
    font: z.enum(FONTS).describe('Which stack of system fonts.'),
  })
  .meta({ id: 'Theme', description: 'Colours and font of the mall.' });
export type Theme = z.infer<typeof themeDocument>;

const NO_COLOURS = { primary: '', accent: '', neutral: '' };
export const PLAIN_THEME: Theme = { light: NO_COLOURS, dark: NO_COLOURS, font: 'sans' };

export type ContrastError = {
  scheme: Scheme;
  name: ThemeColour;
  ratio: number;
  least: number;
  /** The nearest one that passes. */
  nearest: string;
};

/** What is wrong with one colour; nothing with an empty one. */
export function contrastError(scheme: Scheme, name: ThemeColour, colour: string): ContrastError | undefined {
  if (!COLOUR.test(colour)) return undefined;
  const [grounds, least] = [GROUNDS[scheme], LEAST_CONTRAST[scheme][name]];
  const ratio = leastContrast(colour, grounds);
  return ratio >= least ? undefined : { scheme, name, ratio, least, nearest: nearestWith(colour, grounds, least) };
}

/** Colours that cannot be seen well enough, in the order of the form. */
export const contrastErrors = (theme: Theme): ContrastError[] =>
  SCHEMES.flatMap((scheme) => THEME_COLOURS.flatMap((name) => contrastError(scheme, name, theme[scheme][name]) ?? []));

/** Downwards, so that a contrast that fails never reads as the one that is needed. */
export const ratioText = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

/** Own texts: how many, and how long one may be. */
export const OWN_TEXTS = { most: 1_000, length: 1_000, found: 50 } as const;
const textKey = z.string().regex(/^[a-z]{1,32}:[\w.-]{1,120}$/);
const ownText = z.string().trim().max(OWN_TEXTS.length);
export const textsDocument = z.object({
  texts: z
    .record(
      textKey,
      z.object({
        zh: ownText.describe('In Chinese; empty: the built-in text.'),
        en: ownText.describe('In English; empty: the built-in text.'),
      }),
    )
    .refine((texts) => Object.keys(texts).length <= OWN_TEXTS.most, 'textsMany')
    .describe('By key, as `common:nav.home`.'),
});
export type TextsDocument = z.infer<typeof textsDocument>;

/** What is filled into a text, as `{{name}}` or, by scripts of pages, `{name}`, sorted: a text of one's own has to have it too. */
export const placeholdersOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{+\s*[\w-]+\s*\}+/g)].map(([found]) => found.replace(/\s/g, '')))].sort();

/** Whether a text can take the place of a built-in one: an empty one takes none. */
export const keepsPlaceholders = (own: string, builtIn: string): boolean =>
  own === '' || placeholdersOf(own).join() === placeholdersOf(builtIn).join();

export const textSearch = z.object({
  q: z
    .string()
    .trim()
    .max(100)
    .default('')
    .describe('Part of a key or of a text, in either language; empty: those that the mall has texts of its own for.'),
});
export const foundTexts = z.object({
  total: z.number().int().describe('How many there are.'),
  items: z
    .array(
      z.object({
        key: z.string().describe('Its key.'),
        zh: z.string().describe('The built-in Chinese text.'),
        en: z.string().describe('The built-in English text.'),
      }),
    )
    .describe('The first of them.'),
});
export type FoundTexts = z.infer<typeof foundTexts>;

/** What every page reads. */
export const appearance = z
  .object({
    theme: themeDocument,
    texts: z
      .record(z.string(), z.string())
      .describe("By key, in the caller's language; only those that are the mall's own."),
  })
  .meta({ id: 'Appearance', description: 'Colours, font and own texts of the mall.' });
export type Appearance = z.infer<typeof appearance>;
export const PLAIN_APPEARANCE: Appearance = { theme: PLAIN_THEME, texts: {} };
