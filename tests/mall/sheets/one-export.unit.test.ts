import { expect, it } from 'vitest';
import { oneExport } from '#mall/sheets/one-export.ts';

it('is one of an operator at a time, whatever became of the one before', async () => {
  const ends: (() => void)[] = [];
  const long = () => new Promise<string>((done) => ends.push(() => done('file')));
  const first = oneExport({ id: 1 }, long);
  await expect(oneExport({ id: 1 }, long)).rejects.toMatchObject({ key: 'exportRunning', status: 429 });
  expect(await oneExport({ id: 2 }, async () => 'other')).toBe('other');
  ends[0]?.();
  expect(await first).toBe('file');
  await expect(oneExport({ id: 1 }, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await oneExport({ id: 1 }, async () => 'again')).toBe('again');
});
