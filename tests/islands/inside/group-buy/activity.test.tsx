import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GroupInfo } from '#contract/group-buy/schema.ts';
import { ActivityPage } from '#src/islands/inside/group-buy/ActivityPage.tsx';
import { stubMall } from '../../../helpers/browser/answers.ts';

const START = 'a[href^="/submit-order"]';
const ALONE = 'a[href^="/goods?prodId"]';
const LIST = 'a[href="/group-buy"]';

const skuOf = (id: number, spec: string[], stock = 5) => ({ id, spec, price: 900, alone: 1200, stock });
const running: GroupInfo = {
  ...{ groupProdId: 7, productId: 3, title: 'Mug', selling: '', pictures: [], shop: { id: 1, name: 'Wood' } },
  ...{ state: 'running', startsAt: '2026-11-01T00:00:00.000Z', endsAt: '2026-12-31T00:00:00.000Z' },
  ...{ size: 3, hours: 24, limit: null, discounts: true, freight: { fee: 0, freeFrom: 0, byRegion: false } },
  ...{ onSale: true, skus: [skuOf(1, ['Red', 'S'])], groups: [], group: null, now: '2026-11-30T00:00:00.000Z' },
};

let root: Root;
async function show(more: Partial<GroupInfo>, axes?: Parameters<typeof ActivityPage>[0]['axes']) {
  const first = { state: 'loaded' as const, value: { ...running, ...more } };
  const words = { language: 'en' as const, texts: { 'group:changed': 'now {{spec}}' } };
  await act(async () =>
    root.render(
      <ActivityPage place={{ groupProdId: 7, groupId: undefined }} first={first} axes={axes} words={words} />,
    ),
  );
}
const text = () => document.body.textContent ?? '';
const find = (selector: string) => document.querySelector(selector);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stubMall();
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it('while it runs, a group can be started, and the goods bought alone', async () => {
  await show({});
  expect(find(START)).not.toBeNull();
  expect(find(ALONE)).not.toBeNull();
  expect(text()).toContain('group:openNone');
  expect(find(LIST)).toBeNull();
});

it('before it starts, it says when, and the goods can be bought alone', async () => {
  await show({ state: 'coming', startsAt: '2026-12-24T00:00:00.000Z' });
  expect(text()).toContain('group:startsAt');
  expect(find(START)).toBeNull();
  expect(find(ALONE)).not.toBeNull();
  expect(text()).not.toContain('group:openNone');
});

it('once over, no group is started, and those that are open can be joined', async () => {
  const opener = { name: 'L*i', picture: null, opener: true, self: false };
  const group = { id: '261127123456789012', opener, missing: 1, joined: false, endsAt: '2026-12-01T00:00:00.000Z' };
  await show({ state: 'over', groups: [group] });
  expect(text()).toContain('group:over');
  expect(find(START)).toBeNull();
  expect(find(`a[href*="${group.id}"]`)).not.toBeNull();
});

it.each([
  ['sold out', { skus: [skuOf(1, ['Red', 'S'], 0)] }, 'group:soldOut'],
  ['off sale', { onSale: false }, 'group:offSale'],
])('%s, it says so, sells nothing, and leads to the others', async (_, more, said) => {
  await show(more);
  expect(text()).toContain(said);
  expect(find(START)).toBeNull();
  expect(find(ALONE)).toBeNull();
  expect(find('.group-count')).toBeNull();
  expect(text()).not.toContain('group:openNone');
  expect(find(LIST)).not.toBeNull();
});

it('a value that is not sold with what is chosen says what that becomes', async () => {
  const value = (name: string) => ({ code: name, name, picture: null });
  const axes = [
    { name: 'Colour', values: ['Red', 'Blue'].map(value) },
    { name: 'Size', values: ['S', 'L'].map(value) },
  ];
  await show({ skus: [skuOf(1, ['Red', 'S']), skuOf(2, ['Red', 'L']), skuOf(3, ['Blue', 'L'])] }, axes);
  const press = (name: string) =>
    act(async () =>
      [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(name))?.click(),
    );
  await press('Blue');
  expect(find('[role="status"]')?.textContent).toBe('now Blue · L');
  expect(find('.group-buy')?.getAttribute('data-sku')).toBe('3');
  await press('Red');
  expect(find('[role="status"]')?.textContent).toBe('');
  expect(find('.group-buy')?.getAttribute('data-sku')).toBe('2');
});
