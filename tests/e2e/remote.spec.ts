import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BottomItem } from '#contract/content/schema.ts';
import { expect, test } from '../helpers/browser/browser.ts';
import { startSite } from '../helpers/server/site.ts';

/** The mall of the run, but for its footer, which `change` alters on the way. */
async function alteredMall(origin: string, change: (tree: BottomItem[]) => BottomItem[]) {
  const server = createServer(async (req, res) => {
    const answer = await fetch(origin + req.url, {
      headers: { 'accept-language': req.headers['accept-language'] ?? 'zh' },
    });
    const type = answer.headers.get('content-type') ?? '';
    res.writeHead(answer.status, { 'content-type': type });
    if (!req.url?.endsWith('/bottomTree')) return void res.end(new Uint8Array(await answer.arrayBuffer()));
    const envelope = (await answer.json()) as { data: BottomItem[] };
    res.end(JSON.stringify({ ...envelope, data: change(envelope.data) }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

const picturesOnly = (count: number) => (tree: BottomItem[]) =>
  tree.map((column) => {
    const pictures = column.children.filter(({ fileVOs }) => fileVOs.length);
    return pictures.length ? { ...column, children: pictures.slice(0, count) } : column;
  });

test('content types that nobody knows are named in an alert', async ({ page, baseURL, pageErrors }) => {
  pageErrors.allow(/flowAnalysisLog/);
  const mall = await alteredMall(baseURL ?? '', ([first, ...rest]) => {
    if (!first) return rest;
    const [child, ...others] = first.children;
    return [{ ...first, children: [...(child ? [{ ...child, type: 99 }] : []), ...others] }, ...rest];
  });
  const site = await startSite({ MALL_URL: mall.url });
  const alert = page.waitForEvent('dialog');
  const opened = page.goto(`${site.url}/other/faq`);
  const dialog = await alert;
  expect(dialog.message()).toBe('未定义的枚举编码：CONTENT_TYPE=99');
  await dialog.accept();
  await opened;
  await site.stop();
  mall.close();
});

for (const [count, perRow] of [
  [6, 3],
  [4, 2],
] as const) {
  test(`${count} pictures of the footer stand ${perRow} in a row`, async ({ page, baseURL, pageErrors }) => {
    pageErrors.allow(/flowAnalysisLog/);
    const mall = await alteredMall(baseURL ?? '', picturesOnly(count));
    const site = await startSite({ MALL_URL: mall.url });
    await page.goto(`${site.url}/other/faq`);
    const pictures = page.locator('[data-per-row] img');
    await expect(pictures).toHaveCount(count);
    const tops = await pictures.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(perRow);
    await site.stop();
    mall.close();
  });
}
