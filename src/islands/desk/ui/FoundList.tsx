import type { ReactNode } from 'react';
import type { Resource } from '../../../stores/public/resource.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { type Column, DataTable, type Selection } from './DataTable.tsx';
import { TableFrame } from './TableFrame.tsx';

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

export function FoundList<Row extends object>(props: Props<Row>) {
  const { title, actions, children, found, none, loaded, card = false, busy = found.moving, ...table } = props;
  const rows = (
    <FoundRows found={found} none={none} loaded={loaded}>
      {(items) => <DataTable {...table} caption={title} rows={items} busy={busy} />}
    </FoundRows>
  );
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

type RowsProps<Row> = Pick<Props<Row>, 'found' | 'none' | 'loaded'> & {
  skeleton?: ReactNode;
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
      <TableFrame now={now} onRetry={list.reload} isEmpty={() => count === 0} empty={none} skeleton={skeleton}>
        {() => page && children(page.items)}
      </TableFrame>
      {page?.page && page.pages && hrefOf && (
        <Pager page={page.page} pages={page.pages} hrefOf={hrefOf} onPage={onPage} />
      )}
    </>
  );
}
