import { fetchNextPage } from './next-page.ts';
import { recordVisit } from './visit.ts';

/** What a page does once it works. */
export function startLater(): void {
  recordVisit();
  fetchNextPage();
}
