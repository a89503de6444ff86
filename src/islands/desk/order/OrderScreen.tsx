import type { DeskOrderView } from '../../../../contract/desk-orders.ts';
import { ORDERS_PATH, slipsPath } from '../../../lib/desk/orders-url.ts';
import type { Words } from '../../../lib/i18n/fill.ts';
import { createDeskOrder } from '../../../stores/desk/order.ts';
import { Empty } from '../../ui/Empty.tsx';
import { useGround } from '../../ui/Ground.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Amounts } from '../../ui/order/Amounts.tsx';
import { Facts } from '../../ui/order/Facts.tsx';
import { OrderLine } from '../../ui/order/OrderLine.tsx';
import { Parcels } from '../../ui/order/Parcels.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { MoveButtons } from '../orders/MoveButtons.tsx';
import { StatusTag } from '../orders/StatusTag.tsx';
import { DeskGround } from '../ui/DeskGround.tsx';
import { Log } from './Log.tsx';

export function OrderScreen({ words, id }: { words: Words; id: string }) {
  return (
    <DeskGround words={words}>
      <One id={id} />
    </DeskGround>
  );
}

function One({ id }: { id: string }) {
  const { t } = useGround();
  const [order, now] = useResource((words) => createDeskOrder(id, words));
  if (now.state !== 'loaded')
    return (
      <Loading now={now} onRetry={order.reload}>
        <div role="status" aria-label={t('ui:loading')}>
          <Skeleton count={3} className="h-44" />
        </div>
      </Loading>
    );
  return now.value ? <Whole order={now.value} onChange={() => void order.reload()} /> : <Missing />;
}

function Whole({ order, onChange }: { order: DeskOrderView; onChange: () => void }) {
  const { t } = useGround();
  return (
    <>
      <header className="desk-order-title">
        <h1 className="desk-title">{t('deskorders:view.title', { id: order.id })}</h1>
        <StatusTag status={order.status} />
        <div className="desk-order-moves">
          <MoveButtons order={order} onDone={onChange} />
          <a href={slipsPath([order.id])} target="_blank" rel="noopener" className="btn btn-outline">
            {t('deskorders:view.print')}
          </a>
        </div>
      </header>
      <div className="order-detail">
        <Parcels order={order} />
        <section aria-labelledby="desk-goods">
          <h2 id="desk-goods">
            {t('order:detail.goods')}
            {order.madeToOrder && <span className="desk-made">{t('deskorders:view.made')}</span>}
          </h2>
          <ul>
            {order.lines.map((line) => (
              <OrderLine key={line.id} line={line} />
            ))}
          </ul>
          <Amounts order={order} />
        </section>
        <Facts order={order} remarkName={t('deskorders:view.remark')} />
        <Log order={order} />
      </div>
    </>
  );
}

function Missing() {
  const { t } = useGround();
  return (
    <>
      <h1 className="sr-only">{t('deskorders:title')}</h1>
      <Empty title={t('deskorders:view.missing')} text={t('deskorders:view.missingText')} picture="search">
        <a href={ORDERS_PATH} className="btn btn-outline">
          {t('deskorders:view.back')}
        </a>
      </Empty>
    </>
  );
}
