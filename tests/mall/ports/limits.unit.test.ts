import { expect, it } from 'vitest';
import { createLimits } from '#mall/ports/limits.ts';
import { createLocalStore } from '#mall/ports/store.ts';

function open() {
  const clock = { now: 0 };
  return { clock, limits: createLimits(createLocalStore(() => clock.now)) };
}

it('counts by key, and begins again when its time is over', async () => {
  const { clock, limits } = open();
  const limit = limits.create({ name: 'test', times: 2, seconds: 60 });
  expect([await limit.count('a'), await limit.count('a'), await limit.count('a')]).toEqual([true, true, false]);
  expect([await limit.isOver('a'), await limit.isOver('b')]).toEqual([true, false]);
  clock.now = 60_000;
  expect([await limit.isOver('a'), await limit.count('a')]).toEqual([false, true]);
});

it('blocks for its own time from the first call over the limit on', async () => {
  const { clock, limits } = open();
  const limit = limits.create({ name: 'test', times: 1, seconds: 60, blockSeconds: 300 });
  expect([await limit.count('a'), await limit.count('a')]).toEqual([true, false]);
  clock.now = 299_000;
  expect([await limit.isOver('a'), await limit.count('a')]).toEqual([true, false]);
  clock.now = 300_000;
  expect([await limit.isOver('a'), await limit.count('a')]).toEqual([false, true]);
});

it('of the same name is one limit, of another name another', async () => {
  const { limits } = open();
  const rule = { name: 'one', times: 1, seconds: 60 };
  expect(await limits.create(rule).count('a')).toBe(true);
  expect(await limits.create(rule).count('a')).toBe(false);
  expect(await limits.create({ ...rule, name: 'other' }).count('a')).toBe(true);
});

it('what is taken back can be done again, and not more than that', async () => {
  const { limits } = open();
  const limit = limits.create({ name: 'test', times: 1, seconds: 60 });
  await limit.uncount('a');
  expect([await limit.count('a'), await limit.count('a')]).toEqual([true, false]);
  await limit.uncount('a');
  expect(await limit.count('a')).toBe(false);
  await limit.uncount('a');
  await limit.uncount('a');
  expect(await limit.count('a')).toBe(true);
});
