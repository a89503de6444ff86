import { beforeEach, expect, it } from 'vitest';
import type { SearchDocument } from '#contract/content/desk.schema.ts';
import { readBegun, wordsPath } from '#src/lib/browser/desk/words-url.ts';
import { createSearchWords } from '#src/stores/desk/content.ts';
import { Refusal, stubMall } from '../../helpers/browser/answers.ts';

const OPEN = 'GET /desk/p/words';
const texts = { network: 'no network', internal: 'slipped' };
const VALUE: SearchDocument = {
  hotWords: [],
  synonyms: [['灯', 'lamp']],
  redirects: [{ words: '新品', path: '/newlist' }],
};
const NONE = { group: '', redirect: '' };

let mall: ReturnType<typeof stubMall>;
beforeEach(() => {
  sessionStorage.clear();
  mall = stubMall();
  mall.answers[OPEN] = { value: VALUE, version: 1 };
});

async function opened(begun: Parameters<typeof createSearchWords>[0]) {
  const document = createSearchWords(begun, texts);
  await document.load();
  return document;
}

it('an address begins a group or a redirect', () => {
  expect(readBegun('?group=%E7%81%AF')).toEqual({ group: '灯', redirect: '' });
  expect(wordsPath({ group: '', redirect: 'a & b' })).toBe('/desk/words?redirect=a+%26+b');
});

it('words get a row of their own once, which is not saved yet', async () => {
  const document = await opened({ group: '榴莲', redirect: '' });
  expect(document.$value.get()?.synonyms).toEqual([
    ['灯', 'lamp'],
    ['榴莲', ''],
  ]);
  expect(document.$dirty.get()).toBe(true);
  document.revert();
  await document.load();
  expect(document.$value.get()).toEqual(VALUE);
  const other = await opened({ group: '', redirect: '退货' });
  expect(other.$value.get()?.redirects.at(-1)).toEqual({ words: '退货', path: '' });
});

it('words that have a row get no second one', async () => {
  for (const begun of [NONE, { group: 'lamp', redirect: '' }, { group: '', redirect: '新品' }]) {
    const document = await opened(begun);
    expect(document.$value.get()).toEqual(VALUE);
    expect(document.$dirty.get()).toBe(false);
  }
});

it('are begun when the document comes at the second try', async () => {
  mall.answers[OPEN] = new Refusal('slipped', undefined, 500);
  const document = await opened({ group: '榴莲', redirect: '' });
  expect(document.$value.get()).toBeUndefined();
  mall.answers[OPEN] = { value: VALUE, version: 1 };
  await document.load();
  expect(document.$value.get()?.synonyms).toHaveLength(2);
});
