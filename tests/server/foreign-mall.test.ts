import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { viewAppearance } from '#contract/appearance/calls.ts';
import { viewFlashProduct } from '#contract/flash-sale/calls.ts';
import { conforms, examine } from '../../server/remote-mall/conformance.ts';
import { openForeignMall } from '../helpers/server/foreign-mall.ts';
import { ask } from '../helpers/server/http.ts';
import { type Site, startSite } from '../helpers/server/site.ts';

type Mall = Awaited<ReturnType<typeof openForeignMall>>;

it('pages are shown in the built-in colours and texts while a mall fails to answer what it looks like', async () => {
  const failing = () => ({ status: 500, body: { success: false, code: 'A00005', msg: 'down' } });
  const mall = await openForeignMall({}, { [viewAppearance.path]: failing });
  const site = await startSite({ MALL_URL: mall.url });
  try {
    for (const path of ['/goods', '/other/faq']) {
      const { status, text } = await ask(site.url, path);
      expect([status, text.includes('© 陶舍'), text.includes('怎么付款')]).toEqual([200, true, true]);
    }
  } finally {
    await site.stop();
    mall.close();
  }
});

describe('a back end that answers code 200, and only what pages need', () => {
  let mall: Mall;
  let site: Site;
  const get = (path: string) => ask(site.url, path);
  beforeAll(async () => {
    mall = await openForeignMall();
    site = await startSite({ MALL_URL: mall.url });
  });
  afterAll(async () => {
    await site.stop();
    mall.close();
  });

  it.each([
    ['/', '粗陶马克杯'],
    ['/goods', '粗陶马克杯'],
    ['/goods?category=cups', '粗陶马克杯'],
    ['/goods?prodId=7', '手工拉坯'],
    ['/other/faq', '怎么洗'],
    ['/other/footer?id=2', '扫码付款'],
    ['/login', '陶舍商城'],
  ])('%s is shown with its texts, branding and footer', async (path, text) => {
    const { status, text: html } = await get(path);
    expect(status).toBe(200);
    for (const part of [text, '陶舍商城', '© 陶舍']) expect(html).toContain(part);
    if (path !== '/login') expect(html).toContain('怎么付款');
    expect(html).not.toContain('alert(1)');
  });

  it('has a menu that leads to home and its goods alone', async () => {
    const nav = /<nav class="main-nav"[\s\S]*?<\/nav>/.exec((await get('/')).text)?.[0] ?? '';
    expect([...nav.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/goods', '/']);
  });

  it('lets a visitor put goods into the cart', async () => {
    const { status, headers } = await ask(site.url, '/cart-add', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.url },
      body: 'prodId=7&sku=70&n=2',
    });
    expect(status).toBe(303);
    expect(String(headers['set-cookie'])).toContain('b2cCart=70.2');
  });

  it.each(['/newlist', '/search?searchText=x', '/goods?prodId=8', '/other/privacy', '/termsPage'])(
    '%s, which it has not, is not found',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('without a sitemap and categories of made-to-order goods, nothing fails', async () => {
    for (const path of ['/sitemap.xml', '/sitemap/products-1.xml', '/robots.txt', '/customized'])
      expect([path, (await get(path)).status >= 500]).toEqual([path, false]);
  });

  it('nothing of all this is an error in the log', () => {
    expect(site.output.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it.each([
    ['zh', '此处没有工作台'],
    ['en', 'There is no desk here'],
  ])('has no desk here, and says so, %s', async (language, text) => {
    const { status, text: html } = await get(`/desk/login?lang=${language}`);
    expect([status, html.includes(text), html.includes('client="load"')]).toEqual([404, true, false]);
  });

  it('passes the examination: what is required is there, the rest is missing', async () => {
    const findings = await examine(mall.url);
    expect(conforms(findings)).toBe(true);
    const states = new Map(findings.map(({ path, state }) => [path, state]));
    expect(states.get('/api/pms/goods/{id}')).toBe('ok');
    expect(states.get('/api/pms/new')).toBe('missing');
  });
});

describe('a back end whose answers do not fit', () => {
  let mall: Mall;
  beforeAll(async () => {
    const { product, ...first } = await openForeignMall();
    first.close();
    const { shop: _, ...shopless } = product;
    mall = await openForeignMall({ '/api/pms/goods/7': { ...shopless, price: '59.00' }, '/api/app/home': undefined });
  });
  afterAll(() => mall.close());

  it('is told which fields, and which required call is missing', async () => {
    const findings = await examine(mall.url);
    expect(conforms(findings)).toBe(false);
    expect(findings.filter(({ state, required }) => state === 'wrong' || (required && state !== 'ok'))).toEqual([
      { path: '/api/app/home', required: true, state: 'missing', problems: [] },
      {
        path: '/api/pms/goods/{id}',
        required: true,
        state: 'wrong',
        problems: [expect.stringMatching(/^data\.price: /), expect.stringMatching(/^data\.shop: /)],
      },
    ]);
  });

  it('is named in the log of the storefront, with the fields', async () => {
    const site = await startSite({ MALL_URL: mall.url });
    await ask(site.url, '/goods?prodId=7');
    await expect.poll(() => site.output.join('\n')).toContain('response does not fit the contract');
    const line = site.output.find((one) => one.includes('does not fit')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({
      call: '/api/pms/goods/{id}',
      problems: [expect.stringMatching(/^data\.price: /), expect.stringMatching(/^data\.shop: /)],
    });
    await site.stop();
  });
});

it('a back end that is down: pages say so in both languages, and when to come again', async () => {
  const mall = await openForeignMall();
  mall.close();
  const site = await startSite({ MALL_URL: mall.url });
  for (const [path, text] of [
    ['/', '现在有点忙'],
    ['/goods?prodId=7', '现在有点忙'],
    ['/goods?lang=en', 'We’re very busy right now'],
  ] as const) {
    const { status, headers, text: html } = await ask(site.url, path);
    expect([path, status, headers['retry-after']]).toEqual([path, 503, '10']);
    expect(html).toContain(text);
  }
  await site.stop();
});

it('our own mall passes the examination whole', async () => {
  const site = await startSite();
  const findings = await examine(site.url);
  // Between two sessions no goods of a flash sale are named.
  const fits = ({ path, state }: (typeof findings)[number]) =>
    state === 'ok' || (state === 'skipped' && path === viewFlashProduct.path);
  expect(findings.filter((finding) => !fits(finding))).toEqual([]);
  await site.stop();
});
