import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Envelope } from '#contract/envelope.ts';
import type { Language } from '#contract/language.ts';
import { MEDIA, PICTURE_BYTES } from '#contract/picture.values.ts';
import { account } from '#mall/account/account.tables.ts';
import { createMall } from '#mall/app.ts';
import { type Opened, openDatabase } from '#mall/db/open.ts';
import type { Deps } from '#mall/deps.ts';
import { createMetrics } from '#mall/http/metrics.ts';
import { createLog } from '#mall/log.ts';
import { createLocalBus, INDEX_TOPIC } from '#mall/ports/bus.ts';
import { createFolderFiles, withBuiltIn } from '#mall/ports/files.ts';
import { createLimits } from '#mall/ports/limits.ts';
import { createMailOutbox } from '#mall/ports/mail.ts';
import { createSandbox } from '#mall/ports/payment-sandbox.ts';
import { createOutbox } from '#mall/ports/sms.ts';
import { createLocalStore } from '#mall/ports/store.ts';
import { createWebPictures } from '#mall/ports/web-pictures.ts';
import { indexQueued } from '#mall/product/index-queue.ts';
import { addSession } from '../people/add.ts';
import { createHasty, dropPostgres } from './postgres.ts';
import { NOON } from './time.ts';

type Options = { body?: unknown; token?: string; language?: Language; headers?: Record<string, string> };
type Answer<T> = { status: number; headers: Headers; envelope: Envelope<T> };
export type LogLine = Record<string, unknown> & { msg: string };

/**
 * A mall in this process on its own copy of the demo database. Call `close` in `afterAll`.
 * @param through makes the URL that the mall connects to out of the database's own
 * @param large for thousands of products: statements may take as long as they like
 */
export async function openTestMall(
  more: Partial<Deps> = {},
  { through, large = false }: { through?: (url: string) => string; large?: boolean } = {},
) {
  const { database, drop } = await openCopy(large, through);
  const folder = await mkdtemp(join(tmpdir(), 'liangji-files-'));
  const clock = { now: NOON };
  const logs: LogLine[] = [];
  const store = createLocalStore(() => clock.now.getTime());
  const outbox = createOutbox(
    () => {},
    () => clock.now,
  );
  const mailOutbox = createMailOutbox(
    () => {},
    () => clock.now,
  );
  const sandbox = createSandbox({ db: database.db, clock: () => clock.now, origin: 'http://mall' });
  const deps: Deps = {
    database,
    bus: createLocalBus(),
    files: withBuiltIn(createFolderFiles(folder)),
    log: createLog('debug', { write: (line) => void logs.push(JSON.parse(line)) }),
    metrics: createMetrics(),
    store,
    limits: createLimits(more.store ?? store),
    sms: outbox,
    mail: mailOutbox,
    smsCaptcha: true,
    origin: 'http://mall',
    mediaUrl: MEDIA,
    papersKey: undefined,
    pay: [sandbox],
    webPictures: createWebPictures({ mostBytes: PICTURE_BYTES.sent, allow: ['127.0.0.1'] }),
    trustProxy: false,
    siteUrl: undefined,
    isPublic: false,
    clock: () => clock.now,
    random: Math.random,
    ...more,
  };
  const made = createMall(deps);
  const { fetch, upgrade } = made;

  let isQueued = false;
  deps.bus.subscribe(INDEX_TOPIC, () => {
    isQueued = true;
  });
  let indexing: Promise<unknown> = Promise.resolve();
  /** Listings and search become what they are in a running mall a moment later. */
  function indexed(): Promise<unknown> {
    isQueued = false;
    const run = () => indexQueued(deps);
    indexing = indexing.then(run, run);
    return indexing;
  }

  /** Sends one call; `path` is whole, as `/api/app/home`. */
  async function call<T = unknown>(method: string, path: string, options: Options = {}): Promise<Answer<T>> {
    const { body, token, language, headers } = options;
    const init: RequestInit = {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: token } : {}),
        ...(language ? { 'accept-language': language } : {}),
        ...headers,
      },
    };
    if (body !== undefined) init.body = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await fetch(new Request(`http://mall${path}`, init));
    if (isQueued && method !== 'GET') await indexed();
    return { status: response.status, headers: response.headers, envelope: (await response.json()) as Envelope<T> };
  }

  /** Puts a session of the demo shopper into the database. @returns its token */
  async function logIn(lifeMs = 3_600_000): Promise<string> {
    const [shopper] = await database.db.select({ id: account.id }).from(account).orderBy(account.id).limit(1);
    if (!shopper) throw new Error('the demo mall has no account');
    return addSession(database.db, shopper.id, clock.now, lifeMs);
  }

  async function close(): Promise<void> {
    await made.close();
    await store.close();
    await database.close();
    await drop();
    await rm(folder, { recursive: true, force: true });
  }

  return {
    ...deps,
    outbox,
    mailOutbox,
    sandbox,
    db: database.db,
    fetch,
    upgrade,
    hangUp: made.close,
    call,
    indexed,
    logIn,
    now: clock,
    logs,
    folder,
    close,
  };
}

export type TestMall = Awaited<ReturnType<typeof openTestMall>>;

async function openCopy(
  bulk: boolean,
  through = (url: string) => url,
): Promise<{ database: Opened; drop: () => Promise<void> }> {
  const seeded = inject('seeded');
  if ('snapshot' in seeded) {
    const snapshot = await openAsBlob(seeded.snapshot);
    return { database: await openDatabase('memory:', { snapshot }), drop: async () => {} };
  }
  const url = await createHasty(seeded.template, seeded.template);
  return { database: await openDatabase(through(url), { bulk }), drop: () => dropPostgres(url) };
}
