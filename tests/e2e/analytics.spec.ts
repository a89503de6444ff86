import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '../helpers/browser/browser.ts';
import { startSite } from '../helpers/server/site.ts';

/** A third party that writes down which page visits it hears of. */
async function openAnalytics() {
  const visits: unknown[] = [];
  const server = createServer(async (req, res) => {
    visits.push(JSON.parse(await text(req)));
    res.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { visits, url: `http://127.0.0.1:${port}/visit`, close: () => server.close() };
}

test('page views reach the analytics service, from cached pages too, without the query of where one came from', async ({
  page,
  baseURL,
  pageErrors,
}) => {
  pageErrors.allow(/flowAnalysisLog/);
  const analytics = await openAnalytics();
  const site = await startSite({ MALL_URL: baseURL ?? '', ANALYTICS_URL: analytics.url });
  for (const path of ['/goods?prodId=1&from=secret', '/no-such-page', '/goods?prodId=1&from=secret', '/other/faq']) {
    const before = analytics.visits.length;
    await page.goto(site.url + path, { referer: `${site.url}/goods?prodId=2&key=secret` });
    await expect.poll(() => analytics.visits.length).toBe(before + 1);
  }
  const referrer = `${site.url}/goods`;
  const product = { path: '/goods', productId: 1, referrer };
  expect(analytics.visits).toEqual([
    product,
    { path: '/no-such-page', referrer },
    product,
    { path: '/other/faq', referrer },
  ]);
  await site.stop();
  analytics.close();
});
