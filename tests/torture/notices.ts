import { setTimeout as sleep } from 'node:timers/promises';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { account } from '#mall/account/account.tables.ts';
import { rowsOf } from '#mall/db/rows.ts';
import { notification } from '#mall/notification/notification.tables.ts';
import { product, sku } from '#mall/product/product.tables.ts';
import { adjustStock } from '#mall/stock/stock.ts';
import { headerOf, openMailbox } from '../helpers/server/mailbox.ts';
import { openAliyun } from '../helpers/sms/aliyun.ts';
import { openKuaidi100, SETTINGS } from '../helpers/tracking/kuaidi100.ts';
import { expected } from './scenarios.ts';
import type { Buyer, World } from './world.ts';

/** Between having a message and saying so: long enough for a node to be killed meanwhile. */
const ANSWER_MS = 1_000;
/** Longer than any attempt to send takes: what is still unclear by then was begun by a node that is dead. */
const ATTEMPT_MS = 15_000;
const SETTLE_MS = 180_000;

/** The services that a mall tells people by and hears of parcels from, each speaking its own protocol. */
export async function openServices() {
  const slow = { slowMs: ANSWER_MS };
  const [mailbox, sms, tracking] = await Promise.all([openMailbox(slow), openAliyun(slow), openKuaidi100()]);
  return {
    mailbox,
    sms,
    env: {
      ...sms.env,
      SMTP_URL: mailbox.url,
      MAIL_FROM: '良集 <no-reply@liangji.example>',
      SITE_URL: SETTINGS.siteUrl,
      TRACKING_PROVIDER: 'kuaidi100',
      KUAIDI100_KEY: SETTINGS.key,
      KUAIDI100_CUSTOMER: SETTINGS.customer,
      KUAIDI100_SALT: SETTINGS.salt,
      KUAIDI100_ENDPOINT: tracking.endpoint,
    },
    close: () => Promise.all([mailbox.close(), sms.close(), tracking.close()]),
  };
}
type Services = Awaited<ReturnType<typeof openServices>>;

const addressOf = (accountId: number): string => `crowd.${accountId}@example.com`;

/** Gives shoppers a confirmed address, every second one in English. */
export const giveAddresses = ({ db }: World, buyers: readonly Buyer[]) =>
  rowsOf(
    db,
    sql`update account set email = 'crowd.' || id || '@example.com', language = case when id % 2 = 0 then 'en' else 'zh' end
      where id in ${buyers.map(({ accountId }) => accountId)}`,
  );

/** Shoppers ask, one after the other, for a SKU that is sold out; then some pieces come in. @returns who asked, the first first */
export async function waitForRestock(world: World, buyers: readonly Buyer[], pieces: number): Promise<number[]> {
  const [skuId = 0] = await world.freshSkus(1, 0);
  const [{ productId = 0 } = {}] = await world.db
    .select({ productId: sku.productId })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(eq(sku.id, skuId));
  for (const { token } of buyers)
    await world.insist('POST', '/api/app/p/watches', { token, body: { kind: 'restock', productId, skuId } });
  await world.db.transaction((tx) => adjustStock(tx, [{ id: skuId, n: pieces }], new Set()));
  await world.rememberStock();
  return buyers.map(({ accountId }) => accountId);
}

const waiting = ({ db }: World) => db.$count(notification, eq(notification.state, 'waiting'));

/** Waits until nothing is left to send. Attempts of nodes that were killed are let go before their lease ends. */
export async function settleNotices(world: World): Promise<string[]> {
  await sleep(ATTEMPT_MS);
  await world.db.update(notification).set({ nextAt: new Date() }).where(eq(notification.state, 'waiting'));
  for (const end = Date.now() + SETTLE_MS; Date.now() < end; await sleep(500)) if (!(await waiting(world))) return [];
  return [`${await waiting(world)} notices were not sent`];
}

/** What arrived, seen by those who got it. A mailbox shows a message once whose `Message-ID` it has. */
export async function judgeNotices({ db }: World, { mailbox, sms }: Services, killed: number): Promise<string[]> {
  const rows = await db.select().from(notification);
  const ids = (channel: string) =>
    rows
      .filter((row) => row.channel === channel)
      .map((row) =>
        channel === 'sms' ? `n${row.id}` : `${addressOf(row.accountId)} ${row.key.replace(/[^\w.-]/g, '.')}`,
      )
      .toSorted();
  const mails = mailbox.received.map(({ to, raw }) => `${to} ${/<(.+)@/.exec(headerOf(raw, 'Message-ID') ?? '')?.[1]}`);
  const twice = mails.length - new Set(mails).size;
  const notices = sms.taken.filter(({ id }) => id !== '');
  process.stdout.write(
    `    ${killed} servers killed, ${rows.length} notices, ${mails.length} mails of which ${twice} came again under their id, ${notices.length} SMS\n`,
  );
  return [
    ...expected('states', [...new Set(rows.map(({ state }) => state))], ['sent']),
    ...differences('mails', [...new Set(mails)].toSorted(), ids('mail')),
    ...differences('SMS', notices.map(({ id }) => id).toSorted(), ids('sms')),
    ...(twice > 0 && killed === 0 ? [`${twice} mails came twice though no node was killed`] : []),
  ];
}

function differences(what: string, got: readonly string[], wanted: readonly string[]): string[] {
  const [lost, more] = [
    wanted.filter((one) => !got.includes(one)),
    got.filter((one, at) => !wanted.includes(one) || got.indexOf(one) !== at),
  ];
  return [
    ...(lost.length ? [`${lost.length} ${what} never arrived: ${lost.slice(0, 3).join(', ')}`] : []),
    ...(more.length ? [`${more.length} ${what} too many: ${more.slice(0, 3).join(', ')}`] : []),
  ];
}

/** As many are told as there are pieces: those who asked first, by each channel once. */
export async function judgeRestock({ db }: World, asked: readonly number[], pieces: number): Promise<string[]> {
  const told = await db
    .select({ accountId: notification.accountId, channel: notification.channel })
    .from(notification)
    .where(and(eq(notification.event, 'restocked'), inArray(notification.accountId, [...asked])))
    .orderBy(asc(notification.accountId));
  const first = asked.slice(0, pieces).toSorted((one, other) => one - other);
  const by = (channel: string) => told.filter((row) => row.channel === channel).map(({ accountId }) => accountId);
  return [
    ...expected('told by mail', by('mail'), first),
    ...expected('told by SMS', by('sms'), first),
    ...expected(
      'with an address',
      await db.$count(account, inArray(account.email, asked.map(addressOf))),
      asked.length,
    ),
  ];
}
