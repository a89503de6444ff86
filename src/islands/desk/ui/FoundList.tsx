import type { ReactNode } from 'react';
import type { Resource } from '../../../lib/shared/api/resource.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { type Column, DataTable, type Selection } from './DataTable.tsx';

export type Found<Row> = {
  list: { reload: () => unknown };
  now: Resource<unknown>;
  page: { items: readonly Row[]; total?: number; page?: number; pages?: number } | undefined;
  moving?: boolean;
  hrefOf?: (page: number) => string;
  onPage?: (page: number) => void;
};

type Props<Row> = {
  title: string;
  actions?: ReactNode;
  children?: ReactNode;
  found: Found<Row>;
  none: ReactNode;
  columns: readonly Column<Row>[];
  idOf?: (row: Row) => string;
  selection?: Selection<Row> | undefined;
  busy?: boolean;
  loaded?: string | undefined;
  card?: boolean;
};

export function FoundList<Row extends object>({ title, actions, children, card = false, ...list }: Props<Row>) {
  const rows = <FoundTable {...list} title={title} />;
  return (
    <>
      <header className="desk-head">
        <h1>{title}</h1>
        {actions}
      </header>
      {children}
      {card ? <section className="desk-card">{rows}</section> : rows}
    </>
  );
}

type SectionProps<Row> = TableProps<Row> & { id: string; hint?: string; className?: string };

/** A list that is a part of a screen. @param id of its heading */
export function FoundSection<Row extends object>({ id, hint, className = '', ...list }: SectionProps<Row>) {
  return (
    <section className={`desk-card ${className}`} aria-labelledby={id}>
      <h2 id={id} className={`${hint ? 'mb-1' : 'mb-3'} font-semibold`}>
        {list.title}
      </h2>
      {hint && <p className="field-hint mb-4">{hint}</p>}
      <FoundTable {...list} />
    </section>
  );
}

type TableProps<Row> = Omit<Props<Row>, 'actions' | 'children' | 'card'> & { skeleton?: ReactNode };

function FoundTable<Row extends object>(props: TableProps<Row>) {
  const { title, found, none, loaded, skeleton, busy = found.moving, ...table } = props;
  return (
    <FoundRows found={found} none={none} loaded={loaded} skeleton={skeleton}>
      {(items) => <DataTable {...table} caption={title} rows={items} busy={busy} />}
    </FoundRows>
  );
}

type RowsProps<Row> = Pick<TableProps<Row>, 'found' | 'none' | 'loaded' | 'skeleton'> & {
  children: (items: readonly Row[]) => ReactNode;
};

export function FoundRows<Row>({ found, none, loaded, skeleton, children }: RowsProps<Row>) {
  const { t } = useIsland();
  const { list, now, page, moving, hrefOf, onPage } = found;
  const count = page?.total ?? page?.items.length;
  return (
    <>
      {loaded !== undefined && page && (
        <p className="sr-only" role="status">
          {moving ? t('ui:loading') : loaded}
        </p>
      )}
      <Loading now={now} onRetry={list.reload}>
        <p className="sr-only" role="status">
          {t('ui:loading')}
        </p>
        {skeleton ?? <Skeleton count={6} className="h-12" />}
      </Loading>
      {page && (count === 0 ? <div className="desk-empty">{none}</div> : children(page.items))}
      {!!page?.page && !!page.pages && hrefOf && (
        <Pager page={page.page} pages={page.pages} hrefOf={hrefOf} onPage={onPage} />
      )}
    </>
  );
}
