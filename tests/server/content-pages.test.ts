import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../helpers/server/http.ts';
import { type Site, startSite } from '../helpers/server/site.ts';

const PAGES = ['/other/service', '/other/privacy', '/other/faq', '/other/buy-notice', '/termsPage'];

describe('a mall of someone else without content pages', () => {
  /** The calls that every page needs; every other call of this mall answers 404. */
  const ANSWERS: Record<string, unknown> = {
    '/api/app/webConfig/getPcWebConfig': { pcTitleContentCn: '别家' },
    '/api/app/p/home/config/bottomTree': [],
    '/api/app/hotWords': [],
    '/api/pms/categories': [],
    '/api/pms/goods': {
      ...{ path: [], items: [], page: 1, pages: 1, total: 0, exact: true },
      ...{ facets: { brands: [], attributes: [], price: null }, freshUntil: new Date(Date.now() + 60_000) },
    },
  };
  const mall = createServer(({ url = '' }, res) => {
    const data = ANSWERS[url.replace(/\?.*/, '')];
    res.setHeader('content-type', 'application/json');
    if (data === undefined) res.writeHead(404).end(JSON.stringify({ success: false, code: 'A00001', msg: 'none' }));
    else res.end(JSON.stringify({ success: true, code: '00000', data }));
  });
  let site: Site;

  beforeAll(async () => {
    mall.listen(0, '127.0.0.1');
    await once(mall, 'listening');
    site = await startSite({ MALL_URL: `http://127.0.0.1:${(mall.address() as AddressInfo).port}` });
  });
  afterAll(async () => {
    await site?.stop();
    mall.close();
  });

  it.each(PAGES)('%s is not found', async (path) => {
    expect((await ask(site.url, path)).status).toBe(404);
  });

  it('lists made-to-order goods without their categories', async () => {
    expect((await ask(site.url, '/customized')).status).toBe(200);
  });

  it('has a sitemap that names none of them', async () => {
    expect((await ask(site.url, '/sitemap.xml')).text).toContain('/sitemap/pages.xml');
    const pages = await ask(site.url, '/sitemap/pages.xml');
    expect(pages.status).toBe(200);
    for (const path of PAGES) expect(pages.text).not.toContain(path);
    expect((await ask(site.url, '/sitemap/products-1.xml')).status).toBe(404);
  });
});

describe('an empty mall without the demo', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ DEMO: '0' });
  });
  afterAll(() => site?.stop());

  it.each(PAGES)('%s is a starter text that names the mall, in both languages', async (path) => {
    for (const [language, mall] of [
      ['zh', '良集'],
      ['en', 'Liangji'],
    ] as const) {
      const { status, text } = await ask(site.url, `${path}?lang=${language}`);
      expect(status).toBe(200);
      const article = /<article.*<\/article>/s.exec(text)?.[0] ?? '';
      expect(article).toContain(mall);
      expect(article).not.toContain('{{');
      expect(article).toContain(language === 'zh' ? '起始文本' : 'starter text');
    }
  });

  it('has a home page that says it opens soon, in both languages', async () => {
    for (const [language, text] of [
      ['zh', '即将开业'],
      ['en', 'Opening soon'],
    ] as const) {
      const { text: html } = await ask(site.url, `/?lang=${language}`);
      expect(html).toContain(text);
      expect(html).not.toContain('class="first-view"');
    }
  });
});
