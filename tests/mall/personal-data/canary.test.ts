import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import { Redis } from 'ioredis';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { cartLine } from '#mall/cart/cart.tables.ts';
import { rowsOf } from '#mall/db/rows.ts';
import { createLog } from '#mall/log.ts';
import { LEDGER_UNIT, ledger, wallet } from '#mall/money/money.tables.ts';
import { post } from '#mall/money/money.ts';
import { order, orderLine } from '#mall/order/order.tables.ts';
import type { Entry } from '#mall/personal-data/entry.rules.ts';
import { makeExports } from '#mall/personal-data/export.ts';
import { PERSONAL_DATA } from '#mall/personal-data/map.ts';
import { openRedis } from '#mall/ports/redis.ts';
import { createRedisStore } from '#mall/ports/store.ts';
import { brokenRules, makeBuyer, makeGoods, need, newKey, oneOf, payTrade, watch } from '../../helpers/mall/buying.ts';
import { makeEditor } from '../../helpers/mall/desk.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { dataOf, eraseNow } from '../../helpers/mall/personal-data.ts';
import { refundsBy, setInstantRefund } from '../../helpers/mall/refund.ts';
import { lineOf, receivedBy } from '../../helpers/mall/review.ts';

const CANARY = '金丝雀zqxjk';
const redisUrl = process.env.TEST_REDIS_URL;

let mall: TestMall;
let closeStore = async () => {};
beforeAll(async () => {
  if (redisUrl) {
    const log = createLog('silent');
    const link = openRedis(redisUrl, log);
    const store = createRedisStore(link, log);
    closeStore = async () => {
      link.close();
      await store.close();
    };
    await vi.waitFor(() => expect(link.isUp()).toBe(true));
    mall = await openTestMall({ store });
  } else mall = await openTestMall();
  await watch(mall);
});
afterAll(async () => {
  await mall.close();
  await closeStore();
});

type Buyer = Awaited<ReturnType<typeof makeBuyer>>;

async function sendPicture({ token }: Buyer): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c8341f' } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.append('file', new File([new Uint8Array(bytes)], 'a.png'));
  const request = new Request('http://mall/api/p/file/uploadImFile', {
    method: 'POST',
    body,
    headers: { authorization: token },
  });
  const { url } = need({ envelope: await (await mall.fetch(request)).json() }) as { url: string };
  // A page has shown it, so a scaled picture was made.
  await mall.fetch(new Request(`http://mall${url.replace('/media/', '/media/240/')}.webp`));
  return url;
}

/** What a shopper says and does, as far as calls go, with the canary in it. */
async function live(buyer: Buyer): Promise<void> {
  const { token, accountId } = buyer;
  const call = async (method: string, path: string, body: unknown) =>
    need(await mall.call<unknown>(method, path, { token, body, headers: { 'idempotency-key': newKey() } }));
  const goods = await makeGoods(mall);
  const profile = { nickName: CANARY, gender: 1, birthday: '1990-01-02', pic: await sendPicture(buyer) };
  await call('PUT', '/api/app/p/user/account', profile);

  const reviewer = await receivedBy(mall, buyer, goods.skuId);
  const said = lineOf(reviewer.lineIds[0] ?? 0, { text: CANARY, pictures: [await sendPicture(buyer)] });
  need(
    await reviewer.write({
      lines: [said],
      anonymous: false,
      shop: { description: 5, service: 5, delivery: 5 },
    } as never),
  );
  const invoice = { type: 10, title: CANARY, taxNumber: '' };
  const { tradeId, orderIds } = await buyer.buy(oneOf((await makeGoods(mall)).skuId), {
    remark: CANARY,
    invoice,
  } as never);
  await payTrade(mall, tradeId);
  await setInstantRefund(mall, true);
  await refundsBy(mall, buyer).apply({
    orderId: orderIds[0] ?? '',
    description: CANARY,
    pictures: [await sendPicture(buyer)],
  });
  const dataPaths: [string, unknown][] = [['/im/p/user/conversations', { shopId: 0 }]];
  for (const [path, body] of dataPaths) await call('POST', path, body);
  await mall.db.insert(cartLine).values({ accountId, skuId: goods.skuId, quantity: 1, addedPrice: 0 });
  // The refund came to the balance, which is spent.
  const [own] = await mall.db.select().from(wallet).where(eq(wallet.accountId, accountId));
  const spent = {
    accountId,
    unit: LEDGER_UNIT.BALANCE,
    amount: -(own?.balance ?? 0),
    kind: 'adjust',
    key: newKey(),
  } as const;
  await mall.db.transaction((tx) => post(tx, { ...spent, businessId: '', at: mall.now.now }));
  const data = dataOf(mall, buyer);
  need(await data.ask());
  await makeExports(mall);
}

