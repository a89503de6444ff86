import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ASK_SCRIPT, RUN_SCRIPT } from '../../../src/lib/seo/later.ts';

const run = (script: string): void => new Function(script)();
const rels = () => [...document.querySelectorAll('link')].map(({ rel }) => rel);

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML =
    '<link rel="icon" href="/i.svg"><link rel="later" href="/a.js"><link rel="later" href="/b.js">';
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a page that came quickly asks for its scripts at once', () => {
  vi.spyOn(performance, 'now').mockReturnValue(120);
  run(ASK_SCRIPT);
  expect(rels()).toEqual(['icon', 'modulepreload', 'modulepreload']);
});

it('a page that came slowly lets its style sheet go ahead', () => {
  vi.spyOn(performance, 'now').mockReturnValue(700);
  run(ASK_SCRIPT);
  vi.advanceTimersByTime(99);
  expect(rels()).toEqual(['icon', 'later', 'later']);
  vi.advanceTimersByTime(1);
  expect(rels()).toEqual(['icon', 'modulepreload', 'modulepreload']);
});

it('scripts are started as modules, one after another, where they stood, and nothing else is', () => {
  document.body.innerHTML =
    '<script type="later" src="/a.js"></script><img type="later" src="/i.js"><script type="later" src="/b.js"></script>';
  run(RUN_SCRIPT);
  const started = [...document.body.children].map((one) =>
    one instanceof HTMLScriptElement ? [one.type, one.async, one.getAttribute('src')] : one.localName,
  );
  expect(started).toEqual([
    ['module', false, 'http://localhost/a.js'],
    'img',
    ['module', false, 'http://localhost/b.js'],
  ]);
});
