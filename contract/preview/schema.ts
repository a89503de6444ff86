import { z } from 'zod';
import { campaign } from '../campaign/schema.ts';
import { homeGoods, productView } from '../catalog/schema.ts';
import { contentPage, homePage } from '../content/schema.ts';
import { flashSale } from '../flash-sale/schema.ts';
import { link, pair, picture } from '../pair.schema.ts';
import { shopFront } from '../shop-front/schema.ts';

export const HOME = { pinned: 8 } as const;

const MAX_INT = 2_147_483_647;
const code = z.string().min(1).max(64);
const id = z.number().int().positive().max(MAX_INT);

export const homeDraft = z.object({
  slides: z
    .array(
      z.object({
        picture: picture.describe('Picture: a path below `/media/`, or an absolute address.'),
        title: pair.describe('In both languages.'),
        subtitle: pair.describe('In both languages.'),
        button: pair.describe('Text of the button. In both languages.'),
        link: link.describe('Where it leads: a path of this site, or an https address; empty: nowhere.'),
      }),
    )
    .max(20)
    .describe('The carousel.'),
  entries: z
    .array(
      z.object({
        title: pair.describe('In both languages.'),
        icon: picture.describe('Picture: a path below `/media/`, or an absolute address.'),
        link: link.describe('Where it leads: a path of this site, or an https address; empty: nowhere.'),
      }),
    )
    .max(40)
    .describe('Shortcuts below the carousel.'),
  floors: z
    .array(
      z.object({
        category: code.describe('Code of the category.'),
        title: pair.describe('In both languages.'),
        subtitle: pair.describe('In both languages.'),
        tint: z.number().min(0).max(360).describe('Hue of the background, 0 to 360 degrees.'),
        link: link.describe('Where it leads: a path of this site, or an https address; empty: nowhere.'),
        pinned: z
          .array(id)
          .max(HOME.pinned)
          .default([])
          .describe('Ids of products that come first; the best sellers follow.'),
      }),
    )
    .max(30)
    .describe('A floor shows goods of one category.'),
  strips: z
    .array(
      z.object({
        above: z
          .string()
          .max(64)
          .describe('Category code of the floor that it is shown above; below all floors where that is none of them.'),
        title: pair.describe('In both languages.'),
        subtitle: pair.describe('In both languages.'),
        picture: z
          .union([z.literal(''), picture])
          .describe('Picture: a path below `/media/`, or an absolute address. Empty: none.'),
        tint: z.number().min(0).max(360).describe('Hue of the background, 0 to 360 degrees.'),
        link: link.describe('Where it leads: a path of this site, or an https address; empty: nowhere.'),
      }),
    )
    .max(12)
    .default([])
    .describe('Banners between floors.'),
  shops: z.array(code).max(40).describe('Codes of recommended shops.'),
});
export type HomeDraft = z.infer<typeof homeDraft>;

export const previewQuery = z.object({ key: z.string().min(1).max(200).describe('Signed, and good until its end.') });

const shown = {
  draft: z.boolean().describe('Whether it has changes that the public page does not show yet.'),
  until: z.iso.datetime().describe('When the key ends.'),
};
export const goodsPreview = z.object({
  view: productView.describe('The product as its page shows it.'),
  status: z
    .number()
    .int()
    .describe('PUBLISH_STATUS: 10 to publish, 20 in audit, 30 to put on, 40 on sale, 50 off shelf.'),
  ...shown,
});
export type GoodsPreview = z.infer<typeof goodsPreview>;

export const homePreview = z.object({
  page: homePage.describe('The home page.'),
  goods: homeGoods.describe('Its goods and shops.'),
  flash: flashSale.describe('Its flash sale.'),
  ...shown,
});
export type HomePreview = z.infer<typeof homePreview>;

export const contentPreview = z.object({ page: contentPage.describe('The content page.'), ...shown });
export type ContentPreview = z.infer<typeof contentPreview>;

export const shopFrontPreview = z.object({ front: shopFront.describe('The shop front.'), ...shown });
export type ShopFrontPreview = z.infer<typeof shopFrontPreview>;

export const campaignPreview = z.object({ campaign: campaign.describe('The campaign.'), ...shown });
export type CampaignPreview = z.infer<typeof campaignPreview>;
