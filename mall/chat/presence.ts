import { CHAT } from '#contract/chat/values.ts';
import type { Deps } from '../deps.ts';
import * as queries from './chat.queries.ts';
import { publish } from './events.ts';
import { deskOf, type Who } from './peers.ts';

const nameOf = (side: Who['side'], id: number) => `chat-online:${side}:${id}`;

export async function markOnline(deps: Deps, who: Who): Promise<void> {
  const { store, database } = deps;
  const key = nameOf(who.side, who.side === 'shopper' ? who.accountId : who.operator.id);
  if (await store.setIfAbsent(key, '1', CHAT.silence)) {
    if (who.side === 'shopper') {
      const shopIds = await queries.shopsTalkedTo(database.db, who.accountId);
      publish(deps, { what: 'online', side: 'shopper', accountIds: [who.accountId], shopIds });
    } else {
      const accountIds = await queries.servedBy(database.db, who.operator.id);
      publish(deps, { what: 'online', side: 'staff', accountIds, shopIds: [deskOf(who.operator)] });
    }
  } else await store.set(key, '1', CHAT.silence);
}

export const isOnline = async ({ store }: Deps, side: Who['side'], id: number): Promise<boolean> =>
  (await store.get(nameOf(side, id))) !== undefined;
