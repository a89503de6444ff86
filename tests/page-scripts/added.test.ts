import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bindAdded } from '#src/page-scripts/product/added.ts';

let show: (text?: string) => void;
let box: HTMLElement;
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<form><button value="cart"></button>
    <div data-in-cart><div hidden><img alt=""><span></span><a href="/cart"></a><button></button></div></div></form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  box = form.querySelector('[data-in-cart] > *') as HTMLElement;
  show = bindAdded(form);
});
afterEach(() => void vi.useRealTimers());

it('what was put into the cart is said for a while, counted from the last press', () => {
  show('已放入 1 件');
  expect([box.hidden, box.querySelector('span')?.textContent]).toEqual([false, '已放入 1 件']);
  vi.advanceTimersByTime(4_000);
  show('已放入 2 件');
  vi.advanceTimersByTime(4_000);
  expect(box.hidden).toBe(false);
  vi.advanceTimersByTime(2_000);
  expect(box.hidden).toBe(true);
});

it('it stays while the focus is in it', () => {
  show('已放入 1 件');
  box.querySelector('a')?.focus();
  vi.advanceTimersByTime(20_000);
  expect(box.hidden).toBe(false);
  (document.activeElement as HTMLElement).blur();
  vi.advanceTimersByTime(6_000);
  expect(box.hidden).toBe(true);
});

it('a press that put nothing in takes it away at once', () => {
  show('已放入 1 件');
  show('');
  expect(box.hidden).toBe(true);
});
