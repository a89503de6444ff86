import { z } from 'zod';
import { version } from '../documents/schema.ts';
import { CONTENT_TYPE, ENABLED } from '../enums.ts';
import type { Language } from '../language.ts';
import { countedPage } from '../paging.schema.ts';
import { link, pair, picture, richPair, title } from '../pair.schema.ts';
import { SEARCH_LOG } from '../search/log.values.ts';
import { isRedirectPath, REDIRECTS } from '../search/redirect.values.ts';
import { NUMBER_BOUNDS, NUMBER_MEANINGS, type NUMBERS } from '../settings/numbers.values.ts';
import { typed } from '../typed.schema.ts';
import { FOOTER } from './values.ts';

const MAX_INT = 2_147_483_647;

const footerEntry = z.object({
  id: z.number().int().min(-MAX_INT).max(MAX_INT).describe('Below 0: a new item; the mall gives it an id.'),
  parentId: z
    .number()
    .int()
    .min(-MAX_INT)
    .max(MAX_INT)
    .nullable()
    .describe('The column that it stands in; null: it is a column.'),
  title: title.describe('In both languages.'),
  type: z.literal(Object.values(CONTENT_TYPE)).describe('CONTENT_TYPE: 10 information, 20 text, 30 link, 40 picture.'),
  content: richPair
    .nullable()
    .describe(
      'Of an information item. HTML in both languages; what the whitelist does not allow is removed. Null: none.',
    ),
  link: link
    .nullable()
    .describe('Where it leads: a path of this site, or an https address; empty: nowhere. Null: none.'),
  files: z.array(picture).max(FOOTER.pictures).describe('Pictures of a picture item.'),
});
export const footerDocument = z.object({
  items: z
    .array(footerEntry)
    .describe('Every item with the column it stands in, in the order in which they are shown.'),
});
export type FooterDocument = z.infer<typeof footerDocument>;
export type FooterEntryDocument = FooterDocument['items'][number];

export const noticeDocument = z.object({
  title: title.describe('In both languages.'),
  html: richPair.describe('HTML in both languages; what the whitelist does not allow is removed.'),
  pinned: z.boolean().describe('Whether it is shown before newer ones.'),
  publishedAt: z.iso.datetime().describe('When it appears; may be in the future.'),
});
export type NoticeDocument = z.infer<typeof noticeDocument>;

export const deskNotice = z.object({
  id: z.number().int().describe('Id of the announcement.'),
  title: pair.describe('In both languages.'),
  pinned: z.boolean().describe('Whether it is shown before newer ones.'),
  publishedAt: z.iso.datetime().describe('When it appears; may be in the future.'),
  version: z.number().int().describe('Counts the saves of a document; a save names the version it was made from.'),
});
export type DeskNotice = z.infer<typeof deskNotice>;
export const deskNoticePage = z.object({
  items: z.array(deskNotice).describe('Newest first.'),
  ...countedPage('Number of announcements.'),
});
export type DeskNoticePage = z.infer<typeof deskNoticePage>;

export const contentDocument = z.object({
  title: title.describe('In both languages.'),
  html: richPair.describe('HTML in both languages; what the whitelist does not allow is removed.'),
});
export type ContentDocument = z.infer<typeof contentDocument>;

const word = z.string().trim().min(1).max(40);
export const searchDocument = z.object({
  hotWords: z
    .array(
      z.object({
        zh: word.describe('In Chinese.'),
        en: z.string().trim().max(40).describe('In English; empty: the Chinese word is shown.'),
      }),
    )
    .max(40)
    .describe('Words of the search box, in the order in which they are shown.'),
  synonyms: z.array(z.array(word).min(2).max(30)).max(500).describe('Groups of words that find the same goods.'),
  redirects: z
    .array(
      z.object({
        words: z.string().trim().min(1).max(SEARCH_LOG.text).describe('What is searched for.'),
        path: z
          .string()
          .trim()
          .max(REDIRECTS.path)
          .refine(isRedirectPath, { error: 'redirectPath' })
          .describe('Path of a page of this site, with its query; not of a search.'),
      }),
    )
    .max(REDIRECTS.count)
    .default([])
    .describe('Words that lead to a page instead of a search; of the same words the first counts.'),
});
export type SearchDocument = z.infer<typeof searchDocument>;

/** The dictionaries that the storefront reads, by code; others may be asked for, and changing them would change nothing. */
export const DICTIONARIES = {
  cancel_reason: { zh: '取消订单原因', en: 'Reason for cancelling' },
  refund_reason: { zh: '退款原因', en: 'Reason for the refund' },
} as const satisfies Record<string, Record<Language, string>>;
type DictionaryCode = keyof typeof DICTIONARIES;
export const DICTIONARY_CODES = Object.keys(DICTIONARIES) as DictionaryCode[];
export const dictionaryCode = (code: string): DictionaryCode | undefined =>
  DICTIONARY_CODES.find((one) => one === code);

