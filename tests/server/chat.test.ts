import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHAT_CLOSE } from '#contract/chat/values.ts';
import { openDatabase } from '#mall/db/open.ts';
import { connectBare, refusedStatus } from '../helpers/chat/bare-client.ts';
import { addShopper } from '../helpers/people/add.ts';
import { type Site, startSite } from '../helpers/server/site.ts';

let folder: string;
let site: Site;
let shopper: Awaited<ReturnType<typeof addShopper>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liangji-chat-'));
  const url = `file:${join(folder, 'mall')}`;
  const database = await openDatabase(url);
  shopper = await addShopper(database.db, new Date());
  await database.close();
  site = await startSite({ DATABASE_URL: url, DEMO: '0' });
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

it('a client written from the specification talks with the server, until that stops and says to come again', async () => {
  const { token, accountId } = shopper;
  const client = await connectBare(site.url, token, accountId, { headers: { origin: site.url } });
  client.beat();
  await client.ofCode('10');
  const answer = await fetch(`${site.url}/im/p/user/conversations`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: '{"shopId":0}',
  });
  const { data } = (await answer.json()) as { data: { id: number } };
  await client.taken(client.say(data.id, '你好'));
  expect(await refusedStatus(site.url, `/ws/im/im/websocket/online/user/wrong/${accountId}`)).toBe(401);
  expect(await refusedStatus(site.url, '/ws/nothing')).toBe(404);
  const stopped = site.stop();
  expect(await client.closed).toBe(CHAT_CLOSE.again);
  expect(await stopped).toBe(0);
});
