import { useEffect, useId, useRef } from 'react';
import uPlot from 'uplot';
import { useIsland } from '../../ui/IslandContext.tsx';

export type Series = { name: string; values: readonly number[]; format: (value: number) => string };
type Props = {
  title: string;
  labels: readonly string[];
  series: readonly Series[];
  height?: number;
};

const COLOURS = ['--color-primary', '--color-info', '--color-success', '--color-warning'];
const DARK = '(prefers-color-scheme: dark)';

/** Lines over days. A canvas says nothing to those who do not see it: the same numbers stand in a table under it. */
export function Chart({ title, labels, series, height = 220 }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  const { t } = useIsland();
  const day = t('desk:chart.day');
  useEffect(() => {
    const host = place.current;
    if (!host) return;
    let plot = draw(host, { labels, series, height, day });
    const again = () => {
      plot.destroy();
      plot = draw(host, { labels, series, height, day });
    };
    const sizes = new ResizeObserver(() => plot.setSize({ width: host.clientWidth, height }));
    sizes.observe(host);
    const themes = new MutationObserver(again);
    themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    const system = matchMedia(DARK);
    system.addEventListener('change', again);
    return () => {
      sizes.disconnect();
      themes.disconnect();
      system.removeEventListener('change', again);
      plot.destroy();
    };
  }, [labels, series, height, day]);
  return (
    <figure aria-labelledby={id}>
      <figcaption className="text-sm text-quiet mb-2 font-normal" id={id}>
        {title}
      </figcaption>
      <div ref={place} aria-hidden="true" style={{ minHeight: height }} />
      <Numbers title={title} labels={labels} series={series} />
    </figure>
  );
}

function Numbers({ title, labels, series }: Omit<Props, 'height'>) {
  const { t } = useIsland();
  return (
    <details className="mt-3 text-sm">
      <summary className="w-fit text-quiet cursor-pointer">{t('desk:chart.table')}</summary>
      <div className="desk-table desk-table-box aria-busy:opacity-60 max-h-80">
        <table>
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('desk:chart.day')}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col" className="desk-end">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label, index) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {series.map(({ name, values, format }) => (
                  <td key={name} className="desk-end">
                    {format(values[index] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

type Drawing = Pick<Props, 'labels' | 'series'> & { height: number; day: string };

/** A mall's own colours are written as `light-dark(…)`, which a canvas ignores: it needs the colour that comes of it. */
function colourReader(host: HTMLElement): (name: string) => string {
  const style = getComputedStyle(host);
  // Where motion is reduced, every change of colour is a transition of 0.01 ms, which begins with the colour before.
  host.style.transition = 'none';
  return (name) => {
    if (!style.getPropertyValue(name).trim()) return '';
    const before = host.style.color;
    host.style.color = `var(${name})`;
    const computed = style.color;
    host.style.color = before;
    return computed;
  };
}

/** Orders, visitors and fen are counted: between 0 and 1 there is no mark. */
const WHOLE_STEPS = [...Array(12).keys()].flatMap((power) => [1, 2, 5].map((step) => step * 10 ** power));
const isEmpty = (values: readonly number[]): boolean => values.every((value) => value === 0);
const topOf = (values: readonly number[]): number => Math.max(1, ...values.map((value) => value * 1.1));

const AXIS = { least: 56, beside: 20, sign: 8 } as const;
/** Of an axis with its marks, CSS pixels. */
const widthOf = (marks: readonly string[]): number =>
  Math.max(AXIS.least, AXIS.beside + AXIS.sign * Math.max(...marks.map((mark) => mark.length)));

/** Each series has a scale of its own: orders and money share no axis. */
function draw(host: HTMLElement, { labels, series, height, day }: Drawing): uPlot {
  const style = getComputedStyle(document.body);
  const colour = colourReader(host);
  const quiet = colour('--color-quiet') || style.color;
  const grid = { stroke: colour('--color-base-300'), width: 1 };
  const font = `12px ${style.fontFamily}`;
  const axis = { stroke: quiet, grid, ticks: grid, font };
  return new uPlot(
    {
      width: host.clientWidth,
      height,
      scales: {
        x: { time: false },
        ...Object.fromEntries(series.map(({ values }, n) => [`y${n}`, { range: [0, topOf(values)] }])),
      },
      legend: { live: true },
      series: [
        { label: day, value: (_plot, index: number | null) => (index === null ? '' : (labels[index] ?? '')) },
        ...series.map(({ name, format }, index) => ({
          label: name,
          scale: `y${index}`,
          stroke: colour(COLOURS[index % COLOURS.length] ?? ''),
          width: 2,
          points: { show: labels.length < 15 },
          value: (_plot: uPlot, value: number | null) => (value === null ? '' : format(value)),
        })),
      ],
      axes: [
        { ...axis, values: (_plot, at) => at.map((index) => labels[index] ?? ''), space: 80 },
        ...series.slice(0, 2).map(({ format, values }, index) => ({
          ...axis,
          scale: `y${index}`,
          side: index === 0 ? 3 : 1,
          size: (_plot: uPlot, marks: string[] | null) => widthOf(marks ?? []),
          grid: { ...grid, show: index === 0 },
          incrs: WHOLE_STEPS,
          values: (_plot: uPlot, at: number[]) => at.map((mark) => (mark > 0 && isEmpty(values) ? '' : format(mark))),
        })),
      ],
    },
    [labels.map((_, index) => index), ...series.map(({ values }) => [...values])],
    host,
  );
}
