import { z } from 'zod';
import { version } from './desk.ts';
import { CONTENT_TYPE, ENABLED } from './enums.ts';
import { FOOTER } from './footer.ts';
import { NUMBER_BOUNDS, type NUMBERS } from './numbers.ts';
import { link, pair, picture, richPair, title } from './pair.ts';

/** What editors change at the desk besides the home page (`preview.ts`) and branding (`site.ts`). */

const MAX_INT = 2_147_483_647;

const footerEntry = z.object({
  /** Below 0: the mall gives it one. */
  id: z.number().int().min(-MAX_INT).max(MAX_INT),
  parentId: z.number().int().min(-MAX_INT).max(MAX_INT).nullable(),
  title,
  type: z.literal(Object.values(CONTENT_TYPE)),
  /** Of an information item. */
  content: richPair.nullable(),
  link: link.nullable(),
  files: z.array(picture).max(FOOTER.pictures),
});
/** The bottom tree: every item with the one above it, in the order in which they are shown. */
export const footerDocument = z.object({ items: z.array(footerEntry) });
export type FooterDocument = z.infer<typeof footerDocument>;
export type FooterEntryDocument = FooterDocument['items'][number];

export const noticeDocument = z.object({
  title,
  html: richPair,
  pinned: z.boolean(),
  /** In the future: it appears then. */
  publishedAt: z.iso.datetime(),
});
export type NoticeDocument = z.infer<typeof noticeDocument>;

export const deskNotice = z.object({
  id: z.number().int(),
  title: pair,
  pinned: z.boolean(),
  publishedAt: z.iso.datetime(),
  version: z.number().int(),
});
export type DeskNotice = z.infer<typeof deskNotice>;
export const deskNoticePage = z.object({
  items: z.array(deskNotice),
  page: z.number().int(),
  pages: z.number().int(),
  total: z.number().int(),
});
export type DeskNoticePage = z.infer<typeof deskNoticePage>;

export const contentDocument = z.object({ title, html: richPair });
export type ContentDocument = z.infer<typeof contentDocument>;

const word = z.string().trim().min(1).max(40);
/** Words of the search box, and groups of words that find the same goods. */
export const searchDocument = z.object({
  hotWords: z.array(z.object({ zh: word, en: z.string().trim().max(40) })).max(40),
  synonyms: z.array(z.array(word).min(2).max(30)).max(500),
});
export type SearchDocument = z.infer<typeof searchDocument>;

export const dictDocument = z.object({
  name: title,
  entries: z
    .array(
      z.object({
        value: z.string().min(1).max(64),
        label: title,
        /** ENABLED: a disabled one is shown where it is offered and cannot be chosen. */
        status: z.literal(Object.values(ENABLED)),
      }),
    )
    .max(200),
});
export type DictDocument = z.infer<typeof dictDocument>;
export const deskDictionaries = z.array(
  z.object({ code: z.string(), name: pair, entries: z.number().int(), disabled: z.number().int() }),
);
export type DeskDictionaries = z.infer<typeof deskDictionaries>;

const bounded = ([least, most]: readonly [number, number]) => z.number().int().min(least).max(most);
type NumberName = keyof typeof NUMBERS;
export const numbersDocument = z
  .object(
    Object.fromEntries(Object.entries(NUMBER_BOUNDS).map(([name, bounds]) => [name, bounded(bounds)])) as Record<
      NumberName,
      z.ZodNumber
    >,
  )
  .refine(({ topUpMin, topUpMax }) => topUpMin <= topUpMax, { path: ['topUpMax'] });

/** A draft stands beside what is live until it is published. */
export const draftState = z.object({
  /** 0: there is none, and the value is the live one. */
  version: z.number().int(),
  /** Of the live one, when the draft was begun. */
  base: z.number().int(),
  /** Of the live one, now; another than `base`: somebody has changed it meanwhile. */
  live: z.number().int(),
  /** When the clock publishes it. */
  publishAt: z.iso.datetime().nullable(),
  /** Why the clock did not. */
  fault: z.enum(['moved', 'refused']).nullable(),
});
export type DraftState = z.infer<typeof draftState>;
export const draftView = <T extends z.ZodType>(value: T) => draftState.extend({ value });
/** `base`: the live version that the draft was made from, or brought up to. */
export const draftSave = <T extends z.ZodType>(value: T) => z.object({ value, version, base: version });
export const draftNamed = z.object({ version: version.min(1) });
export const draftSchedule = draftNamed.extend({ at: z.iso.datetime().nullable() });
/** Shows a draft to whoever holds it. */
export const previewKey = z.object({ key: z.string(), until: z.iso.datetime() });
export type PreviewKey = z.infer<typeof previewKey>;

const named = z.object({ code: z.string(), name: z.string() });
/** What a home page can be made of, in the language asked for. */
export const homeOptions = z.object({ categories: z.array(named), shops: z.array(named) });
export type HomeOptions = z.infer<typeof homeOptions>;
/** Goods by name and picture; those not on sale are left out. */
export const namedGoods = z.array(z.object({ id: z.number().int(), title: z.string(), picture: z.string() }));
export type NamedGoods = z.infer<typeof namedGoods>;
export const goodsIds = z.object({
  ids: z
    .string()
    .regex(/^\d{1,9}(?:,\d{1,9}){0,299}$/)
    .transform((text) => text.split(',').map(Number)),
});
