import type { Entry } from './entry.rules.ts';
import { BUYING } from './map-buying.ts';
import { PEOPLE } from './map-people.ts';
import { OF_THE_MALL } from './map-shop.ts';

/**
 * What the mall stores of people, table by table and column by column: the one truth for erasure, exports and docs/personal-data.md.
 * `npm run verify` compares it with the tables. How long rows are stored stands beside it, in `mall/retention.ts`.
 */
export const PERSONAL_DATA: readonly Entry[] = [...PEOPLE, ...BUYING, ...OF_THE_MALL];
