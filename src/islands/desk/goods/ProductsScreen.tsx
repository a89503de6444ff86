import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { goodsFilterPath, readGoodsFilter } from '../../../lib/shared/desk/goods-url.ts';
import { createDeskGoods } from '../../../stores/desk/goods.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import { defineScreen } from '../ui/define-screen.ts';
import { TableFrame } from '../ui/TableFrame.tsx';
import { BulkBar } from './BulkBar.tsx';
import { GoodsFilters } from './GoodsFilters.tsx';
import { GoodsTable } from './GoodsTable.tsx';
import { ListActions } from './ListActions.tsx';
import { NoGoods } from './NoGoods.tsx';
import { StateTabs } from './StateTabs.tsx';

type Props = { search: string; mall: boolean };

/** @param search of the address @param mall whether goods of all shops are here */
export const ProductsScreen = defineScreen(Products);

function Products({ search, mall }: Props) {
  const { t } = useIsland();
  const place = { search, read: readGoodsFilter, path: goodsFilterPath, create: createDeskGoods };
  const { list: goods, filter, now, page, moving, go } = useAddressList(place);
  const choices = useStore(goods.$choices, { ssr: 'initial' });
  useEffect(() => void goods.loadChoices(), [goods]);
  return (
    <>
      <header className="desk-head">
        <h1>{t('deskgoods:list.title')}</h1>
        <ListActions goods={goods} mall={mall} />
      </header>
      <StateTabs filter={filter} counts={page?.counts} onFilter={go} />
      <GoodsFilters goods={goods} filter={filter} mall={mall} onFilter={go} />
      <Loading now={choices} onRetry={goods.loadChoices} />
      <BulkBar goods={goods} />
      <TableFrame
        now={now}
        onRetry={() => void goods.reload()}
        isEmpty={({ items }) => items.length === 0}
        empty={<NoGoods filter={filter} onFilter={go} />}
      >
        {(list) => (
          <section>
            <p className="sr-only" role="status">
              {moving ? t('ui:loading') : t('deskgoods:list.loaded', { total: list.total })}
            </p>
            <GoodsTable goods={goods} list={list} mall={mall} busy={moving} />
            <Pager
              page={list.page}
              pages={list.pages}
              hrefOf={(to) => goodsFilterPath({ ...filter, page: to })}
              onPage={(to) => go({ ...filter, page: to })}
            />
          </section>
        )}
      </TableFrame>
    </>
  );
}