/** A row of the shopper's in each table that calls do not reach here. */
async function addRows(accountId: number): Promise<void> {
  const at = mall.now.now.toISOString();
  const [own] = await mall.db.select({ id: order.id }).from(order).where(eq(order.accountId, accountId)).limit(1);
  const orderId = own?.id ?? '';
  const statements: SQL[] = [
    sql`insert into collection (account_id, kind, ref_id) values (${accountId}, 10, 1)`,
    sql`insert into footprint (account_id, product_id, seen_at) values (${accountId}, 1, ${at}::timestamptz) on conflict do nothing`,
    sql`insert into flash_reminder (flash_item_id, account_id, due_at) values (1, ${accountId}, ${at}::timestamptz)`,
    sql`insert into chat_message (conversation_id, seq, sender, sender_id, client_id, type, body, at)
      select id, 1, 'shopper', ${accountId}::int, 'c', 10, '{}', ${at}::timestamptz from conversation where account_id = ${accountId}`,
    sql`update conversation set last_seq = 1, waiting_since = ${at}::timestamptz where account_id = ${accountId}`,
    sql`insert into flow_log (user_id, path, language) values (${accountId}, '/', 'zh')`,
    sql`insert into store_application (account_id, data) values (${accountId}, '{}')`,
    sql`insert into store_paper (id, account_id, kind, key_name, sealed) values ('paper', ${accountId}, 'licence', 'gone', ''::bytea)`,
    sql`insert into idempotency (owner, key, body) values (${`shopper:${accountId}`}::text, 'canary', '')`,
    sql`insert into change (kind, ref, action) values ('shopper', ${String(accountId)}::text, 'lock'), ('order', ${orderId}::text, 'refuse')`,
    sql`insert into payment (id, account_id, way, provider, status, amount, created_at, expires_at)
      values ('canary', ${accountId}, 'wallet', 'sandbox', 30, 1, ${at}::timestamptz, ${at}::timestamptz)`,
  ];
  for (const statement of statements) await rowsOf(mall.db, statement);
}

/** JSON that later steps read has its shape; the canary is where a person would have written. */
const SHAPES: Record<string, SQL> = {
  'shop_order.address': sql`address || jsonb_build_object('recipient', ${CANARY}::text, 'mobile', ${CANARY}::text, 'detail', ${CANARY}::text)`,
  'shop_order.invoice': sql`case when invoiced then invoice else jsonb_build_object('title', ${CANARY}::text, 'type', 10, 'taxNumber', '') end`,
  'order_line.custom': sql`jsonb_build_array(jsonb_build_object('code', 'c', 'name', '{}'::jsonb, 'text', ${CANARY}::text))`,
  'order_find.words': sql`words || to_tsvector('simple', ${CANARY}::text)`,
};
/** What rows and files are found by, and what the rules of the books compare. */
const LEFT_OUT = new Set([
  'account.mobile',
  'account.picture',
  'upload.name',
  'data_export.file',
  'session.token_hash',
  'session.id',
  'idempotency.owner',
  'chat_message.client_id',
  'review.pictures',
  'review.added_pictures',
]);

const BY_TYPE: Record<string, SQL> = {
  text: sql`${CANARY}::text || ctid::text`,
  'text[]': sql`array[${CANARY}::text]`,
  jsonb: sql`jsonb_build_object('text', ${CANARY}::text)`,
};

/** Every personal column that does not stay, of every table: the canary in each row of the shopper's. */
async function fill({ table, of, deleted, changed }: Entry, accountId: number): Promise<string[]> {
  const name = getTableName(table);
  const columns = getTableColumns(table);
  const filled: string[] = [];
  for (const key of [...deleted, ...Object.keys(changed)]) {
    const column = columns[key];
    const place = `${name}.${column?.name}`;
    const value = SHAPES[place] ?? BY_TYPE[column?.getSQLType() ?? ''];
    if (!of || !column || !value || LEFT_OUT.has(place)) continue;
    const own = sql`select ctid from ${sql.identifier(name)} where ${of(accountId)}`;
    const set = sql`${sql.identifier(column.name)} = ${value}`;
    const rows = await rowsOf(
      mall.db,
      sql`update ${sql.identifier(name)} set ${set} where ctid in (${own}) returning 1 as one`,
    );
    if (rows.length) filled.push(place);
  }
  return filled;
}

