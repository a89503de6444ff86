import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFinder } from '#src/stores/desk/finder.ts';
import { $finderOpen, openFinder } from '#src/stores/desk/finder-open.ts';
import { stubMall } from '../../helpers/browser/answers.ts';

const words = { network: 'no network', internal: 'failed' };
let mall: ReturnType<typeof stubMall>;
beforeEach(() => {
  vi.useFakeTimers();
  mall = stubMall();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks once for what was typed last, and not for nothing or too much', async () => {
  const groups = [{ kind: 'shops', items: [], more: false }];
  mall.answers['GET /desk/p/find?text=tea'] = { groups };
  const finder = createFinder(words);
  finder.type('t');
  finder.type(' tea ');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(finder.$found.get()).toEqual({ state: 'loaded', value: { groups } });
  for (const text of [' ', '茶'.repeat(1_000)]) {
    finder.type(text);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(finder.$found.get()).toEqual({ state: 'loaded', value: { groups: [] } });
  }
  expect(mall.calls()).toEqual(['GET /desk/p/find?text=tea']);
});

it('is opened once, and closed when its code cannot be loaded', () => {
  const asked = vi.fn();
  addEventListener('use:finder', asked);
  openFinder();
  openFinder();
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mock.calls[0]?.[0].detail();
  expect($finderOpen.get()).toBe(false);
  removeEventListener('use:finder', asked);
});
