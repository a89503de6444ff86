import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCashier } from '../../../server/routes/sandbox-cashier.ts';
import { securityHeaders } from '../../../server/security-headers.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { makePayer, tradeRow } from '../../helpers/payment/paying.ts';

let mall: TestMall;
let server: Server;
let origin: string;
beforeAll(async () => {
  mall = await openTestMall();
  const cashier = createCashier(mall.sandbox, securityHeaders({ https: false }).data);
  server = createServer(async (req, res) => {
    if (cashier(req, res)) return;
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    const headers = new Headers(req.headers as Record<string, string>);
    const init = { method: 'POST', headers, body: Buffer.concat(chunks).toString() };
    const response = await mall.fetch(new Request(`http://mall${req.url}`, init));
    res.writeHead(response.status).end(await response.text());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((done) => server.close(done));
  await mall.close();
});

async function begin() {
  const payer = await makePayer(mall);
  const { tradeId } = await payer.bill();
  const { redirect } = await payer.pay({ tradeId, balance: 0, way: 'wallet' });
  return { payer, tradeId, page: origin + (redirect ?? '') };
}
const act = (page: string, action: string) =>
  fetch(page, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' });

it('shows what is paid, in both languages, and lets nothing in', async () => {
  const { page } = await begin();
  const zh = await fetch(page);
  expect(zh.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await zh.text()).toMatch(/<html lang="zh">.*沙箱收银台.*¥<\/small>100<small>\.00/s);
  const en = await fetch(page, { headers: { cookie: 'a=b; b2cLanguage=en' } });
  expect(await en.text()).toMatch(/<html lang="en">.*Sandbox cashier/s);
  expect(await (await fetch(`${page}?lang=en`)).text()).toContain('Pay twice');
});

it('tells the mall over HTTP, then sends the shopper back', async () => {
  const { page, tradeId } = await begin();
  const answer = await act(page, 'pay');
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toMatch(/^\/pay-success\?payment=\d+$/);
  expect((await tradeRow(mall, tradeId)).status).toBe(20);
  expect(await (await fetch(page)).text()).toContain('再付一次');
  expect((await act(page, 'pay')).headers.get('location')).toBe(new URL(page).pathname);
});

it('refused: back to the cashier of the mall, unpaid; late money is for what is closed', async () => {
  const { page, tradeId } = await begin();
  expect((await act(page, 'refuse')).headers.get('location')).toBe(`/payment?trade=${tradeId}`);
  await act(page, 'late');
  expect((await tradeRow(mall, tradeId)).status).toBe(10);
  mall.now.now = new Date(mall.now.now.getTime() + 16 * 60_000);
  expect(await (await fetch(page)).text()).toContain('仍然付款');
  await act(page, 'twice');
  expect((await tradeRow(mall, tradeId)).status).toBe(10);
  await act(page, 'late');
  expect((await tradeRow(mall, tradeId)).status).toBe(20);
});

it('says what is paid for in the language of the page', async () => {
  const { page, tradeId } = await begin();
  const shown = async (lang: string) => (await fetch(`${page}?lang=${lang}`)).text();
  expect(await shown('zh')).toContain(`<dd>订单 ${tradeId}</dd>`);
  expect(await shown('en')).toContain(`<dt>For</dt><dd>order ${tradeId}</dd>`);
});

it('knows nothing of what is not there', async () => {
  const lost = `${origin}/sandbox/cashier/0123456789abcdefghijkl`;
  expect((await fetch(lost)).status).toBe(404);
  expect((await act(lost, 'pay')).status).toBe(404);
  const { page } = await begin();
  expect((await act(page, 'steal')).status).toBe(404);
  expect((await fetch(page, { method: 'POST', body: 'x'.repeat(70_000) })).status).toBe(413);
});
