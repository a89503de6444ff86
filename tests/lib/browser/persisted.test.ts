// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { inThisTab, persisted, textFields } from '#src/lib/browser/persisted.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

it('is there again after it was saved, and gone after it was dropped', () => {
  const value = persisted('a', textFields, inThisTab);
  value.save({ name: 'x' });
  expect([persisted('a', textFields, inThisTab).read(), localStorage.length]).toEqual([{ name: 'x' }, 0]);
  value.drop();
  expect(value.read()).toEqual({});
});

it.each(['{', '[1]', '"text"', 'null', '{"name":3}'])('is empty where %s is stored', (text) => {
  localStorage.setItem('a', text);
  expect(persisted('a', textFields).read()).toEqual({});
});

it('a browser that stores nothing goes on without', () => {
  const no = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const value = persisted('a', textFields, no);
  value.save({ name: 'x' });
  value.drop();
  expect(value.read()).toEqual({});
});
