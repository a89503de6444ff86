import type { DeskShopperBrief } from '#contract/shopper/schema.ts';
import { readShoppersFilter, shopperPath, shoppersPath } from '../../../lib/browser/desk/shoppers-url.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { createShoppers } from '../../../stores/desk/shoppers.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { inPage } from '../../ui/in-page.ts';
import { Pager } from '../../ui/Pager.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { DayFilters } from '../ui/DayFilters.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { SheetButton } from '../ui/SheetButton.tsx';
import { TableFrame } from '../ui/TableFrame.tsx';
import { StateTag } from './StateTag.tsx';

type Props = { search: string };

/** Shoppers of the mall, and who of them is locked. */
export const ShoppersScreen = defineScreen(Shoppers);

function Shoppers({ search }: Props) {
  const { t } = useIsland();
  const place = { search, read: readShoppersFilter, path: shoppersPath, create: createShoppers };
  const { list, filter, now, moving, go } = useAddressList(place);
  return (
    <>
      <header className="desk-head">
        <h1>{t('deskshoppers:title')}</h1>
        <SheetButton sheet={list.sheet} />
      </header>
      <nav className="desk-tabs" aria-label={t('deskshoppers:tabs')}>
        {(['', '1'] as const).map((locked) => {
          const to = { ...filter, locked, page: 1 };
          return (
            <a
              key={locked}
              className="hover:text-price [&[aria-current]]:font-semibold [&[aria-current]]:border-primary"
              href={shoppersPath(to)}
              aria-current={locked === filter.locked ? 'page' : undefined}
              onClick={inPage(() => go(to))}
            >
              {t(locked ? 'deskshoppers:tab.locked' : 'deskshoppers:tab.all')}
            </a>
          );
        })}
      </nav>
      <DayFilters
        filter={filter}
        label={t('deskshoppers:search')}
        placeholder={t('deskshoppers:placeholder')}
        from={t('deskshoppers:from')}
        rest={{ locked: filter.locked }}
        onFilter={(part) => go({ ...filter, ...part, page: 1 })}
      />
      <TableFrame
        now={now}
        onRetry={list.reload}
        isEmpty={({ items }) => !items.length}
        empty={<p>{t(filter.text ? 'deskshoppers:noneFound' : 'deskshoppers:none')}</p>}
      >
        {({ items, page, pages }) => (
          <>
            <Rows rows={items} busy={moving} />
            <Pager
              page={page}
              pages={pages}
              hrefOf={(to) => shoppersPath({ ...filter, page: to })}
              onPage={(to) => go({ ...filter, page: to })}
            />
          </>
        )}
      </TableFrame>
    </>
  );
}

function Rows({ rows, busy }: { rows: readonly DeskShopperBrief[]; busy: boolean }) {
  const { t, language } = useIsland();
  const columns: Column<DeskShopperBrief>[] = [
    { id: 'name', title: t('deskshoppers:name'), cell: ({ id, userName }) => <a href={shopperPath(id)}>{userName}</a> },
    { id: 'nick', title: t('deskshoppers:nick'), cell: ({ nickName }) => nickName },
    { id: 'mobile', title: t('deskshoppers:mobile'), cell: ({ mobile }) => mobile },
    { id: 'level', end: true, title: t('deskshoppers:level'), cell: ({ level }) => level },
    { id: 'state', title: t('deskshoppers:state'), cell: ({ locked }) => <StateTag locked={locked} /> },
    { id: 'at', title: t('deskshoppers:createdAt'), cell: ({ createdAt }) => dateTime(createdAt, language) },
  ];
  return (
    <DataTable
      caption={t('deskshoppers:title')}
      columns={columns}
      rows={rows}
      idOf={({ id }) => String(id)}
      busy={busy}
    />
  );
}
