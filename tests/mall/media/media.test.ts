import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Files } from '#mall/ports/files.ts';
import { createFolderFiles } from '#mall/ports/files.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

let mall: TestMall;
let writes: string[] = [];
let isFull = false;
let folder: string;
const get = (path: string) => mall.fetch(new Request(`http://mall/media/${path}`));

beforeAll(async () => {
  mall = await openTestMall();
  folder = mall.folder;
  await mall.close();
  const kept = createFolderFiles(folder);
  const files: Files = {
    ...kept,
    write: (name, bytes) => {
      if (isFull) return Promise.reject(new Error('ENOSPC: no space left on device'));
      writes.push(name);
      return kept.write(name, bytes);
    },
  };
  mall = await openTestMall({ files });
  await mkdir(join(folder, 'pictures'), { recursive: true });
  const picture = sharp({ create: { width: 700, height: 700, channels: 3, background: '#c8341f' } });
  await writeFile(join(folder, 'pictures/red.png'), await picture.png().toBuffer());
  await writeFile(join(folder, 'pictures/mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(folder, 'pictures/notes.txt'), 'not a picture');
  await writeFile(join(folder, 'secret.png'), 'outside');
});
afterAll(() => mall.close());

describe('pictures', () => {
  it.each([
    ['pictures/red.png', 'image/png'],
    ['pictures/mark.svg', 'image/svg+xml'],
    ['240/pictures/red.png.avif', 'image/avif'],
    ['80/pictures/red.png.webp', 'image/webp'],
    ['480/pictures/red.png.jpg', 'image/jpeg'],
  ])('%s is sent as %s, and cannot do harm', async (path, type) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(response.headers.get('cache-control')).toContain('max-age=');
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(10);
  });

  it('is scaled to the width asked for, never up', async () => {
    const width = async (path: string) => (await sharp(await (await get(path)).arrayBuffer()).metadata()).width;
    expect(await width('320/pictures/red.png.webp')).toBe(320);
    expect(await width('1600/pictures/red.png.webp')).toBe(700);
  });

  it('is the original where that is of the format and no wider', async () => {
    const original = await sharp(join(folder, 'pictures/red.png')).avif().toBuffer();
    await writeFile(join(folder, 'pictures/red.avif'), original);
    const bytes = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());
    expect((await bytes('960/pictures/red.avif.avif')).equals(original)).toBe(true);
    expect((await sharp(await bytes('480/pictures/red.avif.avif')).metadata()).width).toBe(480);
    expect((await sharp(await bytes('960/pictures/red.avif.webp')).metadata()).format).toBe('webp');
  });

  it('is made once, however many ask at the same time and after', async () => {
    writes = [];
    await Promise.all(Array.from({ length: 20 }, () => get('640/pictures/red.png.webp')));
    await get('640/pictures/red.png.webp');
    expect(writes).toEqual(['derived/640/pictures/red.png.webp']);
  });
});

describe('a scaled picture', () => {
  const SOURCE = '80/pictures/red.png.avif';
  it.each([
    `derived/${SOURCE}`,
    `80/derived/${SOURCE}.webp`,
    `80/Derived/${SOURCE}.webp`,
    `80/.%2fderived/${SOURCE}.webp`,
    `80//derived/${SOURCE}.webp`,
    `80/x/..%2fderived/${SOURCE}.webp`,
    `80/x%2f..%2fderived/${SOURCE}.webp`,
    `80/.%2fpictures/red.png.webp`,
    `80/pictures//red.png.webp`,
    '80/pictures/.%2fred.png.webp',
  ])('is not scaled once more as %s, and has one name', async (path) => {
    expect((await get(SOURCE)).status).toBe(200);
    writes = [];
    expect((await get(path)).status).toBe(404);
    expect(writes).toEqual([]);
  });

  it('that cannot be saved is sent all the same, uncached', async () => {
    isFull = true;
    const { status, headers } = await get('160/pictures/red.png.webp');
    isFull = false;
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'no-store',
    ]);
    expect((await get('160/pictures/red.png.webp')).headers.get('cache-control')).toContain('max-age=');
  });

  it('that would wait for too many others comes as its original, uncached; those who waited get theirs', async () => {
    const names = Array.from({ length: 100 }, (_, n) => `80/pictures/red.png${n}.png.webp`);
    const bytes = await readFile(join(folder, 'pictures/red.png'));
    await Promise.all(names.map((name) => writeFile(join(folder, name.slice(3, -5)), bytes)));
    const all = await Promise.all(names.map(get));
    const kinds = all.map(({ status, headers }) => [status, headers.get('content-type'), headers.get('cache-control')]);
    const scaled = kinds.filter(([status, type]) => status === 200 && type === 'image/webp').length;
    expect(scaled).toBeGreaterThanOrEqual(60);
    expect(scaled).toBeLessThan(100);
    expect(
      kinds.filter(([status, type, cache]) => status === 200 && type === 'image/png' && cache === 'no-store'),
    ).toHaveLength(100 - scaled);
  });
});

describe('what is not found', () => {
  it.each([
    '241/pictures/red.png.avif',
    '240/pictures/red.png',
    '240/pictures/red.png.png',
    '240/pictures/none.png.avif',
    '240/pictures/notes.txt.webp',
    'constructor/x.png',
    '__proto__/x.webp',
    '80/constructor/x.webp',
    '80/constructor/x.png.webp',
    'pictures/red.constructor',
    'pictures/red.__proto__',
    '80/pictures/red.png.constructor',
    '240/240/pictures/red.png.avif.avif',
    'pictures/none.png',
    'pictures/notes.txt',
    'pictures',
    'pictures/',
    '',
    '..%2fsecret.png',
    '%2e%2e%2f%2e%2e%2fetc%2fpasswd.png',
    'pictures%2f..%2f..%2f..%2fetc%2fhostname.svg',
    '240/..%2f..%2fsecret.png.avif',
    '%2fetc%2fpasswd.svg',
    'pictures%00.png',
    'pictures/red%00.png',
    '%E0%A4%A.png',
    '..%5c..%5csecret.png',
    `${'x'.repeat(300)}.png`,
    `${'x/'.repeat(3_000)}x.png`,
  ])('%s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ success: false, code: 'A00001' });
  });
});
