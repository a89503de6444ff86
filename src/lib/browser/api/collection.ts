import type { CollectionKind, CollectionPage, FavouriteState } from '#contract/collection/schema.ts';
import { CARD_CODES } from '#contract/response-codes.ts';
import { checkCodes } from '../check-codes.ts';
import { mall, quietMall } from './browser.ts';

const PATH = '/app/p/collection';

export const collection = (kind: CollectionKind, page: number): Promise<CollectionPage> =>
  mall.get<CollectionPage>(`${PATH}?kind=${kind}&page=${page}`).then(checkCodes(CARD_CODES));
export const collect = (kind: CollectionKind, id: number): Promise<FavouriteState> => mall.post(PATH, { kind, id });
export const dropFromCollection = (kind: CollectionKind, id: number): Promise<FavouriteState> =>
  mall.delete(`${PATH}/${kind}/${id}`);
/** Asked for when a page opens, not by the shopper. */
export const favouriteState = (kind: CollectionKind, id: number): Promise<FavouriteState> =>
  quietMall.get(`${PATH}/${kind}/${id}`);