/** Tables and columns that hold a text somewhere. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    mall.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await rowsOf<{ key: string }>(
      mall.db,
      sql`select distinct e.key from ${sql.identifier(name)} t, jsonb_each_text(to_jsonb(t)) e where position(lower(${text}) in lower(e.value)) > 0`,
    );
    found.push(...rows.map(({ key }) => `${name}.${key}`));
  }
  return found.sort();
}

async function filesWith(text: string): Promise<string[]> {
  const names = (await readdir(mall.folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const found: string[] = [];
  for (const name of names) if (name.includes(text) || (await readFile(name)).includes(text)) found.push(name);
  return found;
}
const filesIn = async (folder: string) =>
  (await readdir(join(mall.folder, folder), { recursive: true, withFileTypes: true }).catch(() => [])).filter((one) =>
    one.isFile(),
  ).length;

async function redisWith(text: string): Promise<string[]> {
  if (!redisUrl) return [];
  const client = new Redis(redisUrl);
  const found: string[] = [];
  for await (const keys of client.scanStream({ match: 'liangji:*', count: 1_000 }) as AsyncIterable<string[]>)
    for (const key of keys)
      if (key.includes(text) || (await client.get(key).catch(() => ''))?.includes(text)) found.push(key);
  client.disconnect();
  return found;
}

const books = async () => ({
  orders: await rowsOf(mall.db, sql`select count(*), sum(payable), sum(refunded) from ${order}`),
  lines: await rowsOf(mall.db, sql`select count(*), sum(payable) from ${orderLine}`),
  ledger: await rowsOf(mall.db, sql`select count(*), sum(amount) from ${ledger}`),
  money: await rowsOf(mall.db, sql`select count(*), sum(amount) from money_back`),
});

it('nothing that the map does not keep is found anywhere after erasure, and the books are the same', async () => {
  const buyer = await makeBuyer(mall);
  const stranger = await makeBuyer(mall);
  await live(buyer);
  await addRows(buyer.accountId);
  const filled: string[] = [];
  for (const entry of PERSONAL_DATA) filled.push(...(await fill(entry, buyer.accountId)));
  // Each of these was really there to be erased.
  for (const place of [
    'account.nick_name',
    'address.recipient',
    'cart_line.custom_key',
    'message.params',
    'chat_message.body',
    'store_application.data',
    'change.after',
    'idempotency.answer',
    'shop_order.address',
    'shop_order.remark',
    'order_find.words',
    'order_line.custom',
    'order_log.reason',
    'parcel.number',
    'refund.description',
    'refund_log.note',
    'payment.code',
    'money_back.reason',
    'review.text',
  ])
    expect(filled).toContain(place);
  expect((await tablesWith(CANARY)).length).toBeGreaterThan(20);
  expect(await filesIn('upload')).toBe(3);
  expect(await filesIn('derived')).toBe(3);
  expect(await filesIn('private/exports')).toBe(1);
  const before = await books();

  await eraseNow(mall, buyer);

  expect(await tablesWith(CANARY)).toEqual([]);
  expect(await tablesWith(buyer.mobile)).toEqual([]);
  expect(await filesWith(CANARY)).toEqual([]);
  for (const folder of ['upload', 'derived', 'private/exports']) expect(await filesIn(folder)).toBe(0);
  for (const text of [CANARY, buyer.mobile]) {
    expect(await redisWith(text)).toEqual([]);
    expect(JSON.stringify(mall.logs)).not.toContain(text);
  }
  expect(await books()).toEqual(before);
  expect(await brokenRules(mall)).toEqual([]);
  // Others lose nothing.
  expect(await tablesWith(stranger.mobile)).toEqual(['account.mobile', 'address.mobile']);
});

it('the desk finds the order by number and goods, and nobody by the name', async () => {
  const buyer = await makeBuyer(mall);
  const { skuId, title } = await makeGoods(mall);
  const { orderIds } = await receivedBy(mall, buyer, skuId).then(({ orderId }) => ({ orderIds: [orderId] }));
  await eraseNow(mall, buyer);
  const editor = await makeEditor(mall, 'admin');
  const found = async (text: string) =>
    (await editor.get<{ items: { id: string }[] }>(`orders?text=${encodeURIComponent(text)}`)).items.map(
      ({ id }) => id,
    );
  expect(await found(orderIds[0] ?? '')).toEqual(orderIds);
  expect(await found(title.zh)).toContain(orderIds[0]);
  expect(await found(buyer.mobile)).toEqual([]);
});
