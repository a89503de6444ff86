import { z } from 'zod';
import { flashSale, homeGoods, productView } from './catalog.ts';
import { link, pair, picture } from './pair.ts';
import { contentPage, homePage } from './site.ts';

/** Drafts of products and of the home page, and the calls that show one to whoever holds its key. */

/** As many goods as a floor shows. */
export const HOME = { pinned: 8 } as const;

const MAX_INT = 2_147_483_647;
const code = z.string().min(1).max(64);
const id = z.number().int().positive().max(MAX_INT);

/** The home page as it is arranged, in both languages. */
export const homeDraft = z.object({
  slides: z.array(z.object({ picture, title: pair, subtitle: pair, button: pair, link })).max(20),
  entries: z.array(z.object({ title: pair, icon: picture, link })).max(40),
  floors: z
    .array(
      z.object({
        category: code,
        title: pair,
        subtitle: pair,
        tint: z.number().min(0).max(360),
        link,
        /** Products that come first; the best sellers follow. */
        pinned: z.array(id).max(HOME.pinned).default([]),
      }),
    )
    .max(30),
  strips: z
    .array(
      z.object({
        /** Category of the floor that it stands above; below all floors where that is not one of them. */
        above: z.string().max(64),
        title: pair,
        subtitle: pair,
        picture: z.union([z.literal(''), picture]),
        tint: z.number().min(0).max(360),
        link,
      }),
    )
    .max(12)
    .default([]),
  shops: z.array(code).max(40),
  /** Times of a session are not changed here: goods and their prices hang on them. */
  sessions: z
    .array(
      z.object({
        start: z.number().int().min(0),
        end: z
          .number()
          .int()
          .max(24 * 60),
        title: pair,
      }),
    )
    .max(24),
});
export type HomeDraft = z.infer<typeof homeDraft>;

export const previewQuery = z.object({ key: z.string().min(1).max(200) });

const shown = {
  /** Changes that the public page does not show yet are in it. */
  draft: z.boolean(),
  /** When the key ends. */
  until: z.iso.datetime(),
};
export const goodsPreview = z.object({
  view: productView,
  /** PUBLISH_STATUS. */
  status: z.number().int(),
  ...shown,
});
export type GoodsPreview = z.infer<typeof goodsPreview>;

export const homePreview = z.object({ page: homePage, goods: homeGoods, flash: flashSale, ...shown });
export type HomePreview = z.infer<typeof homePreview>;

export const contentPreview = z.object({ page: contentPage, ...shown });
export type ContentPreview = z.infer<typeof contentPreview>;
