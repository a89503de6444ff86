import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { countedPage } from '../paging.schema.ts';
import { receiverShown } from '../payout/desk.schema.ts';
import { idText } from '../query.schema.ts';
import { typed } from '../typed.schema.ts';
import { STORE_STATUS } from './flow.values.ts';
import { OWNER_KINDS, PAPER_KINDS, STORE } from './values.ts';

/** An application to open a store, and the store account that comes of it (domain decisions, section 14). */

/** An id that cannot be guessed; the paper is served with its owner's token only. */
const PAPER_ID = /^[\w-]{32}$/;
const paper = typed(PAPER_ID, 'referenceWrong').nullable();
const words = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^\0]*$/, { error: 'signsUnreadable' });

/** A draft keeps values that a rule refuses; submitting refuses them (`rules.values.ts`). */
export const storeData = z.object({
  name: words(STORE.name * 2).describe('Name of the store: at most 20 characters, no special ones.'),
  text: words(STORE.text * 2).describe('What the store says of itself: 10 to 200 characters.'),
  logo: words(200).describe('Address of an uploaded picture, as the upload call returned it; empty: none yet.'),
  category: words(64).describe('Code of the main category, a top one; empty: none yet.'),
  owner: z.enum(OWNER_KINDS).describe('A person who trades, or a company; both have a business licence.'),
  legalName: words(LIMITS.invoiceTitle * 2).describe('As the licence says it.'),
  licence: paper.describe('The business licence: id of a paper that was sent in; null: none yet.'),
  idFront: paper.describe('Front of the identity card, likewise.'),
  idBack: paper.describe('Back of the identity card, likewise.'),
  contact: words(LIMITS.recipient * 2).describe('Who answers for the store.'),
  mobile: words(50).describe('Mobile number in mainland China, 11 digits.'),
  region: z
    .array(typed(/^\d{2,6}$/, 'regionWrong'))
    .max(3)
    .describe('Codes of the national division, from the province down; empty: none yet.'),
  detail: words(LIMITS.detailedAddress * 2).describe('Street and number, at least five characters.'),
  agree: z.boolean().describe('Whether the agreement was accepted.'),
});
export type StoreData = z.infer<typeof storeData>;

export const storeStatus = z
  .literal(Object.values(STORE_STATUS))
  .describe('STORE_STATUS: 10 draft, 20 under review, 30 not passed, 40 open, 50 offline.');

const reasonText = z.string().trim().min(1).max(LIMITS.cancelReason);
/** Why an application was refused, by field; `other` is of all of it. */
export const storeReasons = z.partialRecord(
  z.enum([
    'name',
    'text',
    'logo',
    'category',
    'legalName',
    'licence',
    'idFront',
    'idBack',
    'contact',
    'mobile',
    'region',
    'detail',
    'other',
  ]),
  reasonText.describe('What the applicant has to change.'),
);
export type StoreReasons = z.infer<typeof storeReasons>;
export type ReasonField = keyof StoreReasons;

export const storeApplication = z
  .object({
    status: storeStatus,
    data: storeData.describe('What was filled in.'),
    regionNames: z.array(z.string()).describe("Names of the region in the caller's language, from the province down."),
    categories: z
      .array(
        z.object({
          code: z.string().describe('Code of the category.'),
          name: z.string().describe('In that language.'),
        }),
      )
      .describe('Main categories to choose from.'),
    reasons: storeReasons.describe('Why it was not passed, by field; empty otherwise.'),
    offlineReason: z.string().describe('Why the store is offline; empty otherwise.'),
    submittedAt: z.iso.datetime().nullable().describe('When it was last sent; null: never.'),
    decidedAt: z.iso.datetime().nullable().describe('When the mall last answered; null: never.'),
    papersGone: z.boolean().describe('Whether papers that had been sent were deleted meanwhile.'),
    account: z
      .object({
        name: z.string().describe('The store account, to log in to the merchant centre with.'),
        hasPassword: z.boolean().describe('Whether a store password was set.'),
        mobile: z.string().describe('Where codes go; middle digits hidden.'),
        shopId: z.number().int().describe('Id of the shop.'),
      })
      .nullable()
      .describe('Null: the store was not opened yet.'),
    receiver: receiverShown
      .nullable()
      .describe('Where the shop is to be paid; null: not said, or the shop has it already.'),
  })
  .meta({ id: 'StoreApplication', description: 'An application to open a store, as the applicant sees it.' });
