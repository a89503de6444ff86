import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { SignIn } from '#contract/member/schema.ts';
import { SignInCard } from '#src/islands/inside/member/SignInCard.tsx';

const texts = {
  'member:signIn.start': 'Start your streak today',
  'member:signIn.streak_one': '{{count}} day in a row',
  'member:signIn.streak_other': '{{count}} days in a row',
};
const found: SignIn = {
  ...{ today: '2026-11-27', month: '2026-11', days: [], signed: false, streak: 0, now: 5, next: 5 },
  bonus: { days: 7, points: 20 },
};

it.each([
  [0, 'Start your streak today'],
  [1, '1 day in a row'],
  [3, '3 days in a row'],
])('%i days in a row are called so, and none an invitation', (streak, shown) => {
  const first = { state: 'loaded' as const, value: { ...found, streak } };
  const html = renderToStaticMarkup(<SignInCard brief first={first} words={{ language: 'en', texts }} />);
  expect(/<b [^>]*>([^<]*)</.exec(html)?.[1]).toBe(shown);
});
