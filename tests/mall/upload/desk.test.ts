import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChangeView, DeskPicture } from '#contract/documents/schema.ts';
import type { Preset } from '#contract/operator/roles.values.ts';
import { PICTURE_BYTES } from '#contract/picture.values.ts';
import { makeOperator, need } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

let mall: TestMall;
let token: string;
beforeAll(async () => {
  mall = await openTestMall();
  ({ token } = await makeOperator(mall, null, 'admin'));
});
afterAll(() => mall.close());

const png = (size = 40) =>
  sharp({ create: { width: size, height: size, channels: 4, background: { r: 200, g: 80, b: 40, alpha: 0.5 } } })
    .png()
    .toBuffer();

async function send(bytes: Uint8Array, own = token) {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], 'logo.png'));
  const init = { method: 'POST', body: form, headers: { authorization: own } };
  const response = await mall.fetch(new Request('http://mall/api/desk/p/picture', init));
  return { status: response.status, envelope: (await response.json()) as { code: string; data?: DeskPicture } };
}

describe("an editor's picture", () => {
  it('is drawn anew and shown to everybody, under a path that goes into fields', async () => {
    const { envelope } = await send(await png());
    const { path, url } = envelope.data ?? { path: '', url: '' };
    expect(path).toMatch(/^desk\/2026\/06\/[\w-]{16}\.webp$/);
    expect(url).toBe(`/media/${path}`);
    const shown = await mall.fetch(new Request(`http://mall${url}`));
    const kept = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect(kept).toMatchObject({ format: 'webp', width: 40, hasAlpha: true });
  });

  it('is written down', async () => {
    const { envelope } = await send(await png());
    type Page = { items: { id: number; ref: string }[] };
    const { items } = need(await mall.call<Page>('GET', '/api/desk/p/changes?kind=picture', { token }));
    expect(items[0]?.ref).toBe(envelope.data?.path);
    const view = need(await mall.call<ChangeView>('GET', `/api/desk/p/changes/${items[0]?.id}`, { token }));
    expect(view).toMatchObject({ action: 'upload', after: { width: 40, height: 40 } });
  });

  it.each([
    ['what is no picture', Buffer.from('<svg onload=alert(1)></svg>')],
    ['what only begins as one', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])],
  ])('is not %s', async (_what, bytes) => {
    expect((await send(bytes)).envelope.code).toBe('A00001');
  });

  it('is not larger than 2 MB', async () => {
    expect((await send(Buffer.alloc(PICTURE_BYTES.sent + 1))).status).toBe(413);
  });

  it.each([
    ['editor', 200],
    ['shop', 200],
    ['service', 200],
  ] as [Preset, number][])('%s: %i', async (role, status) => {
    const own = await makeOperator(mall, role === 'shop' ? 1 : null, role);
    expect((await send(await png(), own.token)).status).toBe(status);
  });
});
