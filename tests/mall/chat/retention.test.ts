import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Talks } from '#contract/chat/desk.schema.ts';
import { CHAT } from '#contract/chat/values.ts';
import { DAY_MS } from '#contract/time.ts';
import { chatMessage, conversation } from '#mall/chat/chat.tables.ts';
import { dropOldTalk } from '#mall/chat/retention.ts';
import { upload } from '#mall/upload/upload.tables.ts';
import { makeServer, makeTalker, serveMall } from '../../helpers/chat/service.ts';
import { need } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { later } from '../../helpers/mall/time.ts';

const SHOP = 2;

let mall: TestMall;
let site: Awaited<ReturnType<typeof serveMall>>;
beforeAll(async () => {
  mall = await openTestMall();
  site = await serveMall(mall);
});
afterAll(async () => {
  site.close();
  await mall.close();
});

/** A shopper who said something. */
async function talker() {
  const one = await makeTalker(mall, site.origin);
  const { id } = await one.open(SHOP);
  const client = await one.connect();
  await client.taken(client.say(id, '很久以前'));
  return { ...one, id, client };
}

it('messages go after two years, with their pictures; a talk goes with its last one', async () => {
  const [gone, goesOn] = [await talker(), await talker()];
  const name = `upload/2026/06/${'A'.repeat(24)}.webp`;
  const picture = { name, accountId: gone.accountId, bytes: 1, width: 1, height: 1, createdAt: mall.now.now };
  await mall.db.insert(upload).values(picture);
  gone.client.send(2, { conversation: gone.id, id: 'old-picture', body: { url: `/media/${name}` } });
  await gone.client.taken('old-picture');
  const kindOf = async () => (await mall.db.select().from(upload).where(eq(upload.name, name)))[0]?.kind;
  expect(await kindOf()).toBe('chat');
  // Sessions do not last as long: what was said is made older.
  const past = new Date(mall.now.now.getTime() - CHAT.days * DAY_MS);
  const ids = [gone.id, goesOn.id];
  await mall.db.update(chatMessage).set({ at: past }).where(inArray(chatMessage.conversationId, ids));
  await mall.db.update(conversation).set({ lastAt: past }).where(inArray(conversation.id, ids));
  await goesOn.client.taken(goesOn.client.say(goesOn.id, '现在'));
  expect(await dropOldTalk(mall)).toBe(0);
  later(mall, 1);
  // What several nodes do at once is done once: two words, a picture, and the first answers of the mall.
  const dropped = await Promise.all(Array.from({ length: 4 }, () => dropOldTalk(mall)));
  expect(dropped.reduce((sum, n) => sum + n, 0)).toBe(5);
  await dropOldTalk(mall);
  expect(await mall.db.$count(chatMessage, eq(chatMessage.conversationId, gone.id))).toBe(0);
  expect(await mall.db.$count(conversation, eq(conversation.id, gone.id))).toBe(0);
  expect(await kindOf()).toBeNull();
  expect((await goesOn.history(goesOn.id)).items[0]?.text).toBe('现在');
  expect(await goesOn.list()).toMatchObject([{ id: goesOn.id }]);
  // The shopper may begin anew.
  const { id } = await gone.open(SHOP);
  await gone.client.taken(gone.client.say(id, '又来了'));
  await Promise.all([gone.client.close(), goesOn.client.close()]);
});

it('a talk in which nothing was said is shown to nobody', async () => {
  const quiet = await makeTalker(mall, site.origin);
  const { id } = await quiet.open(SHOP);
  expect(await quiet.list()).toEqual([]);
  const staff = await makeServer(mall, site.origin, SHOP);
  for (const tab of ['queue', 'mine', 'others', 'ended'])
    expect(need(await staff.call<Talks>('GET', `talks?tab=${tab}`)).items.map((one) => one.id)).not.toContain(id);
  await staff.take(id);
  expect(need(await staff.call<Talks>('GET', 'talks?tab=mine')).items).toEqual([]);
});
