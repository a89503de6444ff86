import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnFile, UploadKind } from '#contract/upload/schema.ts';
import { uploadIdOf } from '#contract/upload/schema.ts';
import { account } from '#mall/account/account.tables.ts';
import { clearUploads } from '#mall/upload/clear.ts';
import { upload } from '#mall/upload/upload.tables.ts';
import { attachUploads } from '#mall/upload/upload.ts';
import { type Buyer, makeBuyer, need } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { later } from '../../helpers/mall/time.ts';

const DAY = 24 * 3_600_000;

let mall: TestMall;
let buyer: Buyer;
let png: Buffer;
beforeAll(async () => {
  mall = await openTestMall();
  buyer = await makeBuyer(mall);
  png = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#c8341f' } })
    .png()
    .toBuffer();
});
afterAll(() => mall.close());

async function send(token = buyer.token): Promise<string> {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(png)], 'a.png'));
  const init = { method: 'POST', body: form, headers: { authorization: token } };
  const response = await mall.fetch(new Request('http://mall/api/p/file/uploadImFile', init));
  return ((await response.json()) as { data: { url: string } }).data.url;
}
const attach = (urls: string[], kind: UploadKind = 'review', accountId = buyer.accountId) =>
  mall.db.transaction((tx) => attachUploads(tx, accountId, urls, kind));
const isThere = async (url: string) => (await mall.fetch(new Request(`http://mall${url}`))).status === 200;

describe('what uploads belong to', () => {
  it('is said once, and may be said again of the same kind of thing', async () => {
    const [one, two] = [await send(), await send()];
    const names = [two, one, two].map((url) => url.slice('/media/'.length));
    expect(await attach([two, one, two])).toEqual(names);
    expect(await attach([one])).toEqual([names[1]]);
    await expect(attach([one], 'refund')).rejects.toMatchObject({ key: 'pictureGone', field: 'pictures' });
    expect(await attach([])).toEqual([]);
  });

  it("is not said of another shopper's, of what was never sent, or of other addresses; then of none", async () => {
    const other = await makeBuyer(mall);
    const [own, theirs] = [await send(), await send(other.token)];
    for (const bad of [
      theirs,
      own.replace(/.{4}\.webp$/, 'AAAA.webp'),
      '/media/demo/a.png',
      'https://x.example/a.webp',
    ])
      await expect(attach([own, bad])).rejects.toMatchObject({ key: 'pictureGone' });
    const [row] = await mall.db
      .select()
      .from(upload)
      .where(eq(upload.name, own.slice('/media/'.length)));
    expect(row?.kind).toBeNull();
  });
});

describe('uploads that belong to nothing', () => {
  it('go after a day, with all that was made of them; the rest stays', async () => {
    const [loose, used, face] = [await send(), await send(), await send()];
    await attach([used]);
    const name = (url: string) => url.slice('/media/'.length);
    await mall.db
      .update(account)
      .set({ picture: name(face) })
      .where(eq(account.id, buyer.accountId));
    const small = `/media/160/${name(loose)}.webp`;
    expect(await isThere(small)).toBe(true);
    later(mall, DAY - 1);
    await clearUploads(mall);
    expect(await isThere(loose)).toBe(true);
    later(mall, 2);
    expect(await clearUploads(mall)).toBeGreaterThan(0);
    expect(await clearUploads(mall)).toBe(0);
    expect([await isThere(loose), await isThere(small), await isThere(used), await isThere(face)]).toEqual([
      false,
      false,
      true,
      true,
    ]);
    await expect(attach([loose])).rejects.toMatchObject({ key: 'pictureGone' });
  });

  it('are attached or cleared, never both', async () => {
    const urls = await Promise.all(Array.from({ length: 6 }, () => send()));
    later(mall, DAY + 1);
    const [cleared, ...attached] = await Promise.all([
      clearUploads(mall),
      ...urls.map((url) =>
        attach([url])
          .then(() => url)
          .catch(() => undefined),
      ),
    ]);
    const stayed = attached.filter((url) => url !== undefined);
    expect(Number(cleared) + stayed.length).toBe(urls.length);
    for (const url of urls) expect(await isThere(url)).toBe(stayed.includes(url));
  });
});

describe("a file of one's own", () => {
  it('is shown to its shopper alone, in their language', async () => {
    const url = await send();
    const id = uploadIdOf(url);
    const get = (token: string, language: 'zh' | 'en' = 'zh') =>
      mall.call<OwnFile>('GET', `/api/app/p/files/${id}`, { token, language });
    expect(need(await get(buyer.token))).toMatchObject({ id, type: 'picture', url, name: '上传的图片' });
    await attach([url]);
    expect(need(await get(buyer.token, 'en'))).toMatchObject({ name: 'Review picture' });
    const other = await makeBuyer(mall);
    expect((await get(other.token)).status).toBe(404);
  });

  it.each(['invoice-12345678', '202606aaaaaaaaaaaaaaaaaaaaaaaa'])('%s is not found', async (id) => {
    expect((await mall.call('GET', `/api/app/p/files/${id}`, { token: buyer.token })).status).toBe(404);
  });
});
