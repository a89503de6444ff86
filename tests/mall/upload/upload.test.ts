import { crc32, deflateSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upload } from '#mall/upload/upload.tables.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

const PATH = '/api/p/file/uploadImFile';
const LIMIT = 2 * 1024 * 1024;

let mall: TestMall;
let token: string;
beforeAll(async () => {
  mall = await openTestMall();
  token = await mall.logIn();
});
afterAll(() => mall.close());

const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 40 } } });

async function send(bytes: Uint8Array, name = 'a.png', headers: Record<string, string> = { authorization: token }) {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], name));
  return sendForm(form, headers);
}

async function sendForm(form: FormData, headers: Record<string, string> = { authorization: token }) {
  const response = await mall.fetch(new Request(`http://mall${PATH}`, { method: 'POST', body: form, headers }));
  return {
    status: response.status,
    envelope: (await response.json()) as { code: string; msg?: string; data?: { url: string } },
  };
}

const fetchMedia = (url: string) => mall.fetch(new Request(`http://mall${url}`));

describe('what is taken', () => {
  it.each(['png', 'jpeg', 'webp', 'gif'] as const)('a %s comes back as WebP under a random name', async (format) => {
    const { envelope } = await send(await picture().toFormat(format).toBuffer());
    expect(envelope.code).toBe('00000');
    const url = envelope.data?.url ?? '';
    expect(url).toMatch(/^\/media\/upload\/2026\/06\/[\w-]{24}\.webp$/);
    const media = await fetchMedia(url);
    expect(media.headers.get('content-type')).toBe('image/webp');
    expect(media.headers.get('x-content-type-options')).toBe('nosniff');
    const kept = await sharp(Buffer.from(await media.arrayBuffer())).metadata();
    expect(kept).toMatchObject({ format: 'webp', width: 60, height: 40 });
  });

  it('is scaled on the way out like every picture', async () => {
    const { envelope } = await send(await picture(600, 400).png().toBuffer());
    const media = await fetchMedia(`${envelope.data?.url.replace('/media/', '/media/240/')}.avif`);
    expect((await sharp(Buffer.from(await media.arrayBuffer())).metadata()).width).toBe(240);
  });

  it('is recorded with its owner', async () => {
    const { envelope } = await send(await picture().png().toBuffer());
    const name = envelope.data?.url.replace('/media/', '') ?? '';
    const [row] = await mall.db.select().from(upload).where(eq(upload.name, name));
    expect(row).toMatchObject({ width: 60, height: 40 });
    expect(row?.accountId).toBeGreaterThan(0);
  });

  it('loses its metadata, and stands upright', async () => {
    const bytes = await picture()
      .withExif({ IFD0: { Copyright: 'home address' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { envelope } = await send(bytes, 'a.jpg');
    const kept = Buffer.from(await (await fetchMedia(envelope.data?.url ?? '')).arrayBuffer());
    const { exif, width, height } = await sharp(kept).metadata();
    expect({ exif, width, height }).toEqual({ exif: undefined, width: 40, height: 60 });
    expect(kept.includes('home address')).toBe(false);
  });

  it('is the first frame of an animation', async () => {
    const frames = Buffer.concat([Buffer.alloc(10 * 10 * 3, 10), Buffer.alloc(10 * 10 * 3, 240)]);
    const raw = { width: 10, height: 20, channels: 3, pageHeight: 10 } as const;
    const { envelope } = await send(
      await sharp(frames, { raw })
        .gif({ delay: [100, 100] })
        .toBuffer(),
      'a.gif',
    );
    const kept = await sharp(Buffer.from(await (await fetchMedia(envelope.data?.url ?? '')).arrayBuffer())).metadata();
    expect(kept).toMatchObject({ width: 10, height: 10 });
    expect(kept.pages ?? 1).toBe(1);
  });

  it('is kept at most 2 400 pixels wide', async () => {
    const { envelope } = await send(await picture(3_000, 1_500).png().toBuffer());
    const kept = await sharp(Buffer.from(await (await fetchMedia(envelope.data?.url ?? '')).arrayBuffer())).metadata();
    expect(kept).toMatchObject({ width: 2_400, height: 1_200 });
  });
});

describe('what is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each([
    ['an SVG', svg, 'a.svg'],
    ['an SVG called PNG', svg, 'a.png'],
    ['a page', '<!doctype html><script>alert(1)</script>', 'a.jpg'],
    ['nothing', '', 'a.png'],
    ['a PNG that is only its first bytes', '\x89PNG\r\n\x1a\n<script>alert(1)</script>', 'a.png'],
    ['a GIF that is a script', 'GIF89a/*<svg/onload=1>*/=1;', 'a.gif'],
    ['a PDF', '%PDF-1.7', 'a.pdf'],
  ])('%s', async (_what, text, name) => {
    const { status, envelope } = await send(Buffer.from(text, 'latin1'), name);
    expect({ status, code: envelope.code }).toEqual({ status: 200, code: 'A00001' });
    expect(envelope.msg).toBe('图片格式不正确，请上传JPG、PNG、WebP或GIF图片');
  });

  it('a picture cut short', async () => {
    const noise = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
    expect((await send(noise.subarray(0, noise.length / 2))).envelope.code).toBe('A00001');
  });

  it('a polyglot loses all that is not its pixels', async () => {
    const png = await picture().png().toBuffer();
    const { envelope } = await send(
      Buffer.concat([png, Buffer.from('<script>alert(1)</script>PK\x03\x04')]),
      'a.png.html',
    );
    const media = await fetchMedia(envelope.data?.url ?? '');
    expect(media.headers.get('content-type')).toBe('image/webp');
    expect(Buffer.from(await media.arrayBuffer()).includes('<script')).toBe(false);
  });

  it('2 MB + 1 byte, and not 2 MB', async () => {
    const png = await picture().png().toBuffer();
    const padded = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)]);
    expect((await send(padded(LIMIT))).envelope.code).toBe('00000');
    const { status, envelope } = await send(padded(LIMIT + 1));
    expect({ status, msg: envelope.msg }).toEqual({ status: 413, msg: '图片不能超过2MB' });
  });

  it('an endless body, without reading it to its end', async () => {
    let pulled = 0;
    const body = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(64 * 1024));
      },
    });
    const headers = { authorization: token, 'content-type': 'multipart/form-data; boundary=x' };
    const request = new Request(`http://mall${PATH}`, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
    expect((await mall.fetch(request)).status).toBe(413);
    expect(pulled).toBeLessThan(60);
  });

  it('a decompression bomb, before it is unfolded', async () => {
    const before = process.memoryUsage().rss;
    const { envelope } = await send(bomb(30_000, 30_000));
    expect(envelope.msg).toBe('图片尺寸过大，请缩小后再上传');
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  });

  it.each([
    ['a GIF', (one) => one.gif(), 2_400, 20_800],
    ['a WebP', (one) => one.webp(), 5_000, 5_000],
    ['a progressive JPEG', (one) => one.jpeg({ progressive: true }), 5_000, 5_000],
    ['an interlaced PNG', (one) => one.png({ progressive: true }), 5_000, 5_000],
    ['a PNG to be turned', (one) => one.withMetadata({ orientation: 6 }).png(), 5_000, 5_000],
  ] as [string, (picture: Sharp) => Sharp, number, number][])(
    '%s of a size that only what is decoded line by line may have',
    async (_what, format, width, height) => {
      expect((await send(await format(picture(width, height)).toBuffer())).envelope.msg).toBe(
        '图片尺寸过大，请缩小后再上传',
      );
    },
  );

  it('an animation whose frames together are too large', async () => {
    const plain = (background: string) =>
      sharp({ create: { width: 1_000, height: 1_000, channels: 3, background } }).png();
    const [black, white] = await Promise.all(['#000', '#fff'].map((colour) => plain(colour).toBuffer()));
    const frames = Array.from({ length: 51 }, (_, n) => (n % 2 ? black : white) as Buffer);
    const animated = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await send(animated)).envelope.msg).toBe('图片尺寸过大，请缩小后再上传');
  });

  it('more than a dozen at once of one shopper; the dozen is taken', async () => {
    // Large, so that none is done before the last has come.
    const bytes = await picture(4_000, 4_000).png().toBuffer();
    const codes = await Promise.all(Array.from({ length: 20 }, async () => (await send(bytes)).status));
    expect(codes.filter((status) => status === 200)).toHaveLength(12);
    expect(codes.filter((status) => status === 429)).toHaveLength(8);
  });

  it.each([
    ['above', '../../etc/passwd.png'],
    ['above, on Windows', '..\\a.png'],
    ['at the root', '/etc/passwd'],
    ['with NUL', 'a\0.png'],
    ['of 5 000 letters', 'a'.repeat(5_000)],
  ])('a name %s says nothing about where it is kept', async (_what, name) => {
    const { envelope } = await send(await picture().png().toBuffer(), name);
    expect(envelope.data?.url).toMatch(/^\/media\/upload\/2026\/06\/[\w-]{24}\.webp$/);
  });

  it('a form without a file, with text for one, with two', async () => {
    const text = new FormData();
    text.append('file', 'text');
    const two = new FormData();
    for (const name of ['a.png', 'b.png'])
      two.append('file[]', new File([new Uint8Array(await picture().png().toBuffer())], name));
    for (const form of [new FormData(), text, two]) expect((await sendForm(form)).envelope.code).toBe('A00002');
  });

  it('a body that is no form', async () => {
    for (const body of ['{"file":1}', [], null]) {
      const { envelope } = await mall.call('POST', PATH, { token, body });
      expect(envelope.code).toBe('A00002');
    }
  });

  it('an URL-encoded body, or one of many parts, before it is parsed', async () => {
    const part = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n';
    for (const [type, body] of [
      ['application/x-www-form-urlencoded', 'a&'.repeat(1_000_000)],
      ['multipart/form-data; boundary=x', `${part.repeat(40_000)}--x--`],
      ['multipart/form-data; boundary="x"', `${part.repeat(11)}--x--`],
    ] as const) {
      const headers = { authorization: token, 'content-type': type };
      const response = await mall.fetch(new Request(`http://mall${PATH}`, { method: 'POST', body, headers }));
      expect(await response.json()).toMatchObject({ code: 'A00002', data: [] });
    }
  });

  it('a visitor', async () => {
    const { status, envelope } = await send(await picture().png().toBuffer(), 'a.png', {});
    expect({ status, code: envelope.code }).toEqual({ status: 401, code: 'A00004' });
  });

  it("a visitor's endless body, without reading it", async () => {
    let pulled = 0;
    const body = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(64 * 1024));
      },
    });
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const request = new Request(`http://mall${PATH}`, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
    expect((await mall.fetch(request)).status).toBe(401);
    expect(pulled).toBeLessThan(3);
  });

  it('other calls with more than 256 KB', async () => {
    const { status } = await mall.call('POST', '/api/app/flowAnalysisLog', { body: { path: 'x'.repeat(300_000) } });
    expect(status).toBe(413);
  });
});

/** A PNG of one colour whose header promises `width` × `height` pixels; it unfolds to gigabytes. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(50 * 1024 * 1024), { level: 9 });
  const sign = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([sign, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
