import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SoldShare } from '#src/islands/inside/flash-sale/SoldShare.tsx';
import { IslandProvider } from '#src/islands/ui/IslandContext.tsx';

const texts = { 'flash:soldNone': 'on now', 'flash:soldPart': '{{percent}}% sold' };
const shown = (stock: number, sold: number): string =>
  renderToStaticMarkup(
    <IslandProvider words={{ language: 'en', texts }}>
      <SoldShare item={{ stock, sold }} />
    </IslandProvider>,
  );

it('shows no empty bar where nothing is sold yet', () => {
  expect(shown(200, 1)).not.toContain('<progress');
  expect(shown(200, 1)).toContain('on now');
});

it('shows the share of what is sold, all of it where there is nothing left to sell', () => {
  expect([shown(200, 2), shown(200, 199), shown(0, 0)].map((html) => /(\d+)% sold/.exec(html)?.[1])).toEqual([
    '1',
    '99',
    '100',
  ]);
  expect(shown(200, 2)).toContain('<progress');
});
