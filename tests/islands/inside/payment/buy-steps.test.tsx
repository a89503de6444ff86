import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { OrderKind } from '#contract/order/values.ts';
import { BuySteps } from '#src/islands/inside/ui/order/BuySteps.tsx';

const stepsOf = (kind?: OrderKind) =>
  [
    ...renderToStaticMarkup(<BuySteps current="pay" kind={kind} t={(key) => key} />).matchAll(/steps\.(\w+)<\/li>/g),
  ].map(([, step]) => step);

it.each([
  [undefined, ['cart', 'confirm', 'pay', 'done']],
  ['goods', ['cart', 'confirm', 'pay', 'done']],
  ['points', ['confirm', 'pay', 'done']],
  ['member', ['choose', 'pay', 'done']],
] as const)('%s is bought in the steps that there were', (kind, steps) => {
  expect(stepsOf(kind)).toEqual(steps);
});