export type StoreApplication = z.infer<typeof storeApplication>;

export const paperSent = z.object({ id: z.string().describe('Id of the paper, for the application.') });
export type PaperSent = z.infer<typeof paperSent>;
export const paperId = z.object({ id: typed(PAPER_ID, 'referenceWrong').describe('Id of the paper.') });
/** The bytes travel inside the response, so that no address leads to them. */
export const paperBytes = z.object({
  kind: z.enum(PAPER_KINDS).describe('What it is of.'),
  type: z.literal('image/webp').describe('Media type.'),
  data: z.string().describe('The picture, base64.'),
});
export type PaperBytes = z.infer<typeof paperBytes>;

export const storePassword = z.object({
  code: z.string().max(64).describe('The code from the SMS, six digits.'),
  passWord: z
    .string()
    .max(1_024)
    .describe('Encrypted password, base64: see "Passwords" in the introduction. 6 to 12 digits.'),
});
export type StorePassword = z.infer<typeof storePassword>;

export const STORE_PAGE = 20;

export const deskStoreQuery = z.object({
  status: z
    .enum(['20', '30', '40', '50'])
    .transform(Number)
    .optional()
    .describe('STORE_STATUS; left out: all that were ever sent.'),
  search: z.string().trim().max(50).optional().describe('Part of the name of the store.'),
  page: idText.default(1).describe('Page number, from 1.'),
});

const deskStoreBrief = z.object({
  id: z.number().int().describe('Id of the application.'),
  name: z.string().describe('Name of the store.'),
  status: storeStatus,
  category: z.string().describe("Main category, in the caller's language."),
  applicant: z.string().describe('Account name of the applicant.'),
  submittedAt: z.iso.datetime().describe('When it was last sent.'),
  rounds: z.number().int().describe('How often it was sent.'),
  shopId: z.number().int().nullable().describe('Id of the shop; null: there is none yet.'),
});
export type DeskStoreBrief = z.infer<typeof deskStoreBrief>;
export const deskStores = z.object({
  items: z.array(deskStoreBrief).describe('Those that wait longest first; of others, the newest first.'),
  ...countedPage('Number of stores.'),
  counts: z
    .record(z.string(), z.number().int().describe('Number of stores.'))
    .describe('Number of stores by STORE_STATUS.'),
});
export type DeskStores = z.infer<typeof deskStores>;

export const deskStore = deskStoreBrief.extend({
  data: storeData.describe('What was sent.'),
  regionNames: z.array(z.string()).describe('Names of the region, from the province down.'),
  version: z.number().int().describe('Counts the changes; an answer names the one that was looked at.'),
  reasons: storeReasons.describe('Why it was last refused, by field.'),
  offlineReason: z.string().describe('Why it is offline; empty otherwise.'),
  decidedAt: z.iso.datetime().nullable().describe('When the mall last answered; null: never.'),
  decidedBy: z.string().nullable().describe('Who did; null: nobody yet.'),
  mobile: z.string().describe("The applicant's number; middle digits hidden."),
  account: z.string().nullable().describe('The store account; null: none yet.'),
  receiver: receiverShown
    .nullable()
    .describe('Where the shop is to be paid; null: not said, or the shop has it already.'),
});
export type DeskStore = z.infer<typeof deskStore>;

const versioned = { version: z.number().int().min(0).describe('The version that was looked at.') };
export const passStore = z.object(versioned);
export type PassStore = z.infer<typeof passStore>;
export const refuseStore = z.object({
  ...versioned,
  reasons: storeReasons
    .refine((reasons) => Object.keys(reasons).length > 0, { error: 'reasonRequired' })
    .describe('By field: what the applicant has to change; at least one.'),
});
export type RefuseStore = z.infer<typeof refuseStore>;
export const takeStoreOffline = z.object({
  ...versioned,
  reason: reasonText.describe('Shown to the owner of the store.'),
});
export type TakeStoreOffline = z.infer<typeof takeStoreOffline>;
