import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import use, { startIsland } from '#src/lib/browser/client-use.ts';

const hydrate = vi.fn<() => Promise<void>>(async () => {});
const load = vi.fn(async () => hydrate);
const failed = vi.fn<() => void>();
let island = document.createElement('div');

/** As Astro calls a directive for an island of the document. */
const wait = (value: true | string) => use(load, { name: 'Island', value: value as string }, island);
const input = () => island.querySelector('input') as HTMLInputElement;

beforeEach(() => {
  vi.clearAllMocks();
  document.documentElement.className = '';
  document.body.innerHTML = '<div><input><button type="button"></button></div><a href="/"></a>';
  island = document.body.firstElementChild as HTMLDivElement;
});
afterEach(() => document.body.replaceChildren());

it('an island is loaded and hydrated when the focus first comes into it, and not before', async () => {
  wait(true);
  document.querySelector('a')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(load).not.toHaveBeenCalled();
  input().focus();
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledTimes(1));
  input().blur();
  input().focus();
  expect(load).toHaveBeenCalledTimes(1);
});

it('a press starts it too: some browsers do not focus a button that is pressed', () => {
  wait(true);
  island.querySelector('button')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(load).toHaveBeenCalledTimes(1);
});

it('with the focus in it already it starts at once', () => {
  input().focus();
  wait(true);
  expect(load).toHaveBeenCalledTimes(1);
});

it('one with a name waits for that name', () => {
  wait('viewer');
  input().focus();
  startIsland('captcha', failed);
  expect(load).not.toHaveBeenCalled();
  startIsland('viewer', failed);
  startIsland('viewer', failed);
  expect([load.mock.calls.length, document.documentElement.className]).toEqual([1, 'busy']);
});

it('whoever asked is told that the code cannot be loaded, and the next one to ask tries again', () => {
  wait('viewer');
  startIsland('viewer', failed);
  island.dispatchEvent(new Event('astro:hydration-error'));
  expect([failed.mock.calls.length, document.documentElement.className]).toEqual([1, '']);
  startIsland('viewer', failed);
  expect(load).toHaveBeenCalledTimes(2);
});

it('an island that cannot be loaded is tried again at the next focus', () => {
  wait(true);
  input().focus();
  island.dispatchEvent(new Event('astro:hydration-error'));
  input().blur();
  input().focus();
  expect(load).toHaveBeenCalledTimes(2);
});
