import { randomInt } from 'node:crypto';
import { eq, ne } from 'drizzle-orm';
import { MEDIA, PICTURE_BYTES } from '#contract/picture.values.ts';
import { account } from './account/account.tables.ts';
import { createMall, type Mall } from './app.ts';
import { type Backlog, backlog } from './backlog.ts';
import type { Config } from './config.ts';
import type { StatementKind, StatementResult } from './db/observe.ts';
import { type Db, type Opened, openDatabase } from './db/open.ts';
import type { ReplicaState } from './db/replica.ts';
import type { Metrics } from './http/metrics.ts';
import { startJobs } from './jobs.ts';
import type { Logger } from './log.ts';
import { operator } from './operator/operator.tables.ts';
import { startReading } from './outbox/reader.ts';
import { refundsWaiting } from './payment/payment.ts';
import { type Bus, createLocalBus, createRedisBus } from './ports/bus.ts';
import { type Files, openFiles } from './ports/files.ts';
import { measured } from './ports/files-measured.ts';
import { createLimits } from './ports/limits.ts';
import { createMailOutbox, type MailOutbox } from './ports/mail.ts';
import { createSmtpMail } from './ports/mail-smtp.ts';
import type { PayProvider } from './ports/payment.ts';
import { createAlipay } from './ports/payment-alipay.ts';
import { createSandbox, type Sandbox } from './ports/payment-sandbox.ts';
import { createWechatPay } from './ports/payment-wechat.ts';
import type { PayoutProvider } from './ports/payout.ts';
import { createAlipayPayout } from './ports/payout-alipay.ts';
import { createSandboxPayout } from './ports/payout-sandbox.ts';
import { openRedis } from './ports/redis.ts';
import type { SearchEngine } from './ports/search.ts';
import { createOpenSearch } from './ports/search-opensearch.ts';
import { createOutbox, type Outbox } from './ports/sms.ts';
import { createAliyunSms } from './ports/sms-aliyun.ts';
import { createLocalStore, createRedisStore } from './ports/store.ts';
import { createKuaidi100 } from './ports/tracking-kuaidi100.ts';
import { createWebPictures } from './ports/web-pictures.ts';
import { setting } from './settings/settings.tables.ts';
import { shop } from './store/shop.tables.ts';

export type StartedMall = Mall & {
  database: Opened;
  bus: Bus;
  files: Files;
  outbox: Outbox | undefined;
  mailOutbox: MailOutbox | undefined;
  sandbox: Sandbox | undefined;
  outboxReadAt(): number;
  isHearing(): boolean;
  hasRedis(): boolean;
  hangUp(): Promise<void>;
  refundsWaiting(): ReturnType<typeof refundsWaiting>;
  backlog(): Promise<Backlog[]>;
  sockets: ReturnType<typeof createMall>['sockets'];
  close(): Promise<void>;
};

