import {
  collectionId,
  collectionItem,
  collectionPage,
  collectionQuery,
  favouriteState,
} from '#contract/collection/schema.ts';
import type { Deps } from '../deps.ts';
import { addPathCall, type CallContext, type createCalls, shopperOf } from '../http/call.ts';
import * as collection from './collection.ts';

const tag = 'Collection';
const PATH = '/api/app/p/collection';
const shopper = (c: CallContext) => ({ accountId: shopperOf(c).accountId, language: c.get('language') });

export function collectionRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const one = `${PATH}/{kind}/{id}`;
  addPathCall(
    app,
    { method: 'get', tag, path: PATH, summary: 'Kept goods or shops', query: collectionQuery, data: collectionPage },
    ({ c, query }) => collection.list(deps, shopper(c), query),
  );
  addPathCall(
    app,
    {
      method: 'get',
      tag,
      path: one,
      summary: 'Whether something is favourite, and by how many',
      params: collectionId,
      data: favouriteState,
    },
    ({ c, params: { kind, id } }) => collection.stateOf(deps, shopper(c).accountId, kind, id),
  );
  addPathCall(
    app,
    {
      method: 'post',
      tag,
      path: PATH,
      summary: 'Keep a product or a shop',
      body: collectionItem,
      data: favouriteState,
    },
    ({ c, body: { kind, id } }) => collection.addFavourite(deps, shopper(c), kind, id),
  );
  addPathCall(
    app,
    { method: 'delete', tag, path: one, summary: 'Keep it no longer', params: collectionId, data: favouriteState },
    ({ c, params: { kind, id } }) => collection.drop(deps, shopper(c).accountId, kind, id),
  );
}
