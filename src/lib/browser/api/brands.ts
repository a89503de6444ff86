import type { Option } from '#contract/catalog/listing.schema.ts';
import { mall } from './browser.ts';

/** Brands by a part of their name. @param category its code; undefined: of the whole mall */
export const findBrands = (text: string, category: string | undefined): Promise<Option[]> =>
  mall.get(`/pms/brands?${new URLSearchParams({ text, ...(category && { category }) })}`);
