import { exportSearchReport } from '#contract/report/desk.calls.ts';
import { REPORT } from '#contract/report/desk.values.ts';
import { NOT_PRESSED, SEARCHES_BY } from '#contract/report/searches.values.ts';
import { SEARCH_FIGURES } from '../../../lib/browser/desk/report.ts';
import { readSearchReport, searchReportPath } from '../../../lib/browser/desk/report-url.ts';
import { createSearchReport } from '../../../stores/desk/report.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import { defineScreen } from '../ui/define-screen.ts';
import { ReportFrame } from './ReportFrame.tsx';
import { useSearchReportColumns } from './search-columns.tsx';

export const SearchReportScreen = defineScreen(SearchReports);

function SearchReports({ search }: { search: string }) {
  const { t } = useIsland();
  const found = useAddressList({ search, read: readSearchReport, path: searchReportPath, create: createSearchReport });
  const { by } = found.filter;
  return (
    <ReportFrame
      kind="searches"
      texts={{
        title: t('deskreport:searchesTitle'),
        none: t(`deskreport:searchesNone.${by}`),
        hint: t('deskreport:searchesHint', { most: REPORT.most }),
      }}
      found={found}
      exported={exportSearchReport}
      figures={SEARCH_FIGURES}
      columns={useSearchReportColumns()}
      idOf={({ language, words }) => `${language} ${words}`}
      groups={SEARCHES_BY}
    >
      {by === 'notPressed' && <p className="field-hint mb-4">{t('deskreport:notPressedHint', NOT_PRESSED)}</p>}
    </ReportFrame>
  );
}
