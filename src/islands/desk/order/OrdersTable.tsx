import { useStore } from '@nanostores/react';
import type { DeskOrder, DeskOrderPage } from '#contract/order/desk.schema.ts';
import { orderPath } from '../../../lib/browser/desk/order-url.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { price } from '../../../lib/shared/price.ts';
import type { DeskOrders } from '../../../stores/desk/order-list.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { PointsPrice } from '../../ui/PointsPrice.tsx';
import { Goods } from './Goods.tsx';
import { Marks } from './Marks.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { RefundHint } from './RefundHint.tsx';
import { StatusTag } from './StatusTag.tsx';

type Props = {
  orders: DeskOrders;
  page: DeskOrderPage;
  acts: boolean;
  /** Undefined where the operator sees one shop only. */
  shopHref: ((shopId: number) => string) | undefined;
};

export function OrdersTable({ orders, page, acts, shopHref }: Props) {
  const { t } = useIsland();
  const chosen = useStore(orders.$chosen, { ssr: 'initial' });
  const ids = page.items.map(({ id }) => id);
  const all = ids.every((id) => chosen.has(id));
  return (
    <table className="desk-orders-table w-full border-separate border-spacing-0 rounded-box bg-base-100">
      <thead className="max-lg:hidden">
        <tr className="max-lg:grid max-lg:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]">
          {acts && (
            <th scope="col">
              <input
                type="checkbox"
                className="checkbox checkbox-sm"
                aria-label={t('deskorders:list.chooseAll')}
                checked={all}
                onChange={() => orders.choose(all ? [] : ids)}
              />
            </th>
          )}
          <th scope="col">{t('deskorders:list.column.goods')}</th>
          <th scope="col">{t('deskorders:list.column.recipient')}</th>
          <th scope="col">{t('deskorders:list.column.amount')}</th>
          <th scope="col">{t('deskorders:list.column.status')}</th>
          <th scope="col">{t('deskorders:list.column.actions')}</th>
        </tr>
      </thead>
      {page.items.map((order) => (
        <Order
          key={order.id}
          order={order}
          shopHref={shopHref?.(order.shop.id)}
          chosen={acts ? chosen.has(order.id) : undefined}
          onToggle={() => orders.toggle(order.id)}
          onChange={() => void orders.reload()}
        />
      ))}
    </table>
  );
}

type OrderProps = {
  order: DeskOrder;
  shopHref: string | undefined;
  /** Undefined: rows cannot be selected. */
  chosen: boolean | undefined;
  onToggle: () => void;
  onChange: () => void;
};

function Order({ order, shopHref, chosen, onToggle, onChange }: OrderProps) {
  const { language, t } = useIsland();
  const { id, createdAt, shop, recipient, mobileEnd, payable, freight, remark, group, form, points, word } = order;
  const columns = chosen === undefined ? 5 : 6;
  return (
    <tbody data-order={id}>
      <tr className="max-lg:grid max-lg:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]">
        <th
          className="py-2 px-3.5 border-y border-y-base-300 text-start text-sm font-normal bg-[color-mix(in_oklab,var(--color-base-200)_50%,var(--color-base-100))]"
          colSpan={columns}
          scope="rowgroup"
        >
          <a className="me-5 tabular-nums hover:underline" href={orderPath(id)}>
            {t('deskorders:list.of', { id })}
          </a>
          <time className="me-5 tabular-nums text-quiet" dateTime={createdAt}>
            {dateTime(createdAt, language)}
          </time>
          {shopHref && shop.id > 0 ? (
            <a className="me-5 tabular-nums hover:underline" href={shopHref}>
              {shop.name}
            </a>
          ) : (
            <span className="me-5 tabular-nums text-quiet">{shop.name}</span>
          )}
        </th>
      </tr>
      <tr className="max-lg:grid max-lg:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]">
        {chosen !== undefined && (
          <td className="first-of-type:has-[>_input]:w-11 max-lg:has-[.desk-goods]:col-span-full">
            <input
              type="checkbox"
              className="checkbox checkbox-sm"
              aria-label={t('deskorders:list.choose', { id })}
              checked={chosen}
              onChange={onToggle}
            />
          </td>
        )}
        <td className="first-of-type:has-[>_input]:w-11 max-lg:has-[.desk-goods]:col-span-full">
          {form !== 'goods' && <span className="tag tag-quiet">{t(`order:kind.${form}`)}</span>}
          <Goods lines={order.lines} />
          {remark && (
            <p className="mt-2 text-sm wrap-anywhere">
              <b className="font-medium text-quiet">{t('deskorders:list.remark')}</b> {remark}
            </p>
          )}
        </td>
        <td className="first-of-type:has-[>_input]:w-11 max-lg:has-[.desk-goods]:col-span-full">
          {recipient}
          {mobileEnd && <small className="whitespace-nowrap">{t('deskorders:list.phone', { end: mobileEnd })}</small>}
        </td>
        <td className="tabular-nums first-of-type:has-[>_input]:w-11 max-lg:has-[.desk-goods]:col-span-full">
          {form === 'points' ? <PointsPrice points={points} money={payable} size="base" /> : price(payable)}
          {freight > 0 && <small>{t('deskorders:list.freight', { amount: price(freight) })}</small>}
        </td>
        <td className="first-of-type:has-[>_input]:w-11 max-lg:has-[.desk-goods]:col-span-full">
          <StatusTag order={order} />
          <div>
            <RefundHint order={order} />
            <Marks order={order} />
          </div>
          {group && (word === 'toPay' || word === 'toGroup') && (
            <small className="block text-quiet">{t(`order:group.${group.state}`, { n: group.missing })}</small>
          )}
        </td>
        <td className="first-of-type:has-[>_input]:w-11 max-lg:has-[.desk-goods]:col-span-full">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <MoveButtons order={order} size="sm" onDone={onChange} />
            <a href={orderPath(id)} className="link-button" aria-label={t('deskorders:list.openOf', { id })}>
              {t('deskorders:list.open')}
            </a>
          </div>
        </td>
      </tr>
    </tbody>
  );
}
