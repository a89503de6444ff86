import { exportReport } from '#contract/report/desk.calls.ts';
import { REPORT, REPORT_BY } from '#contract/report/desk.values.ts';
import { SALES_FIGURES, VISIT_FIGURES } from '../../../lib/browser/desk/report.ts';
import { readReport, reportPath } from '../../../lib/browser/desk/report-url.ts';
import { createReport } from '../../../stores/desk/report.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import { defineScreen } from '../ui/define-screen.ts';
import { useReportColumns } from './columns.tsx';
import { ReportFrame } from './ReportFrame.tsx';

type Props = { search: string; everyShop: boolean };

export const ReportScreen = defineScreen(Reports);

function Reports({ search, everyShop }: Props) {
  const { t } = useIsland();
  const found = useAddressList({ search, read: readReport, path: reportPath, create: createReport });
  const { filter, page } = found;
  return (
    <ReportFrame
      kind="sales"
      texts={{
        title: t('deskreport:title'),
        none: t('deskreport:none'),
        hint: t('deskreport:hint', { most: REPORT.most }),
      }}
      found={found}
      exported={exportReport}
      figures={[...SALES_FIGURES, ...VISIT_FIGURES]}
      columns={useReportColumns({ ...filter, by: page?.by ?? filter.by })}
      idOf={({ key }) => key}
      groups={REPORT_BY}
      everyShop={everyShop}
    >
      {filter.by === 'coupon' && <p className="field-hint mb-4">{t('deskreport:couponHint')}</p>}
    </ReportFrame>
  );
}
