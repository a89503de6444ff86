import { sql } from 'drizzle-orm';
import type { TextPair } from '../db/columns.ts';
import { shop } from '../store/shop.tables.ts';

/** Memberships are sold by the mall itself, which has no row among the shops. */
const MALL: TextPair = { zh: '商城自营', en: 'The mall' };

/** Needs a left join of the shop. */
export const sellerName = sql<TextPair>`coalesce(${shop.name}, ${JSON.stringify(MALL)}::jsonb)`;
