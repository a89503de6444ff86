import { z } from 'zod';

/** Products are listed in files by ranges of ids, each range as wide as this; a sitemap file may hold 50 000. */
export const SITEMAP_RANGE = 5_000;

export const sitemapIndex = z.object({
  productFiles: z.number().int().describe('Number of files with products.'),
  shops: z.array(z.number().int()).describe('Ids of the open shops.'),
  campaigns: z.array(z.string()).optional().describe('Codes of the campaigns that are shown now; left out: none.'),
  freshUntil: z.iso.datetime().optional().describe('When a campaign begins or ends by time alone; left out: in a day.'),
});
export type SitemapIndex = z.infer<typeof sitemapIndex>;

export const sitemapProducts = z.array(
  z.object({
    id: z.number().int().describe('Id of the product.'),
    updatedAt: z.iso.datetime().describe('When it was last changed.'),
  }),
);
export type SitemapProducts = z.infer<typeof sitemapProducts>;
