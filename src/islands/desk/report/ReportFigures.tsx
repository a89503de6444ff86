import type { Days } from '#contract/report/desk.values.ts';
import { signedPercent } from '../../../lib/browser/desk/figures.ts';
import { compared, type ReportFigure, type ReportFigureId } from '../../../lib/browser/desk/report.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

type Props<F> = {
  report: { period: Days; compared: Days; all: { now: F; before: F } };
  figures: readonly ReportFigure<F, ReportFigureId>[];
};

/** Of the whole period, whatever the rows are. */
export function ReportFigures<F>({ report, figures }: Props<F>) {
  const { t } = useIsland();
  const { period, all } = report;
  return (
    <section aria-labelledby="report-figures">
      <h2 id="report-figures" className="mb-2 text-sm text-quiet">
        {t('deskreport:figuresOf', { from: period.from, to: period.to })}
        {' · '}
        {t('deskreport:comparedWith', { from: report.compared.from, to: report.compared.to })}
      </h2>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.75rem),1fr))] gap-3 mb-3">
        {figures.map((figure) => {
          const { value, was, change } = compared(figure, all);
          return (
            <div key={figure.id} className="py-3 px-4 rounded-box bg-base-100">
              <dt className="text-sm text-quiet">{t(`deskreport:figure.${figure.id}`)}</dt>
              <dd>
                <strong className="block text-lg font-semibold tabular-nums">{value}</strong>
                <small className="text-quiet tabular-nums">
                  {t('deskreport:before', { value: was })}
                  {change !== null && ` · ${signedPercent(change)}`}
                </small>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
