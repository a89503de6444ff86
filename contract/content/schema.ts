import { z } from 'zod';
import { pageFields } from '../paging.schema.ts';
import { picture } from '../pair.schema.ts';
import { MENU_ENTRIES } from './values.ts';

const WEB_CONFIG_PICTURES = [
  'pcLogoImg',
  'pcLogoImgUrl',
  'pcLogoImgText',
  'pcLogoImgTextUrl',
  'pcLoginBgImg',
  'pcLoginBgImgUrl',
  'pcTitleImg',
  'pcTitleImgUrl',
  'pcQrcodeImg',
] as const;

export const WEB_CONFIG_FIELDS = [
  ...WEB_CONFIG_PICTURES,
  'pcCopyrightCn',
  'pcCopyrightEn',
  'pcCompanyNameCn',
  'pcCompanyNameEn',
  'pcCompanyInfoCn',
  'pcCompanyInfoEn',
  'pcTitleContentCn',
  'pcTitleContentEn',
  'pcWelcomeCn',
  'pcWelcomeEn',
] as const;

export const webConfig = z
  .partialRecord(z.enum(WEB_CONFIG_FIELDS), z.string().describe('A text or a picture, as its name says.'))
  .meta({
    id: 'WebConfig',
    description:
      'The branding of the site by field (specification, section 3). Fields ending in Cn and En are texts in Chinese and English; fields ending in Img and ImgUrl are pictures: absolute addresses, or paths that get the image prefix. An absent or empty field falls back to the built-in.',
  });
export type WebConfig = z.infer<typeof webConfig>;

export const webConfigDocument = webConfig.superRefine((value, context) => {
  for (const name of WEB_CONFIG_PICTURES)
    if (value[name] && !picture.safeParse(value[name]).success)
      context.addIssue({ code: 'custom', message: 'pictureInvalid', path: [name] });
});

/** Specification, section 3: an item of the bottom tree. */
export type BottomItem = {
  id: number;
  titleName: string;
  titleContent: string | null;
  type: number;
  link: string | null;
  fileVOs: { fileUrl: string }[];
  children: BottomItem[];
};
export const bottomItem: z.ZodType<BottomItem> = z
  .object({
    id: z.number().int().describe('Id of the item.'),
    titleName: z.string().describe('Heading of a column, or text of an item.'),
    titleContent: z.string().nullable().describe('HTML of an information item; null: none.'),
    type: z.number().int().describe('CONTENT_TYPE: 10 information, 20 text, 30 link, 40 picture.'),
    link: z.string().nullable().describe('Address of a link or a picture; null or empty: none.'),
    fileVOs: z
      .array(z.object({ fileUrl: z.string().describe('Picture: a path below `/media/`, or an absolute address.') }))
      .describe('Pictures of a picture item.'),
    get children() {
      return z.array(bottomItem).describe('Items of a column, in the order in which they are shown.');
    },
  })
  .meta({ id: 'BottomItem' });
export const bottomTree = z.array(bottomItem);

export const dictQuery = z.object({
  dictTypeList: z.array(z.string().min(1).max(64)).max(50).describe('Codes of dictionaries.'),
});
export type DictQuery = z.input<typeof dictQuery>;
export const dictEntry = z.object({
  dictLabel: z.string().describe("In the caller's language."),
  dictValue: z.string().describe('What is sent when it is chosen.'),
  status: z.string().describe('ENABLED: `10` enabled, `20` disabled; a disabled one is shown and cannot be chosen.'),
});
export const dictionaries = z.array(
  z.object({
    dictType: z.string().describe('Code of the dictionary.'),
    dictDataVOList: z.array(dictEntry).describe('In the order in which they are shown; empty for an unknown code.'),
  }),
);
export type Dictionaries = z.infer<typeof dictionaries>;

/** Page visits that are recorded: of one client address, and of all together. Times in ms. */
export const VISITS = {
  perMinute: 60,
  perDay: 2_000,
  totalPerMinute: 3_000,
  repeated: 5_000,
  text: 200,
} as const;

export const flowVisit = z.object({
  path: z.string().min(1).max(512).describe('Path of the page, without the query.'),
  referrer: z.string().max(512).optional().describe('Address of the page before; left out: none.'),
  productId: z.number().int().positive().max(2_147_483_647).optional().describe('Of a product page.'),
});
export type FlowVisit = z.infer<typeof flowVisit>;

