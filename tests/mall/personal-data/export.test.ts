import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EXPORT_MS, EXPORT_STATUS } from '#contract/personal-data/values.ts';
import { dropExports, makeExports } from '#mall/personal-data/export.ts';
import { dataExport } from '#mall/personal-data/personal-data.tables.ts';
import { brokenRules, makeBuyer, makeGoods, need, oneOf, payTrade, watch } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { dataOf } from '../../helpers/mall/personal-data.ts';
import { later, MINUTE } from '../../helpers/mall/time.ts';
import { secretsLogged } from '../../helpers/people/visitor.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
});
afterAll(async () => {
  expect(await brokenRules(mall)).toEqual([]);
  expect(await secretsLogged(mall)).toEqual([]);
  await mall.close();
});

const fileOf = async (accountId: number) => {
  const [row] = await mall.db.select().from(dataExport).where(eq(dataExport.accountId, accountId));
  return row?.file ?? '';
};
const isThere = (name: string) =>
  access(join(mall.folder, name)).then(
    () => true,
    () => false,
  );
const jsonIn = (files: Record<string, Uint8Array>, name: string) =>
  JSON.parse(strFromU8(files[`${name}.json`] ?? new Uint8Array()));

async function sendPicture(token: string): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c8341f' } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.append('file', new File([new Uint8Array(bytes)], 'a.png'));
  const request = new Request('http://mall/api/p/file/uploadImFile', {
    method: 'POST',
    body,
    headers: { authorization: token },
  });
  const { data } = (await (await mall.fetch(request)).json()) as { data: { url: string } };
  return data.url;
}

it('holds what the shopper has, pictures too, nothing of others, and no secrets', async () => {
  const buyer = await makeBuyer(mall);
  const stranger = await makeBuyer(mall);
  const data = dataOf(mall, buyer);
  expect((await data.view()).export).toBeNull();
  const { skuId, title } = await makeGoods(mall);
  const { tradeId, orderIds } = await buyer.buy(oneOf(skuId, 2));
  await payTrade(mall, tradeId);
  const picture = await sendPicture(buyer.token);
  await sendPicture(stranger.token);

  expect(need(await data.ask()).export).toMatchObject({ status: EXPORT_STATUS.WAITING, endsAt: null });
  expect((await data.link()).envelope).toMatchObject({ success: false, msg: '文件已失效，请重新申请' });
  expect(await makeExports(mall)).toBe(1);
  const made = (await data.view()).export;
  expect(made?.status).toBe(EXPORT_STATUS.DONE);
  expect(made?.done).toBe((made?.total ?? 0) - 1);

  const bytes = await data.download();
  expect(bytes.length).toBe(made?.bytes);
  const files = unzipSync(bytes);
  expect(jsonIn(files, 'account')).toMatchObject([{ id: buyer.accountId, mobile: buyer.mobile }]);
  expect(jsonIn(files, 'addresses')).toMatchObject([{ recipient: '小明', detail: '科苑路15号' }]);
  expect(jsonIn(files, 'orders')).toMatchObject([{ id: orderIds[0], payable: 20_000 }]);
  expect(jsonIn(files, 'order-lines')).toMatchObject([{ title, quantity: 2 }]);
  expect(jsonIn(files, 'favourites')).toEqual([]);
  const name = picture.replace('/media/upload/', '').replaceAll('/', '-');
  expect(Object.keys(files).filter((file) => file.startsWith('pictures/'))).toEqual([`pictures/${name}`]);
  expect((await sharp(Buffer.from(files[`pictures/${name}`] ?? [])).metadata()).width).toBe(40);
  const all = Object.entries(files)
    .filter(([file]) => !file.startsWith('pictures/'))
    .map(([, content]) => strFromU8(content))
    .join('\n');
  for (const secret of ['passwordHash', 'tokenHash', stranger.mobile]) expect(all).not.toContain(secret);
  expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain('orders.json  订单');
});

it('asked for fifty times at once is made once, by any number of nodes', async () => {
  const buyer = await makeBuyer(mall);
  const data = dataOf(mall, buyer);
  const code = await data.code('export');
  const answers = await Promise.all(Array.from({ length: 50 }, () => data.post('/export', { code })));
  expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
  const again = await data.ask();
  expect(need(again).export).toMatchObject({ status: EXPORT_STATUS.WAITING });
  const made = await Promise.all([makeExports(mall), makeExports(mall), makeExports(mall)]);
  expect(made.reduce((sum, n) => sum + n, 0)).toBe(1);
});

it('a wrong code makes none, and a code for closing is none for this', async () => {
  const buyer = await makeBuyer(mall);
  const data = dataOf(mall, buyer);
  const code = await data.code('close');
  expect((await data.post('/export', { code })).envelope.msg).toBe('验证码错误或已失效');
  expect((await data.view()).export).toBeNull();
});

it('what a killed node began another one makes; a link leads to nothing else', async () => {
  const buyer = await makeBuyer(mall);
  const data = dataOf(mall, buyer);
  need(await data.ask());
  const set = { status: EXPORT_STATUS.RUNNING, tries: 1, claimedAt: new Date(mall.now.now.getTime() + MINUTE) };
  await mall.db.update(dataExport).set(set).where(eq(dataExport.accountId, buyer.accountId));
  expect(await makeExports(mall)).toBe(0);
  later(mall, 2 * MINUTE);
  expect(await makeExports(mall)).toBe(1);
  const { url } = need(await data.link());
  const got = (path: string) => mall.fetch(new Request(`http://mall${path}`));
  const opened = await got(url);
  expect(opened.headers.get('content-disposition')).toMatch(/^attachment; filename="my-data-2026-/);
  expect(opened.headers.get('cache-control')).toBe('no-store');
  await opened.body?.cancel();
  expect((await got(`${url}x`)).status).toBe(404);
  expect((await got(`/media/${await fileOf(buyer.accountId)}`)).status).toBe(404);
  later(mall, 6 * MINUTE);
  expect((await got(url)).status).toBe(404);
});

it('a new one takes the place of the old one, and each goes after seven days', async () => {
  const buyer = await makeBuyer(mall);
  const data = dataOf(mall, buyer);
  need(await data.ask());
  await makeExports(mall);
  const first = await fileOf(buyer.accountId);
  need(await data.ask());
  expect(await isThere(first)).toBe(false);
  await makeExports(mall);
  const second = await fileOf(buyer.accountId);
  later(mall, EXPORT_MS - 1_000);
  await dropExports(mall);
  expect(await isThere(second)).toBe(true);
  later(mall, 2_000);
  expect((await data.view()).export).toBeNull();
  expect(await dropExports(mall)).toBeGreaterThan(0);
  expect(await isThere(second)).toBe(false);
});

it('one that cannot be written is tried three times, and then said to have failed', async () => {
  const buyer = await makeBuyer(mall);
  const data = dataOf(mall, buyer);
  need(await data.ask());
  const files = { ...mall.files, writeStream: () => Promise.reject(new Error('ENOSPC: no space left on device')) };
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await makeExports({ ...mall, files })).toBe(0);
    later(mall, 3 * MINUTE);
  }
  expect((await data.view()).export?.status).toBe(EXPORT_STATUS.FAILED);
  expect(need(await data.ask()).export?.status).toBe(EXPORT_STATUS.WAITING);
});
