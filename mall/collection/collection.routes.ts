import * as calls from '#contract/collection/calls.ts';
import {
  collectionId,
  collectionItem,
  collectionPage,
  collectionQuery,
  favouriteState,
} from '#contract/collection/schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type CallContext, type createCalls, shopperOf } from '../http/call.ts';
import * as collection from './collection.ts';

const tag = 'Collection';
const shopper = (c: CallContext) => ({ accountId: shopperOf(c).accountId, language: c.get('language') });

export function collectionRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addCall(
    app,
    calls.listFavourites,
    { tag, summary: 'Kept goods or shops', query: collectionQuery, data: collectionPage },
    ({ c, query }) => collection.list(deps, shopper(c), query),
  );
  addCall(
    app,
    calls.viewFavourite,
    {
      tag,
      summary: 'Whether something is favourite, and by how many',
      params: collectionId,
      data: favouriteState,
    },
    ({ c, params: { kind, id } }) => collection.stateOf(deps, shopper(c).accountId, kind, id),
  );
  addCall(
    app,
    calls.addFavourite,
    {
      tag,
      summary: 'Keep a product or a shop',
      body: collectionItem,
      data: favouriteState,
    },
    ({ c, body: { kind, id } }) => collection.addFavourite(deps, shopper(c), kind, id),
  );
  addCall(
    app,
    calls.removeFavourite,
    { tag, summary: 'Keep it no longer', params: collectionId, data: favouriteState },
    ({ c, params: { kind, id } }) => collection.drop(deps, shopper(c).accountId, kind, id),
  );
}
