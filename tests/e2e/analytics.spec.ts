import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '../helpers/browser/browser.ts';
import { logInFresh } from '../helpers/people/shoppers.ts';
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

test('a logout waits for the visit that is on its way with the token', async ({ page, context, baseURL }, {
  workerIndex,
}) => {
  await logInFresh(context, baseURL, workerIndex);
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/p/flowAnalysisLog')) statuses.push(response.status());
  });
  await page.route('**/p/flowAnalysisLog', async (route) => {
    await setTimeout(500);
    await route.continue();
  });
  const sent = page.waitForRequest('**/p/flowAnalysisLog');
  await page.goto('/other/faq');
  await sent;
  const reloaded = page.waitForEvent('load');
  await page.locator('[data-logout]').click();
  await reloaded;
  await expect(page.locator('[data-login]').first()).toBeVisible();
  expect(statuses).toEqual([200]);
});
