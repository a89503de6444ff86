import type { BulkReport } from '#contract/order/desk.schema.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

export function Report({ report, onClose }: { report: BulkReport; onClose: () => void }) {
  const { t } = useIsland();
  return (
    <section className="desk-card grid justify-items-start gap-3 mb-4" aria-label={t('deskorders:report.title')}>
      <ReportRows report={report} />
      <Button size="sm" onClick={onClose}>
        {t('deskorders:report.close')}
      </Button>
    </section>
  );
}

export function ReportRows({ report: { rows, good, bad } }: { report: BulkReport }) {
  const { t } = useIsland();
  return (
    <>
      <p role="status">
        <strong>
          {t('deskorders:report.summary', {
            good: t('deskorders:report.good', { count: good }),
            bad: t('deskorders:report.bad', { count: bad }),
          })}
        </strong>
      </p>
      <section
        className="desk-report-rows w-full max-h-72 overflow-auto"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
        tabIndex={0}
        aria-label={t('deskorders:report.lines')}
      >
        <table className="w-full text-sm">
          <thead>
            <tr>
              <th className="font-semibold text-quiet" scope="col">
                {t('deskorders:report.line')}
              </th>
              <th className="font-semibold text-quiet" scope="col">
                {t('deskorders:report.order')}
              </th>
              <th className="font-semibold text-quiet" scope="col">
                {t('deskorders:report.outcome')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ line, order, outcome, msg }) => (
              <tr key={line} data-outcome={outcome}>
                <td className="tabular-nums">{line}</td>
                <td className="tabular-nums">{order || t('deskorders:report.none')}</td>
                <td>{msg ?? t(`deskorders:report.outcomes.${outcome}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
