import { afterAll, beforeAll, expect, it } from 'vitest';
import { openForeignMall } from '../helpers/server/foreign-mall.ts';
import { ask } from '../helpers/server/http.ts';
import { type Site, startSite } from '../helpers/server/site.ts';

const CDN = 'http://127.0.0.1:9999';

let mall: Awaited<ReturnType<typeof openForeignMall>>;
let site: Site;
beforeAll(async () => {
  mall = await openForeignMall();
  site = await startSite({ MALL_URL: mall.url, MEDIA_URL: `${CDN}/media` });
});
afterAll(async () => {
  await site.stop();
  mall.close();
});

it.each(['/', '/goods', '/goods?prodId=7'])('%s shows pictures of the mall from the CDN alone', async (path) => {
  const { text: html, headers } = await ask(site.url, path);
  expect(html).toContain(`<link rel="preconnect" href="${CDN}">`);
  expect(html).toContain(`data-media="${CDN}/media/"`);
  expect(html).toMatch(/src="http:\/\/127\.0\.0\.1:9999\/media\/\d+\/cups\/7\.png\.avif"/);
  expect(html).not.toMatch(/["' ]\/media\//);
  expect(headers['content-security-policy']).toMatch(/img-src 'self' [^;]*http:\/\/127\.0\.0\.1:9999;/);
});

it('a card of a shared page has its picture from there, too', async () => {
  const { text: html } = await ask(site.url, '/goods?prodId=7');
  expect(html).toMatch(/property="og:image" content="http:\/\/127\.0\.0\.1:9999\/media\/\d+\/cups\/7\.png\.jpg"/);
});
