import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PICTURE_BYTES } from '#contract/picture.values.ts';
import { uploadWithProgress } from '#src/lib/browser/api/uploads.ts';
import { ApiError } from '#src/lib/shared/api/client.ts';
import { createPictures } from '#src/stores/inside/pictures.ts';

vi.mock('#src/lib/browser/api/uploads.ts', () => ({ uploadWithProgress: vi.fn() }));
const upload = vi.mocked(uploadWithProgress);

const words = {
  network: '网络',
  internal: '出错',
  tooLarge: (name: string) => `large ${name}`,
  format: (name: string) => `format ${name}`,
  tooMany: 'many',
};
const file = (name: string, size = 10, type = 'image/png') => ({ name, size, type }) as File;
type Call = {
  name: string;
  done: (url: string) => void;
  fail: (error: unknown) => void;
  progress: (n: number) => void;
  signal: AbortSignal;
};
let calls: Call[];

beforeEach(() => {
  calls = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: ({ name }: File) => `blob:${name}`, revokeObjectURL: vi.fn() }),
  );
  upload.mockImplementation(
    (sent, { signal, onProgress }) =>
      new Promise((done, fail) => calls.push({ name: (sent as File).name, done, fail, progress: onProgress, signal })),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const settle = () => new Promise((done) => setTimeout(done));
function open(first: string[] = [], max = 3) {
  const told: string[][] = [];
  const pictures = createPictures(first, { max, words, onChange: (urls) => told.push(urls) });
  const states = () => pictures.$items.get().map(({ state }) => state);
  return { pictures, told, states };
}

it('two are sent at a time, and told as they arrive', async () => {
  const { pictures, told, states } = open();
  pictures.add([file('a'), file('b'), file('c')]);
  expect(states()).toEqual(['sending', 'sending', 'waiting']);
  expect(pictures.$busy.get()).toBe(true);
  await settle();
  calls[0]?.progress(0.5);
  expect(pictures.$items.get()[0]?.progress).toBe(0.5);
  calls[1]?.done('/b');
  await settle();
  expect(states()).toEqual(['sending', 'done', 'sending']);
  calls[0]?.done('/a');
  calls[2]?.done('/c');
  await settle();
  expect(told.at(-1)).toEqual(['/a', '/b', '/c']);
  expect(pictures.$busy.get()).toBe(false);
});

it('what does not fit is told before it is sent', async () => {
  const { pictures, states } = open(['/x'], 2);
  pictures.add([file('big', PICTURE_BYTES.read + 1), file('text', 1, 'text/plain')]);
  expect([pictures.$error.get(), states()]).toEqual(['large big', ['done']]);
  pictures.add([file('text', 1, 'text/plain')]);
  expect(pictures.$error.get()).toBe('format text');
  pictures.add([file('a'), file('b')]);
  expect([pictures.$error.get(), states()]).toEqual(['many', ['done', 'sending']]);
  pictures.add([file('c')]);
  await settle();
  expect(calls.map(({ name }) => name)).toEqual(['a']);
});

it('one that failed says why and is tried again', async () => {
  const { pictures, told, states } = open();
  pictures.add([file('a')]);
  await settle();
  calls[0]?.fail(new ApiError('network'));
  await settle();
  expect([states(), pictures.$items.get()[0]?.error, told]).toEqual([['failed'], '网络', []]);
  const [item] = pictures.$items.get();
  pictures.retry(item?.key ?? '');
  expect(states()).toEqual(['sending']);
  await settle();
  calls[1]?.done('/a');
  await settle();
  expect(told).toEqual([['/a']]);
});

it('they are put in order and taken out', async () => {
  const { pictures, told } = open(['/a', '/b', '/c']);
  pictures.move('/c', 0);
  expect(told.at(-1)).toEqual(['/c', '/a', '/b']);
  pictures.move('/c', -1);
  pictures.move('/b', 3);
  pictures.move('/nothing', 1);
  expect(told).toHaveLength(1);
  pictures.remove('/a');
  pictures.remove('/nothing');
  expect(told.at(-1)).toEqual(['/c', '/b']);
});

it('one taken out while it is sent is sent no further', async () => {
  const { pictures, told } = open();
  pictures.add([file('a')]);
  await settle();
  const [item] = pictures.$items.get();
  pictures.remove(item?.key ?? '');
  expect(calls[0]?.signal.aborted).toBe(true);
  calls[0]?.fail(new Error('aborted'));
  await settle();
  expect([pictures.$items.get(), told]).toEqual([[], []]);
});

it('one that is too large is made smaller first, and sent no further if it is taken out meanwhile', async () => {
  const { pictures, states } = open();
  const draw = Promise.withResolvers<ImageBitmap>();
  vi.stubGlobal('createImageBitmap', () => draw.promise);
  pictures.add([file('a', PICTURE_BYTES.sent + 1), file('b', PICTURE_BYTES.sent + 1)]);
  const [item] = pictures.$items.get();
  pictures.remove(item?.key ?? '');
  draw.reject(new Error('no picture'));
  await settle();
  expect([states(), pictures.$items.get()[0]?.error, calls]).toEqual([['failed'], 'large b', []]);
});

it('others are put in their place', async () => {
  const { pictures, told } = open();
  pictures.add([file('a')]);
  await settle();
  pictures.put([]);
  expect(pictures.$items.get()).toHaveLength(1);
  pictures.put(['/z']);
  expect(pictures.$items.get().map(({ url }) => url)).toEqual(['/z']);
  expect([calls[0]?.signal.aborted, told]).toEqual([true, []]);
  pictures.clear();
});
