import { z } from 'zod';
import { typed } from '../typed.schema.ts';
import { COLOUR, contrastError, FONTS, OWN_TEXTS, SCHEMES, THEME_COLOURS } from './values.ts';

export type Scheme = (typeof SCHEMES)[number];
export type ThemeColour = (typeof THEME_COLOURS)[number];
export type FontName = (typeof FONTS)[number];

const colour = z.union([z.literal(''), typed(COLOUR, 'colourFormat', (text) => text.toLowerCase())]);
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

export type ContrastError = {
  scheme: Scheme;
  name: ThemeColour;
  ratio: number;
  least: number;
  nearest: string;
};

export const contrastErrors = (theme: Theme): ContrastError[] =>
  SCHEMES.flatMap((scheme) => THEME_COLOURS.flatMap((name) => contrastError(scheme, name, theme[scheme][name]) ?? []));
const textKey = typed(/^[a-z]{1,32}:[\w.-]{1,120}$/, 'referenceWrong');
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

export const appearance = z
  .object({
    theme: themeDocument,
    texts: z
      .record(z.string(), z.string())
      .describe("By key, in the caller's language; only those that are the mall's own."),
  })
  .meta({ id: 'Appearance', description: 'Colours, font and own texts of the mall.' });
export type Appearance = z.infer<typeof appearance>;
