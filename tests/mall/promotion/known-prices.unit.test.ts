import { beforeEach, expect, it } from 'vitest';
import type { Db } from '#mall/db/open.ts';
import { createLocalBus, TAGS_TOPIC } from '#mall/ports/bus.ts';
import { knownPrices } from '#mall/promotion/known-prices.ts';

const NOON = Date.UTC(2026, 5, 15, 4);

let at: number;
let read: number;
let until: number;
let meanwhile: () => void;
let bus: ReturnType<typeof createLocalBus>;
let prices: () => Promise<ReadonlyMap<number, number>>;
beforeEach(() => {
  [at, read, until, meanwhile] = [NOON, 0, NOON + 60_000, () => {}];
  bus = createLocalBus();
  prices = knownPrices({ database: { db: {} as Db }, bus, clock: () => new Date(at) }, async () => {
    read += 1;
    const found = { prices: new Map([[7, read]]), products: new Set([7, 8]), until };
    meanwhile();
    return found;
  });
});

const shown = async () => (await prices()).get(7);

it('are read once for as long as they hold', async () => {
  expect([await shown(), await shown()]).toEqual([1, 1]);
  at += 1_999;
  expect(await shown()).toBe(1);
  at += 1;
  expect(await shown()).toBe(2);
});

it('are read again when a promotion starts or ends, and by a clock that was set back', async () => {
  until = NOON + 500;
  expect(await shown()).toBe(1);
  at = until - 1;
  expect(await shown()).toBe(1);
  at = until;
  expect(await shown()).toBe(2);
  at = NOON - 1;
  expect(await shown()).toBe(3);
});

it('are read again when a promotion or a product in one changes', async () => {
  expect(await shown()).toBe(1);
  bus.publish(TAGS_TOPIC, ['home', 'product:9', 'category:8']);
  expect(await shown()).toBe(1);
  bus.publish(TAGS_TOPIC, ['home', 'product:8']);
  expect(await shown()).toBe(2);
  bus.publish(TAGS_TOPIC, ['prices']);
  expect(await shown()).toBe(3);
});

it('are not believed when something changed while they were read', async () => {
  meanwhile = () => bus.publish(TAGS_TOPIC, ['prices']);
  expect(await shown()).toBe(1);
  meanwhile = () => {};
  expect([await shown(), await shown()]).toEqual([2, 2]);
});
