import { exportRefundReport } from '#contract/report/desk.calls.ts';
import { REPORT } from '#contract/report/desk.values.ts';
import { REFUNDS_BY } from '#contract/report/refunds.values.ts';
import { REFUND_FIGURES } from '../../../lib/browser/desk/report.ts';
import { readRefundReport, refundReportPath } from '../../../lib/browser/desk/report-url.ts';
import { createRefundReport } from '../../../stores/desk/report.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import { defineScreen } from '../ui/define-screen.ts';
import { useRefundReportColumns } from './columns.tsx';
import { ReportFrame } from './ReportFrame.tsx';

type Props = { search: string; everyShop: boolean };

export const RefundReportScreen = defineScreen(RefundReports);

function RefundReports({ search, everyShop }: Props) {
  const { t } = useIsland();
  const found = useAddressList({ search, read: readRefundReport, path: refundReportPath, create: createRefundReport });
  const { filter, page } = found;
  return (
    <ReportFrame
      kind="refunds"
      texts={{
        title: t('deskreport:refundsTitle'),
        none: t('deskreport:refundsNone'),
        hint: t('deskreport:refundsHint', { most: REPORT.most }),
      }}
      found={found}
      exported={exportRefundReport}
      figures={REFUND_FIGURES}
      columns={useRefundReportColumns({ ...filter, by: page?.by ?? filter.by })}
      idOf={({ key }) => key}
      groups={REFUNDS_BY}
      everyShop={everyShop}
    />
  );
}
