import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Suggestions } from '#contract/search/schema.ts';
import { SEARCH } from '#contract/search/values.ts';
import { $suggestions, ask } from '#src/stores/public/search.ts';
import { $history, forget, forgetAll, remember } from '#src/stores/public/search-history.ts';

const PAUSE = 120;
const KEY = 'liangji.searches';

type CaptchaRequest = {
  url: string;
  signal: AbortSignal;
  answer: (found: Suggestions) => void;
  refuse: () => void;
  fail: () => void;
};
let asked: CaptchaRequest[] = [];

const of = (word: string): Suggestions => ({ words: [word], categories: [], shops: [], products: [] });
const settle = () => vi.advanceTimersByTimeAsync(0);
const type = async (text: string) => {
  ask(text);
  await vi.advanceTimersByTimeAsync(PAUSE);
};
const nth = (index: number): CaptchaRequest => {
  const found = asked[index];
  if (!found) throw new Error(`the mall was asked ${asked.length} times`);
  return found;
};

/** The mall answers when the test says so; like a browser's, a call that is aborted fails. */
function holdAnswers(heedAbort: boolean): void {
  vi.stubGlobal(
    'fetch',
    (url: string, { signal }: { signal: AbortSignal }) =>
      new Promise<Response>((resolve, reject) => {
        if (heedAbort) signal.addEventListener('abort', () => reject(signal.reason));
        asked.push({
          url,
          signal,
          answer: (data) => resolve(Response.json({ success: true, code: '00000', data })),
          refuse: () => resolve(Response.json({ success: false, code: 'A00005' }, { status: 500 })),
          fail: () => reject(new TypeError('offline')),
        });
      }),
  );
}

describe('suggestions', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    holdAnswers(true);
    $suggestions.set(undefined);
  });
  afterEach(() => {
    ask('');
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('are asked for once typing pauses, for the last text only', async () => {
    ask('t');
    await vi.advanceTimersByTimeAsync(PAUSE - 1);
    ask('te');
    await vi.advanceTimersByTimeAsync(PAUSE - 1);
    ask(' 茶 & tea ');
    await vi.advanceTimersByTimeAsync(PAUSE - 1);
    expect(asked).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked.map(({ url }) => url)).toEqual([`/api/pms/suggest?${new URLSearchParams({ q: '茶 & tea' })}`]);
    nth(0).answer(of('tea'));
    await settle();
    expect($suggestions.get()).toEqual(of('tea'));
  });

  it('that are late are aborted by the next letter, while the ones shown stay', async () => {
    await type('te');
    nth(0).answer(of('te'));
    await settle();
    await type('tea');
    expect(nth(1).signal.aborted).toBe(false);
    ask('teap');
    expect(nth(1).signal.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect($suggestions.get()).toEqual(of('te'));
    nth(2).answer(of('teapot'));
    await settle();
    expect($suggestions.get()).toEqual(of('teapot'));
  });

  it('are dropped when they come after all, in whatever order, and so are their failures', async () => {
    holdAnswers(false);
    await type('a');
    await type('ab');
    await type('abc');
    nth(2).answer(of('abc'));
    await settle();
    nth(0).answer(of('a'));
    nth(1).fail();
    await settle();
    expect($suggestions.get()).toEqual(of('abc'));
  });

  it.each(['refuse', 'fail'] as const)('are none when the mall does %s', async (way) => {
    $suggestions.set(of('before'));
    await type('tea');
    nth(0)[way]();
    await settle();
    expect($suggestions.get()).toBeUndefined();
  });

  it.each(['', '   '])('go at once with the text (%j), and nothing is asked', async (empty) => {
    $suggestions.set(of('before'));
    ask('tea');
    ask(empty);
    expect($suggestions.get()).toBeUndefined();
    await vi.runAllTimersAsync();
    expect(asked).toHaveLength(0);
  });

  it('do not come back when the answer was under way as the text went', async () => {
    holdAnswers(false);
    await type('tea');
    ask('');
    nth(0).answer(of('tea'));
    await settle();
    expect([nth(0).signal.aborted, $suggestions.get()]).toEqual([true, undefined]);
  });
});

describe('what was searched for', () => {
  const kept = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null');

  beforeEach(() => forgetAll());

  it('is kept trimmed, newest first, each word once', () => {
    for (const word of ['tea', ' cup ', 'pot', 'tea', '', '  ']) remember(word);
    expect($history.get()).toEqual(['tea', 'pot', 'cup']);
    expect(kept()).toEqual(['tea', 'pot', 'cup']);
  });

  it('is no longer than the limit: the oldest goes, and a known word pushes none out', () => {
    for (let at = 0; at <= SEARCH.history; at += 1) remember(`w${at}`);
    expect($history.get()).toHaveLength(SEARCH.history);
    expect([$history.get()[0], $history.get().at(-1)]).toEqual([`w${SEARCH.history}`, 'w1']);
    remember('w1');
    expect($history.get()).toHaveLength(SEARCH.history);
    expect([$history.get()[0], $history.get().at(-1)]).toEqual(['w1', 'w2']);
  });

  it('is forgotten one by one, or altogether', () => {
    for (const word of ['tea', 'cup', 'pot']) remember(word);
    forget('cup');
    forget('never');
    expect(kept()).toEqual(['pot', 'tea']);
    forgetAll();
    expect([$history.get(), kept()]).toEqual([[], []]);
  });

  it.each([
    ['broken', '["tea"', []],
    ['no list', '{"0":"tea"}', []],
    ['nothing', 'null', []],
    ['not all words', '["tea",1,null,["cup"],"pot"]', ['tea', 'pot']],
    [
      'too long',
      JSON.stringify(Array.from({ length: SEARCH.history + 5 }, (_, at) => `w${at}`)),
      Array.from({ length: SEARCH.history }, (_, at) => `w${at}`),
    ],
  ])('is read with care at the start where storage is %s', async (_, stored, expected) => {
    localStorage.setItem(KEY, stored);
    vi.resetModules();
    const fresh = await import('#src/stores/public/search-history.ts');
    expect(fresh.$history.get()).toEqual(expected);
    fresh.remember('new');
    expect(kept()).toEqual(['new', ...expected].slice(0, SEARCH.history));
  });

  it('follows another tab', () => {
    const stop = $history.listen(() => {});
    remember('tea');
    const tell = (newValue: string | null) => window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }));
    tell('["cup"]');
    expect($history.get()).toEqual(['cup']);
    tell('[');
    expect($history.get()).toEqual([]);
    stop();
  });
});
