import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { OrderLineView } from '#contract/order/schema.ts';
import { OrderLine } from '#src/islands/inside/ui/order/OrderLine.tsx';
import { IslandProvider } from '#src/islands/ui/IslandContext.tsx';

const line = {
  ...{ id: 1, productId: 1, title: '茶', spec: [], custom: [], picture: '', quantity: 1 },
  ...{ price: 3_190, listPrice: 4_200, points: 0 },
} as unknown as OrderLineView;
const struck = (more: Partial<OrderLineView>): string | undefined =>
  /<s [^>]*>([^<]*)</.exec(
    renderToStaticMarkup(
      <IslandProvider words={{ language: 'zh', texts: { 'ui:points': '积分' } }}>
        <OrderLine line={{ ...line, ...more }} />
      </IslandProvider>,
    ),
  )?.[1];

it('strikes the list price of a line that cost less, so that the sum of goods adds up', () => {
  expect([struck({}), struck({ price: 4_200 }), struck({ points: 300, price: 0 })]).toEqual([
    '¥42.00',
    undefined,
    undefined,
  ]);
});
