import { useState } from 'react';
import type { DeskStoreBrief, DeskStores } from '#contract/store/schema.ts';
import {
  readStoresFilter,
  STORE_TABS,
  type StoresFilter,
  statusOfTab,
  storePath,
  storesPath,
} from '../../../lib/browser/desk/stores-url.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { createStores } from '../../../stores/desk/stores.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { inPage } from '../../ui/in-page.ts';
import { Pager } from '../../ui/Pager.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { Filters } from '../ui/Filters.tsx';
import { TableFrame } from '../ui/TableFrame.tsx';
import { NewShopDialog } from './NewShopDialog.tsx';

type Props = { search: string };

/** Applications that wait for an answer, and the stores that came of others. */
export const StoresScreen = defineScreen(Stores);

function Stores({ search }: Props) {
  const { t } = useIsland();
  const [adding, setAdding] = useState(false);
  const place = { search, read: readStoresFilter, path: storesPath, create: createStores };
  const { list, filter, now, page: shown, moving, go } = useAddressList(place);
  return (
    <>
      <header className="desk-head">
        <h1>{t('deskstores:title')}</h1>
        <Button size="sm" onClick={() => setAdding(true)}>
          {t('deskstores:add')}
        </Button>
      </header>
      {adding && <NewShopDialog onClose={() => setAdding(false)} />}
      <Tabs filter={filter} counts={shown?.counts} onFilter={go} />
      <Filters
        label={t('deskstores:search')}
        placeholder={t('deskstores:search')}
        name="search"
        text={filter.search}
        rest={{ tab: filter.tab }}
        onFind={(text) => go({ ...filter, search: text, page: 1 })}
        onClear={filter.search ? () => go({ ...filter, search: '', page: 1 }) : undefined}
      >
        {() => null}
      </Filters>
      <TableFrame
        now={now}
        onRetry={list.reload}
        isEmpty={({ items }) => !items.length}
        empty={<p>{t(filter.search ? 'deskstores:noneFound' : `deskstores:none.${filter.tab}`)}</p>}
      >
        {({ items, page, pages }) => (
          <>
            <Rows rows={items} busy={moving} />
            <Pager
              page={page}
              pages={pages}
              hrefOf={(to) => storesPath({ ...filter, page: to })}
              onPage={(to) => go({ ...filter, page: to })}
            />
          </>
        )}
      </TableFrame>
    </>
  );
}

type TabsProps = {
  filter: StoresFilter;
  counts: DeskStores['counts'] | undefined;
  onFilter: (filter: StoresFilter) => void;
};

function Tabs({ filter, counts, onFilter }: TabsProps) {
  const { t } = useIsland();
  const countOf = (status: number | undefined) =>
    status === undefined ? Object.values(counts ?? {}).reduce((sum, n) => sum + n, 0) : (counts?.[status] ?? 0);
  return (
    <nav className="desk-tabs" aria-label={t('deskstores:tabs')}>
      {STORE_TABS.map((tab) => (
        <a
          key={tab}
          className="hover:text-price [&[aria-current]]:font-semibold [&[aria-current]]:border-primary"
          href={storesPath({ ...filter, tab, page: 1 })}
          aria-current={tab === filter.tab ? 'page' : undefined}
          onClick={inPage(() => onFilter({ ...filter, tab, page: 1 }))}
        >
          {t(`deskstores:tab.${tab}`)}
          {counts && <b>{countOf(statusOfTab(tab))}</b>}
        </a>
      ))}
    </nav>
  );
}

function Rows({ rows, busy }: { rows: readonly DeskStoreBrief[]; busy: boolean }) {
  const { t, language } = useIsland();
  const columns: Column<DeskStoreBrief>[] = [
    { id: 'name', title: t('deskstores:name'), cell: ({ id, name }) => <a href={storePath(id)}>{name}</a> },
    { id: 'category', title: t('deskstores:category'), cell: ({ category }) => category },
    { id: 'applicant', title: t('deskstores:applicant'), cell: ({ applicant }) => applicant },
    { id: 'status', title: t('deskstores:status'), cell: ({ status }) => t(`deskstores:state.${status}`) },
    { id: 'rounds', end: true, title: t('deskstores:rounds'), cell: ({ rounds }) => rounds },
    { id: 'at', title: t('deskstores:sentAt'), cell: ({ submittedAt }) => dateTime(submittedAt, language) },
  ];
  return (
    <DataTable
      caption={t('deskstores:title')}
      columns={columns}
      rows={rows}
      idOf={({ id }) => String(id)}
      busy={busy}
    />
  );
}
