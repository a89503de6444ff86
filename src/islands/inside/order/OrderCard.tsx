import { ORDER_STATUS } from '#contract/enums.ts';
import type { OrderBrief } from '#contract/order/schema.ts';
import { orderPath } from '../../../lib/browser/order/checkout.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { shopPath } from '../../../lib/shared/paths.ts';
import { price } from '../../../lib/shared/price.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Money } from '../../ui/Money.tsx';
import { PointsPrice } from '../../ui/PointsPrice.tsx';
import { Arrival } from '../ui/order/Arrival.tsx';
import { OrderLine } from '../ui/order/OrderLine.tsx';
import { OrderSide } from '../ui/order/OrderSide.tsx';
import { ParcelNews } from '../ui/order/ParcelNews.tsx';
import { Back } from '../ui/order/Sentence.tsx';
import { LineRefund } from './LineRefund.tsx';
import { OrderActions } from './OrderActions.tsx';
import { GroupLine, StatusText, TimeLeft } from './Status.tsx';

type Props = { order: OrderBrief; now: string; onChange: () => void };

const SHOWN = 3;
const SUMS = new Map<number, string>([
  [ORDER_STATUS.TO_PAY, 'order:list.sumToPay'],
  [ORDER_STATUS.CANCELED, 'order:list.sumCanceled'],
]);

export function OrderCard({ order, now, onChange }: Props) {
  const { language, t } = useIsland();
  const { id, shop, lines, payable, freight, status, kind, form, points, parcel } = order;
  const more = lines.length - SHOWN;
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <article
      className="order-card border border-base-300 rounded-box overflow-hidden"
      aria-label={t('order:list.number', { id })}
    >
      <header>
        <time dateTime={order.createdAt}>{dateTime(order.createdAt, language)}</time>
        <span className="order-number">{t('order:list.number', { id })}</span>
        {shop.id > 0 ? (
          <a className="flex items-center gap-1.5 hover:text-base-content" href={shopPath(shop.id)}>
            <Icon name="shop" className="size-4" />
            {shop.name}
          </a>
        ) : (
          <span>{shop.name}</span>
        )}
        {form !== 'goods' && <span className="tag tag-quiet">{t(`order:kind.${form}`)}</span>}
        <StatusText word={order.word} />
      </header>
      <div className="grid grid-cols-1 px-5 min-[76rem]:grid-cols-[minmax(0,1fr)_20.5rem] min-[76rem]:gap-6">
        <div>
          <ul>
            {lines.slice(0, SHOWN).map((line) => (
              <OrderLine key={line.id} line={line}>
                <LineRefund order={order} line={line} />
              </OrderLine>
            ))}
            {more > 0 && (
              <li>
                <a href={orderPath(id)} className="order-more hover:underline">
                  {t('order:list.more', { count: more })}
                </a>
              </li>
            )}
          </ul>
          {parcel && (
            <ParcelNews parcel={parcel} href={`${orderPath(id)}#order-parcels`} sent={t('order:list.shipped')} />
          )}
        </div>
        <OrderSide>
          <p>
            <span className="text-quiet">
              {t('order:list.pieces', { count })} · {t(SUMS.get(status) ?? 'order:list.sum')}
            </span>{' '}
            {kind === 'points' ? (
              <PointsPrice points={points} money={payable} size="base" />
            ) : (
              <Money fen={payable} size="base" />
            )}
            {freight > 0 && <small>{t('order:list.withFreight', { fee: price(freight) })}</small>}
            <Back order={order} />
          </p>
          <GroupLine order={order} />
          <Arrival order={order} />
          <TimeLeft order={order} now={now} onEnd={onChange} />
          <OrderActions order={order} onChange={onChange}>
            <a href={orderPath(id)} className="btn btn-sm btn-ghost">
              {t('order:list.details')}
              <span className="sr-only"> {id}</span>
            </a>
          </OrderActions>
        </OrderSide>
      </div>
    </article>
  );
}
