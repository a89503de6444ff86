import { useStore } from '@nanostores/react';
import type { DeskOrder, DeskOrderPage } from '#contract/order/desk.schema.ts';
import { orderPath } from '../../../lib/browser/desk/orders-url.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { price } from '../../../lib/shared/price.ts';
import type { DeskOrders } from '../../../stores/desk/orders.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Goods } from './Goods.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { RefundHint } from './RefundHint.tsx';
import { StatusTag } from './StatusTag.tsx';

type Props = {
  orders: DeskOrders;
  page: DeskOrderPage;
  acts: boolean;
  /** The list of one shop alone; undefined where there is only one to see. */
  shopHref: ((shopId: number) => string) | undefined;
};

export function OrdersTable({ orders, page, acts, shopHref }: Props) {
  const { t } = useIsland();
  const chosen = useStore(orders.$chosen, { ssr: 'initial' });
  const ids = page.items.map(({ id }) => id);
  const all = ids.every((id) => chosen.has(id));
  return (
    <table className="desk-orders-table">
      <thead>
        <tr>
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
  const { id, createdAt, shop, recipient, mobileEnd, payable, freight, status, remark, group, kind, points } = order;
  const columns = chosen === undefined ? 5 : 6;
  return (
    <tbody data-order={id}>
      <tr className="desk-order-head">
        <th colSpan={columns} scope="rowgroup">
          <a href={orderPath(id)}>{t('deskorders:list.of', { id })}</a>
          <time dateTime={createdAt}>{dateTime(createdAt, language)}</time>
          {shopHref && shop.id > 0 ? <a href={shopHref}>{shop.name}</a> : <span>{shop.name}</span>}
        </th>
      </tr>
      <tr>
        {chosen !== undefined && (
          <td>
            <input
              type="checkbox"
              className="checkbox checkbox-sm"
              aria-label={t('deskorders:list.choose', { id })}
              checked={chosen}
              onChange={onToggle}
            />
          </td>
        )}
        <td>
          {kind !== 'goods' && <span className="tag tag-quiet">{t(`order:kind.${kind}`)}</span>}
          <Goods lines={order.lines} />
          {remark && (
            <p className="desk-remark">
              <b>{t('deskorders:list.remark')}</b> {remark}
            </p>
          )}
        </td>
        <td>
          {recipient}
          {mobileEnd && <small>{t('deskorders:list.phone', { end: mobileEnd })}</small>}
        </td>
        <td className="tabular-nums">
          {price(payable)}
          {kind === 'points' && <small>{t('order:checkout.pointsCount', { n: points })}</small>}
          {freight > 0 && <small>{t('deskorders:list.freight', { amount: price(freight) })}</small>}
        </td>
        <td>
          <StatusTag status={status} />
          <div>
            <RefundHint order={order} />
          </div>
          {group && group.state !== 'full' && (
            <small className="block text-quiet">{t(`order:group.${group.state}`, { n: group.missing })}</small>
          )}
        </td>
        <td>
          <div className="desk-order-moves">
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
