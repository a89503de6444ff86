import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createFolderFiles, type Files, type ListedFile, withBuiltIn } from '#mall/ports/files.ts';
import { copyFiles } from '#mall/ports/files-copy.ts';
import { createS3Files } from '#mall/ports/files-s3.ts';
import { type FakeBucket, startBucket } from '../../helpers/files/s3.ts';

let bucket: FakeBucket;
let folder: string;
beforeAll(async () => {
  bucket = await startBucket();
  folder = await mkdtemp(join(tmpdir(), 'liangji-files-'));
});
afterEach(() => {
  bucket.mood = 'well';
  bucket.objects.clear();
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true });
});

let made = 0;
const PLACES: [string, () => Promise<Files>][] = [
  ['a folder', async () => createFolderFiles(join(folder, String(++made)))],
  ['a bucket', () => createS3Files(bucket.settings)],
];
async function all(files: Files) {
  const listed: ListedFile[] = [];
  for await (const file of files.list()) listed.push(file);
  return listed.sort((one, other) => (one.name < other.name ? -1 : 1));
}
async function* pieces(count: number, bytes: number) {
  for (let n = 0; n < count; n += 1) yield Buffer.alloc(bytes, n);
}

describe.each(PLACES)('files in %s', (_, open) => {
  it('are written, read, replaced, listed and removed', async () => {
    const files = await open();
    expect(await files.read('a/杯 子+1.png')).toBeUndefined();
    expect(await files.open('a/none')).toBeUndefined();
    await files.write('a/杯 子+1.png', Buffer.from('one'));
    await files.write('a/杯 子+1.png', Buffer.from('other'));
    for (const name of ['b/2', 'b/3', 'b/4']) await files.write(name, Buffer.from(name));
    expect((await files.read('a/杯 子+1.png'))?.toString()).toBe('other');
    expect(await all(files)).toEqual([
      { name: 'a/杯 子+1.png', bytes: 5 },
      ...['b/2', 'b/3', 'b/4'].map((name) => ({ name, bytes: 3 })),
    ]);
    await files.remove('b/2');
    await files.remove('b/2');
    expect(await files.read('b/2')).toBeUndefined();
  });

  it('of any size come piece by piece, and are there whole or not at all', async () => {
    const files = await open();
    expect(await files.writeStream('large', pieces(20, 1_000_000))).toBe(20_000_000);
    const opened = await files.open('large');
    expect(opened?.bytes).toBe(20_000_000);
    let read = 0;
    for await (const chunk of opened?.stream ?? []) read += chunk.length;
    expect(read).toBe(20_000_000);
    const broken = async function* () {
      yield* pieces(10, 1_000_000);
      throw new Error('gone');
    };
    await expect(files.writeStream('broken', broken())).rejects.toThrow('gone');
    expect(await files.read('broken')).toBeUndefined();
    expect(bucket.parts.size).toBe(0);
  });

  it('outside are neither read nor written', async () => {
    const files = await open();
    for (const name of ['../secret', '/etc/passwd', 'a/../../secret', 'a\0b']) {
      expect(await files.read(name)).toBeUndefined();
      await expect(files.write(name, Buffer.from('x'))).rejects.toThrow('outside');
      await files.remove(name);
    }
  });
});

describe('a bucket', () => {
  it('that hangs or refuses costs a request two seconds at most', async () => {
    const files = await createS3Files(bucket.settings);
    for (const mood of ['hangs', 'refuses'] as const) {
      bucket.mood = mood;
      const started = performance.now();
      await expect(files.read('a')).rejects.toThrow();
      await expect(files.write('a', Buffer.from('x'))).rejects.toThrow();
      // A hung client would end with the test's own limit, a minute.
      expect(performance.now() - started).toBeLessThan(30_000);
    }
  });

  it('sends a file for as long as somebody reads it', async () => {
    const timeoutMs = 100;
    const files = await createS3Files({ ...bucket.settings, timeoutMs });
    bucket.objects.set('shop/large', Buffer.alloc(20_000_000));
    const opened = await files.open('large');
    await new Promise((next) => setTimeout(next, 3 * timeoutMs));
    let read = 0;
    for await (const chunk of opened?.stream ?? []) read += chunk.length;
    expect(read).toBe(20_000_000);
  });

  it('of somebody else is not opened by a wrong key', async () => {
    const files = await createS3Files({ ...bucket.settings, keySecret: 'wrong' });
    await expect(files.read('a')).rejects.toThrow('SignatureDoesNotMatch');
    const none = await createS3Files({ ...bucket.settings, bucket: 'none' });
    await expect(none.write('a', Buffer.from('x'))).rejects.toThrow('NoSuchBucket');
  });

  it('has what is not built in', async () => {
    const files = withBuiltIn(await createS3Files(bucket.settings));
    const before = bucket.requests;
    expect((await files.read('brand/logo.svg'))?.length).toBeGreaterThan(100);
    expect((await files.read('derived/960/demo/site/hero-1.avif.avif'))?.length).toBeGreaterThan(1_000);
    expect(bucket.requests).toBe(before);
    await files.write('p/1.png', Buffer.from('x'));
    expect([...bucket.objects.keys()]).toEqual(['shop/p/1.png']);
  });
});

describe('copying', () => {
  const NAMES = ['a/1', 'a/2', 'b/3', 'c'];
  const filled = async () => {
    const from = createFolderFiles(join(folder, String(++made)));
    for (const name of NAMES) await from.write(name, Buffer.from(`file ${name}`));
    return from;
  };

  it('brings a folder into a bucket and back, and copies what is there already only once', async () => {
    const from = await filled();
    const to = await createS3Files(bucket.settings);
    expect(await copyFiles(from, to, () => {})).toEqual({ copied: 4, same: 0, failed: [] });
    await from.write('d', Buffer.from('new'));
    expect(await copyFiles(from, to, () => {})).toEqual({ copied: 1, same: 4, failed: [] });
    const back = createFolderFiles(join(folder, String(++made)));
    expect(await copyFiles(to, back, () => {})).toEqual({ copied: 5, same: 0, failed: [] });
    expect((await back.read('b/3'))?.toString()).toBe('file b/3');
  });

  it('names what a storage confirmed and does not have', async () => {
    const from = await filled();
    const to = await createS3Files(bucket.settings);
    bucket.mood = 'lies';
    const { copied, failed } = await copyFiles(from, to, () => {});
    expect([copied, failed.sort()]).toEqual([0, NAMES]);
  });
});
