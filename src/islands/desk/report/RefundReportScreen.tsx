import { exportRefundReport } from '#contract/report/desk.calls.ts';
import { REPORT } from '#contract/report/desk.values.ts';
import { REFUNDS_BY } from '#contract/report/refunds.values.ts';
import { REFUND_FIGURES } from '../../../lib/browser/desk/report.ts';
import { readRefundReport, refundReportPath } from '../../../lib/browser/desk/report-url.ts';
import { createRefundReport } from '../../../stores/desk/report.ts';
import { AddressTabs } from '../../ui/AddressTabs.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import { defineScreen } from '../ui/define-screen.ts';
import { FoundList } from '../ui/FoundList.tsx';
import { SheetButton } from '../ui/SheetButton.tsx';
import { useRefundReportColumns } from './columns.tsx';
import { ReportFigures } from './ReportFigures.tsx';
import { ReportFilters } from './ReportFilters.tsx';
import { OneShop, ReportKinds } from './ReportKinds.tsx';

type Props = { search: string; everyShop: boolean };

export const RefundReportScreen = defineScreen(RefundReports);

function RefundReports({ search, everyShop }: Props) {
  const { t } = useIsland();
  const found = useAddressList({
    search,
    read: readRefundReport,
    path: refundReportPath,
    create: createRefundReport,
  });
  const { filter, page } = found;
  const hasShops = everyShop && !filter.shopId;
  return (
    <FoundList
      title={t('deskreport:refundsTitle')}
      actions={<SheetButton call={exportRefundReport} sheet={found.list.sheet} />}
      found={found}
      none={<p>{t('deskreport:refundsNone')}</p>}
      columns={useRefundReportColumns({ ...filter, by: page?.by ?? filter.by })}
      idOf={({ key }) => key}
    >
      <ReportKinds now="refunds" filter={filter} />
      <ReportFilters found={found} report={page} />
      {everyShop && page?.shop && <OneShop found={found} name={page.shop} />}
      {page && <ReportFigures report={page} figures={REFUND_FIGURES} />}
      <p className="field-hint mb-4">{t('deskreport:refundsHint', { most: REPORT.most })}</p>
      <AddressTabs
        found={found}
        look="desk"
        label={t('deskreport:rows')}
        name="by"
        options={REFUNDS_BY.filter((by) => by !== 'shop' || hasShops).map(
          (by) => [by, t(`deskreport:by.${by}`)] as const,
        )}
      />
    </FoundList>
  );
}
