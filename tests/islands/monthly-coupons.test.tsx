import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MEMBER } from '#contract/member/levels.values.ts';
import { PRESET_RIGHTS } from '#contract/operator/roles.values.ts';
import { BenefitsScreen } from '#src/islands/desk/member/BenefitsScreen.tsx';
import { stubMall } from '../helpers/browser/answers.ts';

const terms = { type: 30, threshold: 0, amount: 1_500, off: 0, cap: 0 };
const LEVEL = 1;

let root: Root;
let mall: ReturnType<typeof stubMall>;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  mall = stubMall();
  sessionStorage.clear();
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it('a level gives coupons that are chosen by name; ended ones are named, and cannot be chosen', async () => {
  const level = { ...MEMBER.levels[LEVEL], benefits: { ...MEMBER.levels[LEVEL]?.benefits, coupons: [7] } };
  const value = { ...MEMBER, levels: MEMBER.levels.map((one, at) => (at === LEVEL ? level : one)) };
  mall.answers['GET /desk/p/member'] = { value, version: 3 };
  mall.answers['GET /desk/p/members/coupons'] = [
    { id: 9, name: 'Thank you', terms, state: 'running' },
    { id: 7, name: 'Spring', terms, state: 'over' },
  ];
  mall.answers['PUT /desk/p/member'] = { value, version: 4 };
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div') as HTMLElement);
  await act(async () =>
    root.render(
      <BenefitsScreen worker={{ rights: PRESET_RIGHTS.admin, shopId: null }} words={{ language: 'en', texts: {} }} />,
    ),
  );
  const card = [...document.querySelectorAll('.desk-card')][LEVEL];
  expect(card?.querySelector('li')?.textContent).toMatch(/^Spring · deskcoupons:state.over/);
  const select = card?.querySelector('select') as HTMLSelectElement;
  expect([...select.options].map((option) => option.value)).toEqual(['', '9']);
  expect(select.options[1]?.textContent).toMatch(/^Thank you · /);
  await act(async () => {
    select.value = '9';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await act(async () => card?.querySelector<HTMLElement>('li button')?.click());
  const save = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'desk:document.save');
  await act(async () => save?.click());
  const sent = mall.sent.find(({ call }) => call === 'PUT /desk/p/member')?.body as { value: typeof MEMBER };
  expect(sent.value.levels[LEVEL]?.benefits.coupons).toEqual([9]);
});
