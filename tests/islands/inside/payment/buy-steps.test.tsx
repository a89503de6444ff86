import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { TradeSource } from '#contract/order/values.ts';
import { BuySteps } from '#src/islands/inside/ui/order/BuySteps.tsx';

const stepsOf = (source?: TradeSource) =>
  [
    ...renderToStaticMarkup(<BuySteps current="pay" source={source} t={(key) => key} />).matchAll(
      /steps\.(\w+)<\/li>/g,
    ),
  ].map(([, step]) => step);

it.each([
  [undefined, ['cart', 'confirm', 'pay', 'done']],
  ['cart', ['cart', 'confirm', 'pay', 'done']],
  ['sku', ['confirm', 'pay', 'done']],
  ['group', ['confirm', 'pay', 'done']],
  ['points', ['confirm', 'pay', 'done']],
  ['member', ['choose', 'pay', 'done']],
] as const)('%s: shows the steps that there were', (source, steps) => {
  expect(stepsOf(source)).toEqual(steps);
});
