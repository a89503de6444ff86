import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AddressBook } from '#contract/address/schema.ts';
import { TOKEN_COOKIE } from '#contract/language.ts';
import { type OwnAnswer, openForeignMall } from '../helpers/server/foreign-mall.ts';
import { ask } from '../helpers/server/http.ts';
import { preloadsOf } from '../helpers/server/preloads.ts';
import { type Site, startSite } from '../helpers/server/site.ts';

const STORED_HTML = '</script><script>alert("stored")</script>';

const bookOf = (recipient: string): AddressBook => ({
  items: [
    {
      ...{ id: 1, recipient, mobile: '138****8000', detail: `${recipient}路 1 号`, isDefault: true },
      ...{ region: ['330000', '330100', '330106'], regionNames: ['浙江省', '杭州市', '西湖区'], alias: null },
    } as unknown as AddressBook['items'][number],
  ],
  max: 20,
});

const ended = { status: 401, body: { success: false, code: 'A00004', msg: 'over' } };
const clients: string[] = [];
const addresses: OwnAnswer = (token, client) => {
  clients.push(client);
  if (token === 'hanging') return undefined;
  if (token === 'failing') return { status: 500, body: { success: false, code: 'A00005', msg: 'SELECT secret' } };
  if (!token.startsWith('of-')) return ended;
  return { status: 200, body: { success: true, code: 200, data: bookOf(token.slice(3)) } };
};

let mall: Awaited<ReturnType<typeof openForeignMall>>;
let site: Site;
beforeAll(async () => {
  mall = await openForeignMall({}, { '/api/app/p/addresses': addresses });
  site = await startSite({ MALL_URL: mall.url });
});
afterAll(async () => {
  await site.stop();
  mall.close();
});

const open = (token: string, styles = '') =>
  ask(site.url, '/user-center/uc-address', {
    headers: { cookie: `${TOKEN_COOKIE}=${encodeURIComponent(token)}; ${styles}` },
  });

it('shows each shopper their own, and nobody the other’s', async () => {
  for (const name of ['canary-one', 'canary-two', 'canary-one']) {
    const { status, headers, text } = await open(`of-${name}`);
    expect([status, headers['cache-control'], text.includes(`${name}路`)]).toEqual([200, 'no-store', true]);
    expect(text).not.toContain(name === 'canary-one' ? 'canary-two' : 'canary-one');
  }
  const visitors = await Promise.all(['/', '/goods', '/user-center/uc-address'].map((path) => ask(site.url, path)));
  for (const { text } of visitors) expect(text).not.toContain('canary');
});

it('leads a token of nobody to the login, and takes it away', async () => {
  const { status, headers } = await open('stale');
  expect([status, headers.location]).toEqual([302, '/login?redirect=%2Fuser-center%2Fuc-address&over=1']);
  expect(String(headers['set-cookie'])).not.toContain('b2cStyles');
  expect(String(headers['set-cookie'])).toMatch(
    new RegExp(`${TOKEN_COOKIE}=(deleted)?;.*(Expires=Thu, 01 Jan 1970|Max-Age=0)`),
  );
});

it('carries its styles until the browser was told to fetch the sheet, and again when there is another', async () => {
  const first = await open('of-somebody');
  const [styles = ''] = /b2cStyles=[^;]+/.exec(String(first.headers['set-cookie'])) ?? [];
  const isCarried = (text: string) => [text.includes('.container-mall'), text.includes('rel="stylesheet"')];
  expect(isCarried(first.text)).toEqual([true, false]);
  expect(first.text).toContain(`<link rel="prefetch" as="style" href="/_astro/${styles.split('=')[1]}"`);
  const next = await open('of-somebody', styles);
  expect([isCarried(next.text), next.headers['set-cookie']]).toEqual([[false, true], undefined]);
  const later = await open('of-somebody', 'b2cStyles=inside.older.css');
  expect(isCarried(later.text)).toEqual([true, false]);
});

it('preloads what its island imports, in one round trip', async () => {
  const cookie = `${TOKEN_COOKIE}=of-somebody`;
  const { preloads, needed } = await preloadsOf(site.url, '/user-center/uc-address', { cookie });
  expect(preloads).toEqual(expect.arrayContaining(needed));
});

it.each(['hanging', 'failing'])('shows the failed state where the mall is %s, and nothing of why', async (token) => {
  const { status, text } = await open(token);
  expect(status).toBe(200);
  expect(text).toContain('role="alert"');
  expect(text).toContain('重试');
  expect(text).not.toContain('SELECT secret');
});

it('tells the mall whose call it is, for its limits, and believes no claim', async () => {
  const headers = { cookie: `${TOKEN_COOKIE}=of-somebody`, 'x-forwarded-for': '203.0.113.7' };
  await ask(site.url, '/user-center/uc-address', { headers });
  expect(clients.at(-1)).toBe('127.0.0.1');
});

it('texts of a shopper stay texts, in the page and in its data', async () => {
  const { text } = await open(`of-${STORED_HTML}`);
  expect(text).toContain('&lt;/script&gt;');
  expect(text).not.toContain(STORED_HTML);
});
