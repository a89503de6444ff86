import { z } from 'zod';
import { cleanTaxNumber, TAX_NUMBER } from '../invoice/values.ts';
import { LIMITS } from '../limits.ts';
import { countedPage } from '../paging.schema.ts';
import { picture } from '../pair.schema.ts';
import { pageText } from '../query.schema.ts';
import { typed } from '../typed.schema.ts';
import { FREIGHT_WEIGHT } from './freight.values.ts';
import { SHOP_KINDS, SHOP_STATES, STORE } from './values.ts';

const fen = z.number().int().min(0).max(1_000_000_000);

const stepFee = z.number().int().min(0).max(FREIGHT_WEIGHT.stepFee);
const grams = z.number().int().min(1).max(FREIGHT_WEIGHT.most);

const provinces = z.array(z.string().min(1).max(30)).max(40);

const inEnglish = (most: number) =>
  z.string().trim().max(most).describe('In English; where it is empty, the Chinese text is shown.');
const shopName = z
  .object({
    zh: z
      .string()
      .max(STORE.name * 2)
      .describe('In Chinese: at most 20 characters, no special ones.'),
    en: inEnglish(STORE.name * 2),
  })
  .describe('Name of the shop; no other has it.');
const city = z
  .object({ zh: z.string().trim().min(1).max(20).describe('In Chinese; not empty.'), en: inEnglish(40) })
  .describe('Where it ships from.');
const logo = picture.describe('Picture: a path below `/media/`, or an absolute address.');

export const newShop = z.object({ name: shopName, city, logo });
export type NewShop = z.infer<typeof newShop>;
export const shopAdded = z.object({ id: z.number().int().describe('Id of the shop.') });
export type ShopAdded = z.infer<typeof shopAdded>;

export const shopDocument = z.object({
  name: shopName,
  city,
  intro: z
    .object({
      zh: z.string().trim().max(200).describe('In Chinese.'),
      en: inEnglish(400),
    })
    .describe('What the shop says of itself.'),
  logo,
  banner: z
    .union([z.literal(''), picture])
    .describe('Picture: a path below `/media/`, or an absolute address; empty: a plain one.'),
  freight: z
    .object({
      fee: fen.describe('Of an order, or of its first weight, fen.'),
      freeFrom: fen.describe('Goods amount from which freight is free, fen.'),
      notDelivered: provinces.describe('Names of provinces without delivery.'),
      regions: z
        .array(
          z.object({
            provinces: provinces.min(1).describe('Names of provinces.'),
            fee: fen.describe('Fen.'),
            stepFee: stepFee.optional().describe('Of each further weight, fen; left out: as elsewhere.'),
          }),
        )
        .max(20)
        .optional()
        .describe('Provinces with a fee of their own; left out: none.'),
      byWeight: z
        .object({
          first: grams.describe('Grams that `fee` is for.'),
          step: grams.describe('Grams, or part of them, of each further weight.'),
          stepFee: stepFee.describe('Of each further weight, fen.'),
        })
        .optional()
        .describe('Left out: an order costs `fee` whatever it weighs. Goods without a weight count as none.'),
    })
    .describe('What shipping costs.'),
  autoAccept: z.boolean().describe('Whether paid orders are accepted without a person.'),
  instantRefund: z
    .boolean()
    .default(true)
    .describe('Whether refunds of goods that were not shipped are paid at once, without a person.'),
  taxNumber: z
    .union([z.literal(''), typed(TAX_NUMBER, 'taxNumberInvalid', cleanTaxNumber)])
    .default('')
    .describe('Tax number of the seller, on its invoices; empty: none.'),
});
export type ShopDocument = z.infer<typeof shopDocument>;

export const deskShopsQuery = z.object({
  kind: z.enum(SHOP_KINDS).optional().describe("`own`: the mall's; `merchant`: of others; left out: both."),
  state: z.enum(SHOP_STATES).optional().describe('Left out: both.'),
  search: z.string().trim().max(60).optional().describe('Part of its name, in either language.'),
  page: pageText.default(1).describe('Page number, from 1.'),
});
export type DeskShopsQuery = z.output<typeof deskShopsQuery>;

export const deskShop = z.object({
  id: z.number().int().describe('Id of the shop.'),
  name: z.string().describe("In the caller's language."),
  kind: z.enum(SHOP_KINDS).describe("`own`: the mall's; `merchant`: of somebody else."),
  state: z.enum(SHOP_STATES).describe('`offline`: it sells nothing; its orders go on.'),
  products: z.number().int().describe('Products that are on sale, or would be if it were open.'),
  openedOn: z.iso.date().describe('When it was opened.'),
  applicationId: z.number().int().nullable().describe('Id of the application that it was opened by; null: of none.'),
});
export type DeskShop = z.infer<typeof deskShop>;
export const deskShops = z.object({
  items: z.array(deskShop).describe('The newest first.'),
  ...countedPage('Number of shops that match.'),
});
export type DeskShops = z.infer<typeof deskShops>;

export const shopChoices = z.array(
  z.object({
    id: z.number().int().describe('Id of the shop.'),
    name: z.string().describe("In the caller's language."),
  }),
);
export type ShopChoices = z.infer<typeof shopChoices>;

export const closeShop = z.object({
  reason: z.string().trim().min(1).max(LIMITS.cancelReason).describe('Why; a merchant is sent it.'),
});
export type CloseShop = z.infer<typeof closeShop>;
