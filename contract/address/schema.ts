import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { typed } from '../typed.schema.ts';

const region = z
  .array(typed(/^\d{2,6}$/, 'regionWrong'))
  .min(1)
  .max(3);

export const addressInput = z.object({
  recipient: z
    .string()
    .max(LIMITS.recipient * 2)
    .describe('Name of the recipient.'),
  mobile: z.string().max(50).describe('Mobile number in mainland China, 11 digits.'),
  region: region.describe('Codes of the national division, from the province down: two levels or three.'),
  detail: z
    .string()
    .max(LIMITS.detailedAddress * 2)
    .describe('Street and number, at least five characters.'),
  isDefault: z
    .boolean()
    .default(false)
    .describe('Whether it is chosen at checkout by itself; the others then are not.'),
});
export type AddressInput = z.input<typeof addressInput>;

export const addressView = z.object({
  id: z.number().int().describe('Id of the address.'),
  recipient: z.string().describe('Name of the recipient.'),
  mobile: z.string().describe('Mobile number in mainland China, 11 digits.'),
  region: z.array(z.string()).describe('Codes of the national division, from the province down.'),
  regionNames: z.array(z.string()).describe("Names of the region in the caller's language, from the province down."),
  detail: z.string().describe('Street and number.'),
  isDefault: z.boolean().describe('Whether it is chosen at checkout by itself.'),
});
export type AddressView = z.infer<typeof addressView>;

export const addressBook = z.object({
  items: z.array(addressView).describe('The default address first, then the newest.'),
  max: z.number().int().describe('Most addresses that one shopper may have.'),
});
export type AddressBook = z.infer<typeof addressBook>;
