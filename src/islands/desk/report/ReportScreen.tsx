import { exportReport } from '#contract/report/desk.calls.ts';
import { REPORT, REPORT_BY } from '#contract/report/desk.values.ts';
import { SALES_FIGURES, VISIT_FIGURES } from '../../../lib/browser/desk/report.ts';
import { readReport, reportPath } from '../../../lib/browser/desk/report-url.ts';
import { createReport } from '../../../stores/desk/report.ts';
import { AddressTabs } from '../../ui/AddressTabs.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import { defineScreen } from '../ui/define-screen.ts';
import { FoundList } from '../ui/FoundList.tsx';
import { SheetButton } from '../ui/SheetButton.tsx';
import { useReportColumns } from './columns.tsx';
import { ReportFigures } from './ReportFigures.tsx';
import { ReportFilters } from './ReportFilters.tsx';
import { OneShop, ReportKinds } from './ReportKinds.tsx';

type Props = { search: string; everyShop: boolean };

export const ReportScreen = defineScreen(Reports);

function Reports({ search, everyShop }: Props) {
  const { t } = useIsland();
  const found = useAddressList({ search, read: readReport, path: reportPath, create: createReport });
  const { filter, page } = found;
  const hasShops = everyShop && !filter.shopId;
  return (
    <FoundList
      title={t('deskreport:title')}
      actions={<SheetButton call={exportReport} sheet={found.list.sheet} />}
      found={found}
      none={<p>{t('deskreport:none')}</p>}
      columns={useReportColumns({ ...filter, by: page?.by ?? filter.by })}
      idOf={({ key }) => key}
    >
      <ReportKinds now="sales" filter={filter} />
      <ReportFilters found={found} report={page} />
      {everyShop && page?.shop && <OneShop found={found} name={page.shop} />}
      {page && <ReportFigures report={page} figures={[...SALES_FIGURES, ...VISIT_FIGURES]} />}
      <p className="field-hint mb-4">{t('deskreport:hint', { most: REPORT.most })}</p>
      <AddressTabs
        found={found}
        look="desk"
        label={t('deskreport:rows')}
        name="by"
        options={REPORT_BY.filter((by) => by !== 'shop' || hasShops).map(
          (by) => [by, t(`deskreport:by.${by}`)] as const,
        )}
      />
      {filter.by === 'coupon' && <p className="field-hint mb-4">{t('deskreport:couponHint')}</p>}
    </FoundList>
  );
}
