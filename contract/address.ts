import { z } from 'zod';
import { LIMITS } from './limits.ts';

/** Codes of the national division, from the province down: two levels or three. */
const region = z
  .array(z.string().regex(/^\d{2,6}$/))
  .min(1)
  .max(3);

export const addressInput = z.object({
  recipient: z.string().max(LIMITS.recipient * 2),
  mobile: z.string().max(50),
  region,
  detail: z.string().max(LIMITS.detailedAddress * 2),
  isDefault: z.boolean().default(false),
});
export type AddressInput = z.input<typeof addressInput>;

export const addressView = z.object({
  id: z.number().int(),
  recipient: z.string(),
  mobile: z.string(),
  region: z.array(z.string()),
  /** Names of the region in the caller's language. */
  regionNames: z.array(z.string()),
  detail: z.string(),
  isDefault: z.boolean(),
});
export type AddressView = z.infer<typeof addressView>;

/** Most addresses that one shopper may have comes with them. */
export const addressBook = z.object({ items: z.array(addressView), max: z.number().int() });
export type AddressBook = z.infer<typeof addressBook>;
