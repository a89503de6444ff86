import { z } from 'zod';

/** Calls about the site itself (specification, sections 3 and 7). */

/** Every field of the web configuration; relative image paths get the image prefix where they are shown. */
export const WEB_CONFIG_FIELDS = [
  'pcLogoImg',
  'pcLogoImgUrl',
  'pcLogoImgText',
  'pcLogoImgTextUrl',
  'pcLoginBgImg',
  'pcLoginBgImgUrl',
  'pcTitleImg',
  'pcTitleImgUrl',
  'pcQrcodeImg',
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

export const webConfig = z.partialRecord(z.enum(WEB_CONFIG_FIELDS), z.string());
export type WebConfig = z.infer<typeof webConfig>;

/** Specification, section 3: an item of the bottom tree. */
export type BottomItem = {
  id: number;
  titleName: string;
  titleContent: string | null;
  /** CONTENT_TYPE: information, link or image. */
  type: number;
  link: string | null;
  fileVOs: { fileUrl: string }[];
  children: BottomItem[];
};
export const bottomItem: z.ZodType<BottomItem> = z
  .object({
    id: z.number().int(),
    titleName: z.string(),
    titleContent: z.string().nullable(),
    type: z.number().int(),
    link: z.string().nullable(),
    fileVOs: z.array(z.object({ fileUrl: z.string() })),
    get children() {
      return z.array(bottomItem);
    },
  })
  .meta({ id: 'BottomItem' });
export const bottomTree = z.array(bottomItem);

export const dictQuery = z.object({ dictTypeList: z.array(z.string().min(1).max(64)).max(50) });
export const dictEntry = z.object({
  dictLabel: z.string(),
  dictValue: z.string(),
  /** ENABLED: a disabled status disables the option. */
  status: z.string(),
});
export const dictionaries = z.array(z.object({ dictType: z.string(), dictDataVOList: z.array(dictEntry) }));
export type Dictionaries = z.infer<typeof dictionaries>;

/** A page visit. */
export const flowVisit = z.object({
  path: z.string().min(1).max(512),
  referrer: z.string().max(512).optional(),
  productId: z.number().int().positive().max(2_147_483_647).optional(),
});
export type FlowVisit = z.infer<typeof flowVisit>;

/** The home page as an editor arranges it; texts in the language asked for. */
export const homePage = z.object({
  slides: z.array(
    z.object({ picture: z.string(), title: z.string(), subtitle: z.string(), button: z.string(), link: z.string() }),
  ),
  entries: z.array(z.object({ title: z.string(), icon: z.string(), link: z.string() })),
  floors: z.array(
    z.object({ category: z.string(), title: z.string(), subtitle: z.string(), tint: z.number(), link: z.string() }),
  ),
  strips: z.array(
    z.object({
      above: z.string(),
      title: z.string(),
      subtitle: z.string(),
      picture: z.string(),
      tint: z.number(),
      link: z.string(),
    }),
  ),
  shops: z.array(z.string()),
});
export type HomePage = z.infer<typeof homePage>;

/** Of the search box. */
export const hotWords = z.array(z.string());

export const noticeBrief = z.object({
  id: z.number().int(),
  title: z.string(),
  pinned: z.boolean(),
  publishedAt: z.iso.datetime(),
});
export type NoticeBrief = z.infer<typeof noticeBrief>;
/** What the home page shows, and until when: then the next one appears. */
export const newestNotices = z.object({ items: z.array(noticeBrief), freshUntil: z.iso.datetime() });
export type NewestNotices = z.infer<typeof newestNotices>;

/** Slugs of the content pages and the routes that show them. */
export const CONTENT_SLUGS = ['buy-notice', 'faq', 'service', 'privacy', 'terms', 'about'] as const;
export type ContentSlug = (typeof CONTENT_SLUGS)[number];

export const contentPage = z.object({ title: z.string(), html: z.string(), updatedAt: z.iso.datetime() });
export type ContentPage = z.infer<typeof contentPage>;

/** An information item of the bottom tree. */
export const footerEntry = z.object({ id: z.number().int(), title: z.string(), html: z.string() });
export type FooterEntry = z.infer<typeof footerEntry>;

export const noticePage = z.object({ items: z.array(noticeBrief), page: z.number().int(), pages: z.number().int() });
export type NoticePage = z.infer<typeof noticePage>;

const neighbour = z.object({ id: z.number().int(), title: z.string() }).nullable();
export const noticeView = z.object({
  id: z.number().int(),
  title: z.string(),
  html: z.string(),
  publishedAt: z.iso.datetime(),
  newer: neighbour,
  older: neighbour,
});
export type NoticeView = z.infer<typeof noticeView>;