export const dictDocument = z.object({
  name: title.describe('In both languages.'),
  entries: z
    .array(
      z.object({
        value: z.string().min(1).max(64).describe('What is sent when it is chosen.'),
        label: title.describe('In both languages.'),
        status: z
          .literal(Object.values(ENABLED))
          .describe(
            'ENABLED: 10 enabled, 20 disabled; a disabled one is shown where it is offered and cannot be chosen.',
          ),
      }),
    )
    .max(200)
    .describe('In the order in which they are shown.'),
});
export type DictDocument = z.infer<typeof dictDocument>;
export const deskDictionaries = z.array(
  z.object({
    code: z.string().describe('Code of the dictionary.'),
    name: pair.describe('In both languages.'),
    entries: z.number().int().describe('Number of entries.'),
    disabled: z.number().int().describe('How many of them are disabled.'),
  }),
);
export type DeskDictionaries = z.infer<typeof deskDictionaries>;

const bounded = ([least, most]: readonly [number, number]) => z.number().int().min(least).max(most);
type NumberName = keyof typeof NUMBERS;
const NUMBER_NAMES = Object.keys(NUMBER_MEANINGS) as NumberName[];
export const numbersDocument = z
  .object(
    Object.fromEntries(
      NUMBER_NAMES.map((name) => [name, bounded(NUMBER_BOUNDS[name]).describe(NUMBER_MEANINGS[name])]),
    ) as Record<NumberName, z.ZodNumber>,
  )
  .refine(({ topUpMin, topUpMax }) => topUpMin <= topUpMax, { path: ['topUpMax'], error: 'topUpRange' });

export const draftState = z.object({
  version: z.number().int().describe('0: there is no draft, and the value is the live one.'),
  base: z.number().int().describe('Version of the live one when the draft was begun.'),
  live: z
    .number()
    .int()
    .describe('Version of the live one now; another than `base`: somebody has changed it meanwhile.'),
  publishAt: z.iso.datetime().nullable().describe('When the clock publishes it; null: it does not.'),
  error: z
    .enum(['moved', 'refused'])
    .nullable()
    .describe(
      'Why the clock did not: `moved`, the live one was changed meanwhile; `refused`, the draft cannot be published as it is. Null: nothing failed.',
    ),
});
export type DraftState = z.infer<typeof draftState>;
export const draftView = <T extends z.ZodType>(value: T) =>
  draftState.extend({ value: value.describe('The whole document.') });
export type DraftView<V> = DraftState & { value: V };
/** `base`: the live version that the draft was made from, or brought up to. */
export const draftSave = <T extends z.ZodType>(value: T) =>
  z.object({
    value: value.describe('The whole document.'),
    version: version.describe('Counts the saves of a document; a save names the version it was made from.'),
    base: version.describe('The live version that the draft was made from, or brought up to.'),
  });
export type DraftSave<V> = { value: V; version: number; base: number };
export const draftNamed = z.object({
  version: version.min(1).describe('Counts the saves of a document; a save names the version it was made from.'),
});
export type DraftNamed = z.infer<typeof draftNamed>;
export const draftSchedule = draftNamed.extend({
  at: z.iso.datetime().nullable().describe('When the clock publishes it; null: it does not any more.'),
});
export type DraftSchedule = z.infer<typeof draftSchedule>;
export const previewKey = z.object({
  key: z.string().describe('Opens the preview to everybody who has it.'),
  until: z.iso.datetime().describe('When it ends.'),
});
export type PreviewKey = z.infer<typeof previewKey>;

const named = z.object({
  code: z.string().describe('As documents name it.'),
  name: z.string().describe("In the caller's language."),
});
export const homeOptions = z.object({
  categories: z.array(named).describe('Categories that a floor can show.'),
  shops: z.array(named).describe('Shops that can be recommended.'),
});
export type HomeOptions = z.infer<typeof homeOptions>;
export const namedGoods = z.array(
  z.object({
    id: z.number().int().describe('Id of the product.'),
    title: z.string().describe("In the caller's language."),
    picture: z.string().describe('Picture: a path below `/media/`, or an absolute address.'),
  }),
);
export type NamedGoods = z.infer<typeof namedGoods>;
export const goodsIds = z.object({
  ids: typed(/^\d{1,9}(?:,\d{1,9}){0,299}$/, 'idsWrong')
    .transform((text) => text.split(',').map(Number))
    .describe('Ids of products, separated by commas.'),
});
