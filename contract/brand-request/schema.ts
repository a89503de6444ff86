import { z } from 'zod';
import { title } from '../pair.schema.ts';
import { BRAND_REQUEST, BRAND_REQUEST_STATES } from './values.ts';

export const brandWish = z.object({
  name: z.string().trim().min(1).max(BRAND_REQUEST.name).describe('Name of the brand, as it is on the goods.'),
  note: z.string().trim().max(BRAND_REQUEST.note).default('').describe('What helps to decide; may be empty.'),
});
export type BrandWish = z.input<typeof brandWish>;

const request = z.object({
  id: z.number().int().describe('Id of the request.'),
  name: z.string().describe('Name of the brand, as it was asked for.'),
  note: z.string().describe('What the shop wrote to it; may be empty.'),
  state: z.enum(BRAND_REQUEST_STATES).describe('`open`, `accepted` or `refused`.'),
  reason: z.string().describe('Why it was refused; else empty.'),
  askedAt: z.iso.datetime().describe('When.'),
});
export const ownBrandRequests = z.object({ items: z.array(request).describe('Newest first.') });
export type OwnBrandRequests = z.infer<typeof ownBrandRequests>;

const openRequest = request.pick({ id: true, name: true, note: true, askedAt: true }).extend({
  shopId: z.number().int().describe('Id of the shop.'),
  shop: z.string().describe("Name in the caller's language."),
});
export type OpenBrandRequest = z.infer<typeof openRequest>;
export const openBrandRequests = z.object({
  items: z.array(openRequest).describe('Those that wait, the oldest first.'),
  total: z.number().int().describe('How many wait.'),
});
export type OpenBrandRequests = z.infer<typeof openBrandRequests>;

export const brandDecision = z.discriminatedUnion('decision', [
  z.object({
    decision: z.literal('accept').describe('The brand is added.'),
    name: title.describe('Name of the brand. Where a brand has it already, that one is meant.'),
  }),
  z.object({
    decision: z.literal('refuse').describe('It is not.'),
    reason: z.string().trim().min(1).max(BRAND_REQUEST.reason).describe('Told to the shop.'),
  }),
]);
export type BrandDecision = z.input<typeof brandDecision>;