/** @param onGap changes of other nodes were missed: drop the cache @param opened a database that is open already, and stays so */
export async function startMall(
  config: Config,
  log: Logger,
  metrics: Metrics,
  onGap: () => void,
  notice: (line: string) => void,
  opened?: Opened,
): Promise<StartedMall> {
  const database = opened ?? (await openOwn(config, log, metrics, notice));
  let catchUp = () => {};
  const bus = config.redisUrl ? createRedisBus(config.redisUrl, log, () => catchUp()) : createLocalBus();
  const files = measured(await openFiles(config), (operation, result, ms) =>
    metrics.files.observe({ operation, result }, ms / 1_000),
  );
  const redis = config.redisUrl ? openRedis(config.redisUrl, log) : undefined;
  const store = redis ? createRedisStore(redis, log) : createLocalStore();
  const limits = createLimits(store);
  const print = (line: string) => void process.stderr.write(`  ${line}\n`);
  const outbox = createOutbox(print);
  const mailOutbox = createMailOutbox(print);
  const { aliyunSms, smtp, smsCaptcha, papersKey, papersKeyBefore, trustProxy, siteUrl, isPublic } = config;
  const sms = aliyunSms ? await createAliyunSms(aliyunSms) : outbox;
  const mail = smtp ? await createSmtpMail(smtp) : mailOutbox;
  const tracking = config.kuaidi100 && createKuaidi100(config.kuaidi100);
  const searchEngine = searchEngineOf(config);
  const clock = () => new Date();
  const origin = config.siteUrl ?? `http://${config.host}:${config.port}`;
  const sandbox = config.pay.sandbox ? createSandbox({ db: database.db, clock, origin }) : undefined;
  const pay = [...(await realProviders(config, clock)), ...(sandbox ? [sandbox] : [])];
  const payout = await payoutProvider(config, database.db, clock);
  const webPictures = createWebPictures({ mostBytes: PICTURE_BYTES.sent });
  const ports = { database, bus, files, store, limits, sms, mail, tracking, pay, payout, webPictures, log, metrics };
  const deps = {
    ...ports,
    origin,
    mediaUrl: config.mediaUrl ?? MEDIA,
    searchEngine,
    smsCaptcha,
    papersKey,
    papersKeyBefore,
    clock,
    random,
    trustProxy,
    siteUrl,
    isPublic,
  };
  const mall = createMall(deps);
  const missed = () => {
    database.replica?.raise();
    onGap();
  };
  const reading = await startReading({ read: mall.readOutbox, onGap: missed, log });
  catchUp = () => {
    reading.wake();
    mall.resync();
  };
  if (!pay.length) log.warn('no payment provider is configured: nothing can be paid online');
  const stopJobs = config.role === 'web' ? async () => {} : startJobs(deps);
  return {
    fetch: mall.fetch,
    upgrade: mall.upgrade,
    hangUp: mall.close,
    database,
    bus,
    files,
    outbox: aliyunSms ? undefined : outbox,
    mailOutbox: smtp ? undefined : mailOutbox,
    sandbox,
    hasRedis: () => (redis?.isUp() ?? true) && bus.isSubscribed(),
    outboxReadAt: reading.readAt,
    isHearing: reading.isHearing,
    refundsWaiting: () => refundsWaiting(deps),
    backlog: () => backlog(deps),
    sockets: mall.sockets,
    async close() {
      await mall.close();
      await reading.stop();
      await stopJobs();
      await bus.close();
      await store.close();
      redis?.close();
      if (!opened) await database.close();
    },
  };
}

function openOwn(config: Config, log: Logger, metrics: Metrics, notice: (line: string) => void): Promise<Opened> {
  const observe = (database: string) => (kind: StatementKind, result: StatementResult, ms: number) =>
    metrics.statements.observe({ database, kind, result }, ms / 1_000);
  const replica = config.readUrl && {
    url: config.readUrl,
    connections: config.readConnections,
    observe: observe('replica'),
    onChange: ({ used, ...why }: ReplicaState) =>
      used ? log.info(why, 'the replica is read') : log.warn(why, 'the replica is not read'),
  };
  return openDatabase(config.databaseUrl, {
    waitMs: config.databaseWaitMs,
    connections: config.databaseConnections,
    notice,
    observe: observe('primary'),
    ...(replica && { replica }),
  });
}

const searchEngineOf = ({ opensearch }: Config): SearchEngine | undefined => opensearch && createOpenSearch(opensearch);

async function realProviders({ pay: { wechat, alipay } }: Config, clock: () => Date): Promise<PayProvider[]> {
  const found: PayProvider[] = [];
  if (wechat) found.push(createWechatPay({ settings: wechat, clock }));
  if (alipay) found.push(await createAlipay({ settings: alipay, clock }));
  return found;
}

async function payoutProvider({ payout }: Config, db: Db, clock: () => Date): Promise<PayoutProvider | undefined> {
  if (payout === 'sandbox') return createSandboxPayout({ db, clock });
  return payout && createAlipayPayout(payout);
}

/** With a seeded generator, whoever saw some pictures could predict the next. */
const random = () => randomInt(2 ** 32) / 2 ** 32;

export async function isEmpty(db: Db): Promise<boolean> {
  const [anyShop] = await db.select({ id: shop.id }).from(shop).limit(1);
  // A job may have written the menu already.
  const [anySetting] = await db.select({ name: setting.name }).from(setting).where(ne(setting.name, 'menu')).limit(1);
  const [anyOperator] = await db.select({ id: operator.id }).from(operator).limit(1);
  return !anyShop && !anySetting && !anyOperator;
}

export async function hasAccount(db: Db, userName: string): Promise<boolean> {
  const [any] = await db.select({ id: account.id }).from(account).where(eq(account.userName, userName));
  return any !== undefined;
}
