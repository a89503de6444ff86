import type { Category } from '#contract/catalog/schema.ts';
import { mall } from './browser.ts';

/** The category tree. */
export const listCategories = (): Promise<Category[]> => mall.get('/pms/categories');
