import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import { changeProducts } from '#contract/product/desk.calls.ts';
import type { GoodsList } from '#contract/product/schema.ts';
import { goodsFilterPath, readGoodsFilter } from '../../../lib/shared/desk/product-url.ts';
import { createDeskGoods } from '../../../stores/desk/product-list.ts';
import { AddressTabs } from '../../ui/AddressTabs.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import { defineScreen } from '../ui/define-screen.ts';
import { FoundList } from '../ui/FoundList.tsx';
import { useMay } from '../ui/may.tsx';
import { BulkBar } from './BulkBar.tsx';
import { useGoodsColumns } from './columns.tsx';
import { GoodsFilters } from './GoodsFilters.tsx';
import { ListActions } from './ListActions.tsx';
import { NoGoods } from './NoGoods.tsx';

type Props = { search: string; mall: boolean };

/** @param mall whether the list holds the products of all shops */
export const ProductsScreen = defineScreen(Products);

function Products({ search, mall }: Props) {
  const { t } = useIsland();
  const found = useAddressList({ search, read: readGoodsFilter, path: goodsFilterPath, create: createDeskGoods });
  const { list: goods, filter, page, go } = found;
  const edits = useMay()(changeProducts);
  const chosen = useStore(goods.$chosen, { ssr: 'initial' });
  const choices = useStore(goods.$choices, { ssr: 'initial' });
  useEffect(() => void goods.loadChoices(), [goods]);
  return (
    <FoundList
      title={t('deskgoods:list.title')}
      actions={<ListActions goods={goods} mall={mall} />}
      found={found}
      none={<NoGoods filter={filter} onFilter={go} />}
      loaded={page && t('deskgoods:list.loaded', { total: page.total })}
      columns={useGoodsColumns(mall)}
      selection={edits ? { chosen, onChoose: goods.choose, nameOf: ({ title, code }) => title || code } : undefined}
    >
      <AddressTabs
        found={found}
        look="desk"
        label={t('deskgoods:list.states')}
        name="status"
        options={['', ...Object.values(PUBLISH_STATUS).map(String)].map((status) => [
          status,
          t(`deskgoods:status.${status || 'all'}`),
          page && countOf(page, status),
        ])}
      />
      <GoodsFilters found={found} choices={choices.value} mall={mall} />
      <Loading now={choices} onRetry={goods.loadChoices} />
      {edits && <BulkBar goods={goods} total={page?.total ?? 0} mall={mall} />}
    </FoundList>
  );
}

const countOf = ({ counts }: GoodsList, status: string): number =>
  status ? (counts[status] ?? 0) : Object.values(counts).reduce((sum, n) => sum + n, 0);
