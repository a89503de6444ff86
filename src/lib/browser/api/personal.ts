import type { CollectionPage } from '#contract/collection/schema.ts';
import type { FootprintPage } from '#contract/footprint/schema.ts';
import { CARD_CODES } from '#contract/response-codes.ts';
import { checkCodes } from '../check-codes.ts';
import { quietMall } from './browser.ts';

/** What pages show a shopper of their own, who has not asked for it. */
export const ownFavourites = (): Promise<CollectionPage> =>
  quietMall.get<CollectionPage>('/app/p/collection?kind=product&page=1').then(checkCodes(CARD_CODES));
export const ownFootprints = (): Promise<FootprintPage> =>
  quietMall.get<FootprintPage>('/app/p/footprint?page=1').then(checkCodes(CARD_CODES));
