import { exportSearchReport } from '#contract/report/desk.calls.ts';
import { REPORT } from '#contract/report/desk.values.ts';
import { NOT_PRESSED, SEARCHES_BY } from '#contract/report/searches.values.ts';
import { SEARCH_FIGURES } from '../../../lib/browser/desk/report.ts';
import { readSearchReport, searchReportPath } from '../../../lib/browser/desk/report-url.ts';
import { createSearchReport } from '../../../stores/desk/report.ts';
import { AddressTabs } from '../../ui/AddressTabs.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import { defineScreen } from '../ui/define-screen.ts';
import { FoundList } from '../ui/FoundList.tsx';
import { SheetButton } from '../ui/SheetButton.tsx';
import { ReportFigures } from './ReportFigures.tsx';
import { ReportFilters } from './ReportFilters.tsx';
import { ReportKinds } from './ReportKinds.tsx';
import { useSearchReportColumns } from './search-columns.tsx';

export const SearchReportScreen = defineScreen(SearchReports);

function SearchReports({ search }: { search: string }) {
  const { t } = useIsland();
  const found = useAddressList({
    search,
    read: readSearchReport,
    path: searchReportPath,
    create: createSearchReport,
  });
  const { filter, page } = found;
  return (
    <FoundList
      title={t('deskreport:searchesTitle')}
      actions={<SheetButton call={exportSearchReport} sheet={found.list.sheet} />}
      found={found}
      none={<p>{t(`deskreport:searchesNone.${filter.by}`)}</p>}
      columns={useSearchReportColumns()}
      idOf={({ language, words }) => `${language} ${words}`}
    >
      <ReportKinds now="searches" filter={filter} />
      <ReportFilters found={found} report={page} />
      {page && <ReportFigures report={page} figures={SEARCH_FIGURES} />}
      <p className="field-hint mb-4">{t('deskreport:searchesHint', { most: REPORT.most })}</p>
      <AddressTabs
        found={found}
        look="desk"
        label={t('deskreport:rows')}
        name="by"
        options={SEARCHES_BY.map((by) => [by, t(`deskreport:by.${by}`)] as const)}
      />
      {filter.by === 'notPressed' && <p className="field-hint mb-4">{t('deskreport:notPressedHint', NOT_PRESSED)}</p>}
    </FoundList>
  );
}
