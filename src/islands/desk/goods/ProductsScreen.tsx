import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { goodsWishPath, readGoodsWish } from '../../../lib/desk/goods-url.ts';
import type { Words } from '../../../lib/i18n/fill.ts';
import { createDeskGoods } from '../../../stores/desk/goods.ts';
import { useGround } from '../../ui/Ground.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import { DeskGround } from '../ui/DeskGround.tsx';
import { TableFrame } from '../ui/TableFrame.tsx';
import { BulkBar } from './BulkBar.tsx';
import { GoodsFilters } from './GoodsFilters.tsx';
import { GoodsTable } from './GoodsTable.tsx';
import { ListActions } from './ListActions.tsx';
import { NoGoods } from './NoGoods.tsx';
import { StateTabs } from './StateTabs.tsx';

type Props = { words: Words; search: string; mall: boolean };

/** @param search of the address @param mall whether goods of all shops are here */
export function ProductsScreen({ words, ...props }: Props) {
  return (
    <DeskGround words={words}>
      <Products {...props} />
    </DeskGround>
  );
}

function Products({ search, mall }: Omit<Props, 'words'>) {
  const { t } = useGround();
  const place = { search, read: readGoodsWish, path: goodsWishPath, create: createDeskGoods };
  const { list: goods, wish, now, page, moving, go } = useAddressList(place);
  const choices = useStore(goods.$choices, { ssr: 'initial' });
  useEffect(() => void goods.loadChoices(), [goods]);
  return (
    <>
      <header className="desk-head">
        <h1>{t('deskgoods:list.title')}</h1>
        <ListActions goods={goods} mall={mall} />
      </header>
      <StateTabs wish={wish} counts={page?.counts} onWish={go} />
      <GoodsFilters goods={goods} wish={wish} mall={mall} onWish={go} />
      <Loading now={choices} onRetry={goods.loadChoices} />
      <BulkBar goods={goods} mall={mall} />
      <TableFrame
        now={now}
        onRetry={() => void goods.reload()}
        isEmpty={({ items }) => items.length === 0}
        empty={<NoGoods wish={wish} onWish={go} />}
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
              hrefOf={(to) => goodsWishPath({ ...wish, page: to })}
              onPage={(to) => go({ ...wish, page: to })}
            />
          </section>
        )}
      </TableFrame>
    </>
  );
}
