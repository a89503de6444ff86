import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { CONTENT_SLUGS } from '#contract/content/values.ts';
import { account } from '#mall/account/account.tables.ts';
import { getConfig } from '#mall/config.ts';
import { contentPage, dictData, dictType } from '#mall/content/content.tables.ts';
import { writeStarterTexts } from '#mall/content/starter.ts';
import { createMetrics } from '#mall/http/metrics.ts';
import { createLog } from '#mall/log.ts';
import { hasAccount, isEmpty, type StartedMall, startMall } from '#mall/start.ts';
import { shop } from '#mall/store/shop.tables.ts';

const redisUrl = process.env.TEST_REDIS_URL;
const log = createLog('silent');
/** Databases are made here, and a large SDK is loaded. */
const SLOW = 120_000;
const ALIYUN = {
  SMS_PROVIDER: 'aliyun',
  ALIYUN_ACCESS_KEY_ID: 'id',
  ALIYUN_ACCESS_KEY_SECRET: 'secret',
  ALIYUN_SMS_SIGN: '良集',
  ALIYUN_SMS_TEMPLATE_LOGIN: 'SMS_1',
  ALIYUN_SMS_TEMPLATE_REGISTER: 'SMS_2',
  ALIYUN_SMS_TEMPLATE_RESET: 'SMS_3',
  ALIYUN_SMS_TEMPLATE_CHANGE: 'SMS_4',
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liangji-start-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const start = (env: Record<string, string> = {}) =>
  startMall(
    getConfig({ DATABASE_URL: 'memory:', DATA_DIR: folder, ...env }),
    log,
    createMetrics(),
    () => {},
    () => {},
  );

const get = async (mall: StartedMall, path: string) => (await mall.fetch(new Request(`http://mall${path}`))).status;

const SHOP: typeof shop.$inferInsert = {
  code: 'first',
  name: { zh: '一', en: 'One' },
  intro: { zh: '', en: '' },
  city: { zh: '', en: '' },
  logo: '',
  banner: '',
  goodsScore: 0,
  serviceScore: 0,
  deliveryScore: 0,
  freight: { fee: 0, freeFrom: 0, notDelivered: [] },
  openedOn: '2026-01-01',
};

const kinds: [string, Record<string, string>][] = [
  ['with nothing but itself', {}],
  ['whose Redis is away', { REDIS_URL: 'redis://127.0.0.1:1' }],
  ...(redisUrl ? [['with Redis', { REDIS_URL: redisUrl }] satisfies [string, Record<string, string>]] : []),
];

describe.each(kinds)('a mall %s', (_kind, env) => {
  let mall: StartedMall;
  beforeAll(async () => {
    mall = await start(env);
  });
  afterAll(() => mall?.close());

  test('answers on an empty database', async () => {
    expect(mall.database.kind).toBe('pglite');
    expect(await get(mall, '/api/pms/categories')).toBe(200);
    expect(await get(mall, '/api/shop/1')).toBe(404);
    expect(await get(mall, '/api/no/such')).toBe(404);
  });

  test('is empty until it has a shop', async () => {
    expect(await isEmpty(mall.database.db)).toBe(true);
    const [made] = await mall.database.db.insert(shop).values(SHOP).returning();
    // Who cannot deliver has to be able to refuse, and with it to refund.
    expect(made?.autoAccept).toBe(false);
    expect(await isEmpty(mall.database.db)).toBe(false);
    expect(await get(mall, '/api/shop/1')).toBe(200);
  });

  test('gets the content pages it lacks, and no other', async () => {
    const { db } = mall.database;
    const own = { zh: '<p>自有</p>', en: '' } as typeof contentPage.$inferInsert.html;
    await db.insert(contentPage).values({ slug: 'faq', title: { zh: '问', en: '' }, html: own });
    await db.insert(dictType).values({ code: 'cancel_reason', name: { zh: '自有', en: '' } });
    for (let start = 0; start < 2; start += 1) await writeStarterTexts(db, new Date());
    expect(await db.$count(dictData, eq(dictData.dictType, 'refund_reason'))).toBe(13);
    expect(await db.$count(dictData, eq(dictData.dictType, 'cancel_reason'))).toBe(0);
    for (const slug of CONTENT_SLUGS) expect(await get(mall, `/api/app/content/${slug}`)).toBe(200);
    const pages = await db.select().from(contentPage);
    expect(pages).toHaveLength(CONTENT_SLUGS.length);
    for (const { slug, html } of pages) {
      if (slug === 'faq') expect(html).toEqual(own);
      else for (const text of [html.zh, html.en]) expect(text).toMatch(/^<blockquote>.*{{mall}}/s);
    }
  });

  test('knows an account by its exact name', async () => {
    const { db } = mall.database;
    expect(await hasAccount(db, 'demo')).toBe(false);
    await db.insert(account).values({ userName: 'demo', mobile: '13800000000', passwordHash: '', nickName: 'Demo' });
    expect(await hasAccount(db, 'demo')).toBe(true);
    expect(await hasAccount(db, 'dem')).toBe(false);
  });

  test('hears its own messages', () => {
    const heard = vi.fn();
    const leave = mall.bus.subscribe('start', heard);
    mall.bus.publish('start', 1);
    leave();
    expect(heard.mock.calls).toEqual([[1]]);
  });

  test('draws a captcha that is no other', async () => {
    const init = {
      method: 'POST',
      body: JSON.stringify({ captchaType: 'blockPuzzle', clientUid: crypto.randomUUID() }),
      headers: { 'content-type': 'application/json' },
    };
    const tokens = new Set<string | undefined>();
    for (let n = 0; n < 2; n += 1) {
      const answer = await mall.fetch(new Request('http://mall/api/admin/captcha/get', init));
      const { repCode, repData } = (await answer.json()) as { repCode: string; repData: { token: string } | null };
      expect(repCode).toBe('0000');
      tokens.add(repData?.token);
    }
    expect(tokens.size).toBe(2);
  });
});

test(
  'messages go to the outbox and to standard error',
  async () => {
    const mall = await start();
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    try {
      await mall.outbox?.send({ mobile: '13800000000', purpose: 'login', code: '246810', language: 'zh' });
      expect(mall.outbox?.sent()).toMatchObject([{ mobile: '13800000000', code: '246810' }]);
      expect(written.mock.calls.map(([line]) => line)).toContain('  SMS to 13800000000 (login): 246810\n');
    } finally {
      written.mockRestore();
      await mall.close();
    }
  },
  SLOW,
);

test(
  'with a provider of messages there is no outbox',
  async () => {
    const mall = await start(ALIYUN);
    expect(mall.outbox).toBeUndefined();
    await mall.close();
  },
  SLOW,
);

test(
  'closed, it has let go of its database',
  async () => {
    const url = `file:${join(folder, 'mall')}`;
    const first = await start({ DATABASE_URL: url });
    await first.database.db.insert(shop).values(SHOP);
    await expect(start({ DATABASE_URL: url })).rejects.toThrow();
    await first.close();
    await expect(first.database.ping()).rejects.toThrow();
    const second = await start({ DATABASE_URL: url });
    expect(await isEmpty(second.database.db)).toBe(false);
    await second.close();
  },
  SLOW,
);
