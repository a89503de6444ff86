import { useMemo } from 'react';
import type { GoodsItem } from '#contract/product/schema.ts';
import { productPath } from '../../../lib/shared/desk/product-url.ts';
import { date } from '../../../lib/shared/format.ts';
import { price } from '../../../lib/shared/price.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { Column } from '../ui/DataTable.tsx';
import { StateTag } from './StateTag.tsx';

export function useGoodsColumns(mall: boolean): Column<GoodsItem>[] {
  const { t, language } = useIsland();
  return useMemo(() => {
    const title = (name: string) => t(`deskgoods:column.${name}`);
    const all: (Column<GoodsItem> | false)[] = [
      { id: 'title', title: title('title'), cell: (row) => <Title row={row} />, sortBy: (row) => row.title },
      mall && { id: 'shop', title: title('shop'), cell: (row) => row.shop, sortBy: (row) => row.shop },
      { id: 'price', title: title('price'), cell: pricesOf, sortBy: (row) => row.price, end: true },
      { id: 'stock', title: title('stock'), cell: (row) => <Stock row={row} />, sortBy: (row) => row.stock, end: true },
      { id: 'sales', title: title('sales'), cell: (row) => row.sales, sortBy: (row) => row.sales, end: true },
      { id: 'status', title: title('status'), cell: (row) => <StateTag status={row.status} /> },
      {
        id: 'updated',
        title: title('updated'),
        cell: (row) => <time dateTime={row.updatedAt}>{date(row.updatedAt, language)}</time>,
        sortBy: (row) => row.updatedAt,
      },
    ];
    return all.filter((column) => column !== false);
  }, [t, language, mall]);
}

const pricesOf = ({ price: from, priceTo }: GoodsItem): string =>
  from === priceTo ? price(from) : `${price(from)} – ${price(priceTo)}`;

function Title({ row: { id, code, title, picture, category } }: { row: GoodsItem }) {
  return (
    <a href={productPath(id)} className="goods-title flex items-center gap-3 min-w-44">
      {picture ? (
        <Picture className="flex-none size-11 rounded-field bg-base-200" path={picture} width={80} />
      ) : (
        <i className="flex-none size-11 rounded-field bg-base-200" aria-hidden="true" />
      )}
      <span>
        <b className="block font-medium">{title || code}</b>
        <small className="text-quiet">
          {code} · {category}
        </small>
      </span>
    </a>
  );
}

function Stock({ row: { stock, low } }: { row: GoodsItem }) {
  const { t } = useIsland();
  const state = stock === 0 ? 'out' : low ? 'low' : undefined;
  return (
    <>
      {stock}
      {state && (
        <small className="block text-warning data-[stock=out]:text-error" data-stock={state}>
          {t(`deskgoods:stock.${state}`)}
        </small>
      )}
    </>
  );
}
