import type { ReactNode } from 'react';
import type { ImportReport } from '#contract/product/schema.ts';
import { IMPORT_ACTIONS, SHEET_COLUMNS, type SheetColumn } from '#contract/product/sheet.values.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

const MOST = 200;

type Report = ImportReport;
type Row = Report['rows'][number];

export function ImportRows({ report }: { report: Report }) {
  const { t } = useIsland();
  const { rows, applied, next, total, stock, moves } = report;
  const count = (action: string) => rows.filter((row) => row.action === action).length;
  const bad = rows.filter(({ action }) => action === 'bad');
  const listed = rows.filter(({ changes }) => changes.length > 0);
  const changing = count('new') + count('change');
  return (
    <div className="grid gap-4 my-4">
      <p role="status">
        <b>{t(applied ? 'deskgoods:file.applied' : 'deskgoods:file.look')}</b>
        <br />
        {t('deskgoods:file.summary', Object.fromEntries(IMPORT_ACTIONS.map((action) => [action, count(action)])))}
        {stock.rows > 0 && (
          <>
            <br />
            {t('deskgoods:file.stock', { n: stock.rows, pieces: signed(stock.pieces) })}
          </>
        )}
        {moves > 0 && (
          <>
            <br />
            {t('deskgoods:file.moves', { n: moves })}
          </>
        )}
        {applied && next !== null && (
          <>
            <br />
            {t('deskgoods:file.stopped', { n: total - next })}
          </>
        )}
      </p>
      {bad.length > 0 && <BadRows rows={bad} />}
      {!applied && listed.length > 0 && <ChangedRows rows={listed} more={changing - listed.length} />}
    </div>
  );
}

const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));

function useColumnNames(): (name: string) => string {
  const { language } = useIsland();
  return (name) => SHEET_COLUMNS[name as SheetColumn]?.[language] ?? '';
}

const named = ({ code, spec }: Row): string => [code, spec].filter(Boolean).join(' · ');

function BadRows({ rows }: { rows: readonly Row[] }) {
  const { t } = useIsland();
  const columnOf = useColumnNames();
  return (
    <RowBox title={t('deskgoods:file.bad')} heads={['file.line', 'column.title', 'file.column', 'file.why']}>
      {rows.slice(0, MOST).map((row) => (
        <tr key={row.line}>
          <td>{row.line}</td>
          <td>{named(row)}</td>
          <td>{columnOf(row.column)}</td>
          <td>{row.msg}</td>
        </tr>
      ))}
      <MoreRows n={rows.length - MOST} />
    </RowBox>
  );
}

function ChangedRows({ rows, more }: { rows: readonly Row[]; more: number }) {
  const { t } = useIsland();
  const columnOf = useColumnNames();
  const shown = rows.slice(0, MOST);
  return (
    <RowBox title={t('deskgoods:file.changes')} heads={['file.line', 'column.title', 'file.becomes']}>
      {shown.map((row) => (
        <tr key={row.line}>
          <td>{row.line}</td>
          <td>{named(row)}</td>
          <td>
            {row.changes.map(({ column, from, to }) => (
              <span key={column} className="block">
                <span className="text-quiet">{columnOf(column)} </span>
                {from && `${from} → `}
                {to || t('deskgoods:file.empty')}
              </span>
            ))}
          </td>
        </tr>
      ))}
      <MoreRows n={rows.length - shown.length + more} />
    </RowBox>
  );
}

function MoreRows({ n }: { n: number }) {
  const { t } = useIsland();
  if (n <= 0) return null;
  return (
    <tr>
      <td colSpan={4} className="text-quiet">
        {t('deskgoods:file.more', { n })}
      </td>
    </tr>
  );
}

function RowBox({ title, heads, children }: { title: string; heads: readonly string[]; children: ReactNode }) {
  const { t } = useIsland();
  return (
    // A box that scrolls has to be reached by keys.
    <section
      className="desk-table desk-table-box max-h-72 border border-base-300 text-sm aria-busy:opacity-60"
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: as said
      tabIndex={0}
    >
      <table>
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {t(`deskgoods:${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
