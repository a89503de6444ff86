import type { ImportReport } from '#contract/product/schema.ts';
import { IMPORT_ACTIONS, SHEET_COLUMNS, type SheetColumn } from '#contract/product/sheet.values.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

const MOST = 200;

export function ImportRows({ report: { rows, applied, next, total } }: { report: ImportReport }) {
  const { t, language } = useIsland();
  const count = (action: string) => rows.filter((row) => row.action === action).length;
  const bad = rows.filter(({ action }) => action === 'bad');
  const columnOf = (name: string) => SHEET_COLUMNS[name as SheetColumn]?.[language] ?? '';
  return (
    <div className="grid gap-4 my-4">
      <p role="status">
        <b>{t(applied ? 'deskgoods:file.applied' : 'deskgoods:file.look')}</b>
        <br />
        {t('deskgoods:file.summary', Object.fromEntries(IMPORT_ACTIONS.map((action) => [action, count(action)])))}
        {applied && next !== null && (
          <>
            <br />
            {t('deskgoods:file.stopped', { n: total - next })}
          </>
        )}
      </p>
      {bad.length > 0 && (
        // A box that scrolls has to be reached by keys.
        <section
          className="desk-table desk-table-box max-h-72 border border-base-300 text-sm aria-busy:opacity-60"
          aria-label={t('deskgoods:file.bad')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: as said
          tabIndex={0}
        >
          <table>
            <caption className="sr-only">{t('deskgoods:file.bad')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('deskgoods:file.line')}</th>
                <th scope="col">{t('deskgoods:column.title')}</th>
                <th scope="col">{t('deskgoods:file.column')}</th>
                <th scope="col">{t('deskgoods:file.why')}</th>
              </tr>
            </thead>
            <tbody>
              {bad.slice(0, MOST).map(({ line, code, spec, column, msg }) => (
                <tr key={line}>
                  <td>{line}</td>
                  <td>{[code, spec].filter(Boolean).join(' · ')}</td>
                  <td>{columnOf(column)}</td>
                  <td>{msg}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {bad.length > MOST && <p>{t('deskgoods:file.more', { n: bad.length - MOST })}</p>}
        </section>
      )}
    </div>
  );
}
