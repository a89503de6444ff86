import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { OrderForm } from '#contract/order/standing.values.ts';
import { BuySteps } from '#src/islands/inside/ui/order/BuySteps.tsx';

const stepsOf = (form?: OrderForm) =>
  [
    ...renderToStaticMarkup(<BuySteps current="pay" form={form} t={(key) => key} />).matchAll(/steps\.(\w+)<\/li>/g),
  ].map(([, step]) => step);

it.each([
  [undefined, ['cart', 'confirm', 'pay', 'done']],
  ['goods', ['cart', 'confirm', 'pay', 'done']],
  ['made', ['cart', 'confirm', 'pay', 'done']],
  ['flash', ['confirm', 'pay', 'done']],
  ['group', ['confirm', 'pay', 'done']],
  ['points', ['confirm', 'pay', 'done']],
  ['member', ['choose', 'pay', 'done']],
] as const)('%s is bought in the steps that there were', (form, steps) => {
  expect(stepsOf(form)).toEqual(steps);
});
