import { expect, it, vi } from 'vitest';
import type { Files } from '#mall/ports/files.ts';
import { measured } from '#mall/ports/files-measured.ts';

it('tells how each operation ended, and passes on what came of it', async () => {
  const broken = async () => {
    throw new Error('full');
  };
  const files: Files = {
    name: 'folder',
    read: async () => Buffer.from('a'),
    open: async () => undefined,
    write: broken,
    writeStream: async () => 7,
    remove: async () => {},
    list: async function* () {
      yield { name: 'a', bytes: 1 };
    },
  };
  const observe = vi.fn();
  const own = measured(files, observe);
  expect(own.name).toBe('folder');
  expect(String(await own.read('a'))).toBe('a');
  expect(await own.open('b')).toBeUndefined();
  await expect(own.write('c', Buffer.from(''))).rejects.toThrow('full');
  expect(await own.writeStream('d', (async function* () {})())).toBe(7);
  await own.remove('e');
  for await (const file of own.list()) expect(file).toEqual({ name: 'a', bytes: 1 });
  expect(observe.mock.calls.map(([operation, result]) => `${operation} ${result}`)).toEqual([
    'read ok',
    'read ok',
    'write failed',
    'write ok',
    'remove ok',
  ]);
});
