import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Chart, type Series } from '#src/islands/desk/ui/Chart.tsx';
import { IslandProvider } from '#src/islands/ui/IslandContext.tsx';

type Axis = { stroke?: string; grid?: { stroke?: string }; values: (plot: unknown, at: number[]) => string[] };
type Drawn = { series: { stroke?: string }[]; scales: Record<string, { range?: number[] }>; axes: Axis[] };

const drawn = vi.hoisted(() => [] as Drawn[]);
vi.mock('uplot', () => ({
  default: class {
    constructor(options: Drawn) {
      drawn.push(options);
    }
    setSize() {}
    destroy() {}
  },
}));

/** What a browser makes of the mall's own colours, which are written as `light-dark(…)`. */
const COMPUTED: Record<string, string> = {
  '--color-primary': 'rgb(10, 20, 30)',
  '--color-info': 'rgb(40, 50, 60)',
  '--color-quiet': 'rgb(70, 80, 90)',
  '--color-base-300': 'rgb(200, 210, 220)',
};

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('getComputedStyle', ({ style }: HTMLElement) => ({
    fontFamily: 'serif',
    get color() {
      return COMPUTED[/^var\((.*)\)$/.exec(style.color)?.[1] ?? ''] ?? 'rgb(0, 0, 0)';
    },
    getPropertyValue: (name: string) => (name in COMPUTED ? 'light-dark(#123456, #abcdef)' : ''),
  }));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  drawn.length = 0;
});

const draw = (series: Series[]) => {
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div') as HTMLElement);
  return act(async () =>
    root.render(
      <IslandProvider words={{ language: 'en', texts: {} }}>
        <Chart title="Days" labels={['a', 'b']} series={series} />
      </IslandProvider>,
    ),
  );
};

it('nothing yet is a line at 0, without marks that nobody reached', async () => {
  await draw([
    { name: 'Orders', values: [0, 0], format: String },
    { name: 'Sales', values: [0, 40], format: String },
  ]);
  const [chart] = drawn;
  expect([chart?.scales['y0']?.range, chart?.scales['y1']?.range]).toEqual([
    [0, 1],
    [0, 44],
  ]);
  const marks = chart?.axes.slice(1).map(({ values }) => values(null, [0, 1]));
  expect(marks).toEqual([
    ['0', ''],
    ['0', '1'],
  ]);
});

it("a canvas is given the colours that come of the mall's own, not what they are written as", async () => {
  await draw([
    { name: 'Orders', values: [1, 2], format: String },
    { name: 'Sales', values: [3, 4], format: String },
  ]);
  const [chart] = drawn;
  expect(chart?.series.map(({ stroke }) => stroke)).toEqual([undefined, 'rgb(10, 20, 30)', 'rgb(40, 50, 60)']);
  for (const { stroke, grid } of chart?.axes ?? [])
    expect([stroke, grid?.stroke]).toEqual(['rgb(70, 80, 90)', 'rgb(200, 210, 220)']);
  expect(JSON.stringify(drawn)).not.toContain('light-dark');
  const host = document.querySelector<HTMLElement>('[aria-hidden]');
  expect(host?.style.color).toBe('');
});
