import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Talk } from '#contract/chat/desk.schema.ts';
import type { ChatHistory, Conversation } from '#contract/chat/schema.ts';
import type { Preset } from '#contract/operator/roles.values.ts';
import { makeOperator, need } from '../mall/buying.ts';
import type { TestMall } from '../mall/mall.ts';
import { addShopper } from '../people/add.ts';
import { connectBare } from './bare-client.ts';

/** The mall behind a real HTTP server. */
export async function serveMall(mall: Pick<TestMall, 'fetch' | 'upgrade'>) {
  const server = createServer(getRequestListener(mall.fetch, { overrideGlobalObjects: false }));
  server.on('upgrade', mall.upgrade);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A shopper of their own who talks. */
export async function makeTalker(mall: TestMall, origin: string) {
  const { accountId, token } = await addShopper(mall.db, mall.now.now);
  const connect = (headers: Record<string, string> = {}) => connectBare(origin, token, accountId, { headers });
  const open = async (shopId = 0) =>
    need(await mall.call<Conversation>('POST', '/im/p/user/conversations', { token, body: { shopId } }));
  const list = async () => need(await mall.call<Conversation[]>('GET', '/im/p/user/conversations', { token }));
  const history = async (id: number, query = '') =>
    need(await mall.call<ChatHistory>('GET', `/im/p/user/conversations/${id}/messages${query}`, { token }));
  return { accountId, token, connect, open, list, history };
}

/** An operator who serves. */
export async function makeServer(
  mall: TestMall,
  origin: string,
  shopId: number | null = null,
  role: Preset = 'service',
) {
  const { id, token } = await makeOperator(mall, shopId, shopId === null ? role : 'shop');
  const path = `/ws/desk/chat/${encodeURIComponent(token)}`;
  const connect = () => connectBare(origin, token, id, { path });
  const call = <T>(method: string, below: string, body?: unknown) =>
    mall.call<T>(method, `/api/desk/p/chat/${below}`, { token, ...(body === undefined ? {} : { body }) });
  const take = (talk: number, from: number | null = null) => call<Talk>('POST', `talks/${talk}/take`, { from });
  const hand = (talk: number, to: number | null) => call<Talk>('POST', `talks/${talk}/hand`, { to });
  return { id, token, path, connect, call, take, hand };
}