export const homePage = z.object({
  slides: z
    .array(
      z.object({
        picture: z.string().describe('Picture: a path below `/media/`, or an absolute address.'),
        title: z.string().describe('Heading; may be empty.'),
        subtitle: z.string().describe('Text below it; may be empty.'),
        button: z.string().describe('Text of the button; empty: none.'),
        link: z.string().describe('Where it leads; empty: nowhere.'),
      }),
    )
    .describe('The carousel.'),
  entries: z
    .array(
      z.object({
        title: z.string().describe("In the caller's language."),
        icon: z.string().describe('Picture: a path below `/media/`, or an absolute address.'),
        link: z.string().describe('Where it leads.'),
      }),
    )
    .describe('Shortcuts below the carousel.'),
  floors: z
    .array(
      z.object({
        category: z.string().describe('Code of the category.'),
        title: z.string().describe('Heading.'),
        subtitle: z.string().describe('Text below it; may be empty.'),
        tint: z.number().describe('Hue of the background, 0 to 360 degrees.'),
        link: z.string().describe('Where "more" leads.'),
      }),
    )
    .describe('A floor shows goods of one category.'),
  strips: z
    .array(
      z.object({
        above: z
          .string()
          .describe('Category code of the floor that it is shown above; below all floors where that is none of them.'),
        title: z.string().describe('Heading.'),
        subtitle: z.string().describe('Text below it; may be empty.'),
        picture: z.string().describe('Picture: a path below `/media/`, or an absolute address. May be empty.'),
        tint: z.number().describe('Hue of the background, 0 to 360 degrees.'),
        link: z.string().describe('Where it leads; empty: nowhere.'),
      }),
    )
    .describe('Banners between floors.'),
  shops: z.array(z.string()).describe('Codes of recommended shops.'),
});
export type HomePage = z.infer<typeof homePage>;

export const siteMenu = z.object({
  entries: z
    .array(z.enum(MENU_ENTRIES))
    .describe('Entries of the main menu beside home and all goods: what the mall has, or will have within a week.'),
});
export type SiteMenu = z.infer<typeof siteMenu>;

export const hotWords = z.array(z.string());

export const noticeBrief = z
  .object({
    id: z.number().int().describe('Id of the announcement.'),
    title: z.string().describe("In the caller's language."),
    pinned: z.boolean().describe('Whether it is shown before newer ones.'),
    publishedAt: z.iso.datetime().describe('When it appeared.'),
  })
  .meta({ id: 'NoticeBrief', description: 'An announcement in lists.' });
export type NoticeBrief = z.infer<typeof noticeBrief>;
export const newestNotices = z.object({
  items: z.array(noticeBrief).describe('What the home page shows, pinned ones first, then the newest.'),
  freshUntil: z.iso.datetime().describe('Then the next announcement appears; caches may hold the response no longer.'),
});
export type NewestNotices = z.infer<typeof newestNotices>;

export const contentPage = z.object({
  title: z.string().describe("In the caller's language."),
  html: z
    .string()
    .describe(
      'HTML, cleaned by the whitelist of `contract/rich-text/whitelist.values.ts`. `{{mall}}` is shown as the name of the mall.',
    ),
  updatedAt: z.iso.datetime().describe('When it was last changed.'),
});
export type ContentPage = z.infer<typeof contentPage>;

export const footerEntry = z.object({
  id: z.number().int().describe('Id of the item of the bottom tree.'),
  title: z.string().describe("In the caller's language."),
  html: z.string().describe('HTML, cleaned by the whitelist of `contract/rich-text/whitelist.values.ts`.'),
});
export type FooterEntry = z.infer<typeof footerEntry>;

export const noticePage = z.object({
  items: z.array(noticeBrief).describe('Pinned ones first, then the newest.'),
  ...pageFields,
});
export type NoticePage = z.infer<typeof noticePage>;

const neighbour = z
  .object({
    id: z.number().int().describe('Id of the announcement.'),
    title: z.string().describe("In the caller's language."),
  })
  .nullable();
export const noticeView = z.object({
  id: z.number().int().describe('Id of the announcement.'),
  title: z.string().describe("In the caller's language."),
  html: z.string().describe('HTML, cleaned by the whitelist of `contract/rich-text/whitelist.values.ts`.'),
  publishedAt: z.iso.datetime().describe('When it appeared.'),
  newer: neighbour.describe('The next one in the list; null: none.'),
  older: neighbour.describe('The one before in the list; null: none.'),
});
export type NoticeView = z.infer<typeof noticeView>;
