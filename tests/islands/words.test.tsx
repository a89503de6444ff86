import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PRESET_RIGHTS } from '#contract/operator/roles.values.ts';
import { WordsScreen } from '#src/islands/desk/content/WordsScreen.tsx';
import { Refusal, stubMall } from '../helpers/browser/answers.ts';

const SAVED = {
  hotWords: [
    { zh: '茶', en: 'Tea' },
    { zh: '杯', en: 'Cup' },
  ],
  synonyms: [['杯子', '水杯'], ['手机']],
  redirects: [
    { words: '退货', path: '/other/returns' },
    { words: '茶', path: '/goods' },
  ],
};
const DOCUMENT = '/desk/p/words';

let root: Root;
let mall: ReturnType<typeof stubMall>;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sessionStorage.clear();
  mall = stubMall();
  mall.answers[`GET ${DOCUMENT}`] = { value: SAVED, version: 1 };
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
  const worker = { rights: PRESET_RIGHTS.admin, shopId: null };
  await act(async () => root.render(<WordsScreen search="" words={{ language: 'en', texts: {} }} worker={worker} />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const wrong = () => [...document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')].map(({ value }) => value);
const press = (text: string) =>
  act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)?.click());

it.each([
  ['hotWords.1.en', 'Cup'],
  ['hotWords.0.zh', '茶'],
  ['synonyms.1', '手机'],
  ['synonyms.0.1', '杯子,水杯'],
  ['redirects.1.path', '/goods'],
  ['redirects.0.words', '退货'],
])('what the mall refuses of %s stands at its field', async (field, value) => {
  await press('deskcontent:rows.add');
  expect(wrong()).toEqual([]);
  mall.answers[`PUT ${DOCUMENT}`] = new Refusal('too long', [{ field: `value.${field}`, msg: 'too long' }]);
  await press('desk:document.save');
  expect(wrong()).toEqual([value]);
});

it('Control+S while it is saved sends nothing, and leaves a row that was added since', async () => {
  await press('deskcontent:rows.add');
  const answered = Promise.withResolvers<void>();
  mall.answers[`PUT ${DOCUMENT}`] = (body: unknown) => answered.promise.then(() => ({ ...Object(body), version: 2 }));
  await press('desk:document.save');
  const before = document.querySelectorAll('input').length;
  await press('deskcontent:rows.add');
  await act(async () => dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true })));
  expect(document.querySelectorAll('input').length).toBeGreaterThan(before);
  await act(async () => answered.resolve());
  expect(mall.calls().filter((call) => call.startsWith('PUT'))).toHaveLength(1);
});
