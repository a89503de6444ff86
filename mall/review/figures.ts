import type { Tx } from '../db/open.ts';
import { searchIndex } from '../ports/search-index.ts';
import * as queries from './figures.queries.ts';
import type { Figures } from './review.rules.ts';

/** Counts a review in, or out with negative figures, wherever scores are shown. */
export async function moveFigures(tx: Tx, productId: number, figures: Figures): Promise<void> {
  await queries.moveFigures(tx, productId, figures);
  if (figures.stars.some(Boolean)) await searchIndex.touch(tx, [productId]);
}
