import { useStore } from '@nanostores/react';
import { DESK_REFUND_TABS } from '#contract/refund/values.ts';
import { deskRefundsPath, readDeskRefunds } from '../../../lib/browser/desk/refunds-url.ts';
import { createDeskRefunds } from '../../../stores/desk/refunds.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { inPage } from '../../ui/in-page.ts';
import { Pager } from '../../ui/Pager.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import { defineScreen } from '../ui/define-screen.ts';
import { Filters } from '../ui/Filters.tsx';
import { SheetButton } from '../ui/SheetButton.tsx';
import { TableFrame } from '../ui/TableFrame.tsx';
import { Agreeing } from './Agreeing.tsx';
import { Figures } from './Figures.tsx';
import { Place } from './Place.tsx';
import { RefundsTable } from './RefundsTable.tsx';

type Props = {
  /** Of the address. */
  search: string;
  /** Works for one shop, and answers its refunds. */
  ofShop: boolean;
};

export const RefundsScreen = defineScreen(Refunds);

function Refunds({ search, ofShop }: Props) {
  const { t } = useIsland();
  const place = { search, read: readDeskRefunds, path: deskRefundsPath, create: createDeskRefunds };
  const { list: refunds, filter, now, page, moving, go } = useAddressList(place);
  const busy = useStore(refunds.$busy, { ssr: 'initial' });
  const agrees = ofShop && filter.tab === 'toAnswer';
  return (
    <>
      <header className="desk-head">
        <h1>{t('deskrefunds:title')}</h1>
        <SheetButton sheet={refunds.sheet} />
      </header>
      <Figures />
      <Place />
      <nav className="desk-tabs" aria-label={t('deskrefunds:tabs')}>
        {DESK_REFUND_TABS.map((tab) => (
          <a
            key={tab}
            className="hover:text-price [&[aria-current]]:font-semibold [&[aria-current]]:border-primary"
            href={deskRefundsPath({ ...filter, tab, page: 1 })}
            aria-current={tab === filter.tab ? 'page' : undefined}
            onClick={inPage(() => go({ ...filter, tab, page: 1 }))}
          >
            {t(`deskrefunds:tab.${tab}`)}
            {page && <b>{page.counts[tab]}</b>}
          </a>
        ))}
      </nav>
      <Filters
        label={t('deskrefunds:search')}
        placeholder={t('deskrefunds:placeholder')}
        name="text"
        text={filter.text}
        rest={{ tab: filter.tab, shopId: filter.shopId }}
        onFind={(text) => go({ ...filter, text, page: 1 })}
        onClear={filter.text || filter.shopId ? () => go({ ...filter, text: '', shopId: '', page: 1 }) : undefined}
      >
        {() => null}
      </Filters>
      {agrees && <Agreeing refunds={refunds} />}
      <TableFrame
        now={now}
        onRetry={refunds.reload}
        isEmpty={({ items }) => !items.length}
        empty={<p>{t(filter.text ? 'deskrefunds:noneFound' : 'deskrefunds:none')}</p>}
      >
        {(shown) => (
          <>
            <RefundsTable refunds={refunds} page={shown} chooses={agrees} busy={moving || busy} />
            <Pager
              page={shown.page}
              pages={shown.pages}
              hrefOf={(to) => deskRefundsPath({ ...filter, page: to })}
              onPage={(to) => go({ ...filter, page: to })}
            />
          </>
        )}
      </TableFrame>
    </>
  );
}
