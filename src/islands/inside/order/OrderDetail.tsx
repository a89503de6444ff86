import type { OrderView } from '#contract/order/schema.ts';
import type { OrderAction } from '#contract/order/standing.values.ts';
import { linkOf } from '../../../lib/browser/order/order-links.ts';
import type { WithFirst } from '../../../lib/shared/api/resource.ts';
import { createOrderPage } from '../../../stores/inside/order-page.ts';
import { defineScreen } from '../../ui/define-screen.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useFresh } from '../../ui/use-fresh.ts';
import { useResource } from '../../ui/use-resource.ts';
import { Amounts } from '../ui/order/Amounts.tsx';
import { Facts } from '../ui/order/Facts.tsx';
import { OrderLine } from '../ui/order/OrderLine.tsx';
import { Parcels } from '../ui/order/Parcels.tsx';
import { Saved } from '../ui/order/Saved.tsx';
import { ChangeAddress } from './ChangeAddress.tsx';
import { LineRefund, WholeRefund } from './LineRefund.tsx';
import { OrderHead } from './OrderHead.tsx';
import { Timeline } from './Timeline.tsx';

const LIST = '/user-center/uc-order';

export const OrderDetail = defineScreen(Detail);

function Detail({ id, first }: { id: string } & WithFirst<OrderView | undefined>) {
  const [order, now] = useResource((words) => createOrderPage(id, words), first);
  useFresh(order);
  const changed = (action: OrderAction) => {
    if (action === 'delete') location.assign(LIST);
    else void order.reload();
  };
  return (
    <>
      <Loading now={now} onRetry={order.reload}>
        <Waiting />
      </Loading>
      {now.state === 'loaded' && !now.value && <Missing />}
      {now.value && <Whole order={now.value} onChange={changed} />}
    </>
  );
}

function Whole({ order, onChange }: { order: OrderView; onChange: (action: OrderAction) => void }) {
  const { t } = useIsland();
  return (
    <div className="order-detail grid gap-4">
      <OrderHead order={order} onChange={onChange} />
      <Parcels order={order} />
      <section aria-labelledby="order-goods">
        <h2 id="order-goods">{t('order:detail.goods')}</h2>
        <ul>
          {order.lines.map((line) => (
            <OrderLine key={line.id} line={line}>
              <LineRefund order={order} line={line} />
            </OrderLine>
          ))}
        </ul>
        <WholeRefund order={order} />
        <Amounts order={order} />
        <Saved order={order} />
      </section>
      <Facts
        order={order}
        contact={<ChangeAddress order={order} onChange={() => onChange('changeAddress')} />}
        invoice={<InvoiceLink order={order} />}
      />
      <Timeline order={order} />
    </div>
  );
}

function InvoiceLink({ order }: { order: OrderView }) {
  const { t } = useIsland();
  const action = (['viewInvoice', 'invoice'] as const).find((one) => order.actions.includes(one));
  if (!action) return null;
  return (
    <a href={linkOf(action, order)} className="link leads-on">
      {t(action === 'viewInvoice' ? 'order:invoice.view' : 'order:invoice.ask')}
    </a>
  );
}

function Missing() {
  const { t } = useIsland();
  return (
    <Empty title={t('order:detail.missing')} text={t('order:detail.missingText')}>
      <a href={LIST} className="btn btn-outline">
        {t('order:detail.back')}
      </a>
    </Empty>
  );
}

function Waiting() {
  const { t } = useIsland();
  return (
    <div role="status" aria-label={t('ui:loading')}>
      <Skeleton count={1} className="h-40" />
      <Skeleton count={2} className="mt-4 h-52" />
    </div>
  );
}
