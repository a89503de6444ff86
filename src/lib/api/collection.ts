import type { CollectionKind, CollectionPage } from '../../../contract/collection.ts';
import { mall } from './browser.ts';

const PATH = '/app/p/collection';

export const collection = (kind: CollectionKind, page: number): Promise<CollectionPage> =>
  mall.get(`${PATH}?kind=${kind}&page=${page}`);
export const collect = (kind: CollectionKind, id: number): Promise<null> => mall.post(PATH, { kind, id });
export const dropFromCollection = (kind: CollectionKind, id: number): Promise<null> =>
  mall.delete(`${PATH}/${kind}/${id}`);
