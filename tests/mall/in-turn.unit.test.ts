import { expect, it } from 'vitest';
import { oneBulk, workerName } from '#mall/in-turn.ts';
import { oneImport } from '#mall/product/sheet-reading.ts';
import { busy } from '../helpers/mall/busy.ts';

it('a shop is one worker whoever works for it, each operator of the mall is one', () => {
  expect(
    [
      { id: 7, shopId: 3 },
      { id: 8, shopId: 3 },
      { id: 7, shopId: null },
    ].map(workerName),
  ).toEqual(['shop 3', 'shop 3', 'operator 7']);
});

it('one action on many things of a shop runs at a time, and beyond a few none waits', async () => {
  const held = await busy((work) => oneBulk({ id: 1, shopId: 3 }, work));
  expect(held.running()).toBe(1);
  await expect(oneBulk({ id: 2, shopId: 3 }, async () => 'fifth')).rejects.toMatchObject({ status: 429 });
  expect(await oneBulk({ id: 1, shopId: null }, async () => 'of the mall')).toBe('of the mall');
  await held.release();
  expect(held.most()).toBe(1);
  expect(await oneBulk({ id: 2, shopId: 3 }, async () => 'again')).toBe('again');
});

it('one file of a shop is imported at a time, whatever became of the one before', async () => {
  const held = await busy((work) => oneImport(3, work));
  expect(held.running()).toBe(1);
  await expect(oneImport(3, async () => 'fifth')).rejects.toMatchObject({ key: 'tooMany', status: 429 });
  expect(await oneImport(4, async () => 'of another')).toBe('of another');
  await held.release();
  expect(held.most()).toBe(1);
  await expect(oneImport(3, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await oneImport(3, async () => 'again')).toBe('again');
});
