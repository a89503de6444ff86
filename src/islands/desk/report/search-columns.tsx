import { saveDocument } from '#contract/documents/desk.calls.ts';
import type { SearchReportRow } from '#contract/report/desk.schema.ts';
import { SEARCH_FIGURES } from '../../../lib/browser/desk/report.ts';
import { wordsPath } from '../../../lib/browser/desk/words-url.ts';
import { grouped } from '../../../lib/shared/price.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import type { Column } from '../ui/DataTable.tsx';
import { May } from '../ui/may.tsx';
import { TwoLines } from '../ui/TwoLines.tsx';
import { useFigureColumn } from './columns.tsx';

export function useSearchReportColumns(): Column<SearchReportRow>[] {
  const { t } = useIsland();
  const column = useFigureColumn<SearchReportRow['now'], SearchReportRow>();
  return [
    {
      id: 'words',
      title: t('deskreport:row.words'),
      cell: ({ words, language }) => (
        <TwoLines note={t(`desk:language.${language}`)}>
          <a
            className="link"
            href={`/search?${new URLSearchParams({ searchText: words })}`}
            target="_blank"
            rel="noopener"
          >
            {words}
          </a>
        </TwoLines>
      ),
    },
    ...SEARCH_FIGURES.map(column),
    {
      id: 'total',
      end: true,
      title: t('deskreport:lastTotal'),
      cell: ({ total }) => (total === null ? '—' : grouped(total)),
    },
    { id: 'improve', title: t('deskreport:improve'), cell: ({ words }) => <Improve words={words} /> },
  ];
}

function Improve({ words }: { words: string }) {
  const { t } = useIsland();
  return (
    <May call={saveDocument('words')}>
      <span className="flex gap-2 whitespace-nowrap">
        {(['group', 'redirect'] as const).map((part) => (
          <a
            key={part}
            className="btn btn-sm btn-outline"
            href={wordsPath({ group: '', redirect: '', [part]: words })}
            aria-label={t(`deskreport:begin.${part}For`, { words })}
          >
            {t(`deskreport:begin.${part}`)}
          </a>
        ))}
      </span>
    </May>
  );
}
