import { useMemo } from 'react';
import type { DayFigures } from '#contract/dashboard/schema.ts';
import { type Figure, figureOf, percent, totalOf } from '../../../lib/browser/desk/figures.ts';
import { dayAndMonth } from '../../../lib/shared/format.ts';
import { price } from '../../../lib/shared/price.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Chart } from '../ui/Chart.tsx';

const FIGURES: readonly Figure[] = ['orders', 'sales', 'views', 'conversion'];
const plain = (n: number): string => Math.round(n).toLocaleString('en-US');
const FORMATS: Record<Figure, (value: number) => string> = {
  orders: plain,
  sales: (fen) => price(Math.round(fen)),
  views: plain,
  conversion: percent,
};

export function Figures({ days }: { days: DayFigures[] }) {
  const { language } = useIsland();
  const labels = useMemo(() => days.map(({ day }) => dayAndMonth(`${day}T04:00:00Z`, language)), [days, language]);
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,26rem),1fr))] gap-4">
      {FIGURES.filter((figure) => totalOf(days, figure) !== null || figure === 'conversion').map((figure) => (
        <FigureChart key={figure} figure={figure} days={days} labels={labels} />
      ))}
    </div>
  );
}

function FigureChart({ figure, days, labels }: { figure: Figure; days: DayFigures[]; labels: string[] }) {
  const { t } = useIsland();
  const name = t(`deskorders:home.figure.${figure}`);
  const series = useMemo(
    () => [{ name, values: days.map((day) => figureOf(day, figure) ?? 0), format: FORMATS[figure] }],
    [days, figure, name],
  );
  const total = totalOf(days, figure);
  return (
    <section className="desk-card">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span>{name}</span>
        <strong className="text-xl font-semibold tabular-nums">{total === null ? '—' : FORMATS[figure](total)}</strong>
        {figure === 'conversion' && <small className="text-sm text-quiet">{t('deskorders:home.conversionHint')}</small>}
      </p>
      <Chart
        title={t('deskorders:home.chart', { figure: name, from: labels[0] ?? '', to: labels.at(-1) ?? '' })}
        labels={labels}
        series={series}
      />
    </section>
  );
}
