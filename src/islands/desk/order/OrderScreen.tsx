import { useStore } from '@nanostores/react';
import type { DeskOrderView } from '#contract/order/desk.schema.ts';
import { viewOrderDue } from '#contract/settlement/desk.calls.ts';
import { ORDERS_PATH, slipsPath } from '../../../lib/browser/desk/order-url.ts';
import { createDeskOrder, type DeskOrderStore } from '../../../stores/desk/order.ts';
import { Amounts } from '../../inside/ui/order/Amounts.tsx';
import { Fact, Facts } from '../../inside/ui/order/Facts.tsx';
import { OrderLine } from '../../inside/ui/order/OrderLine.tsx';
import { Parcels } from '../../inside/ui/order/Parcels.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { defineScreen } from '../ui/define-screen.ts';
import { FoundOne } from '../ui/FoundOne.tsx';
import { May } from '../ui/may.tsx';
import { CorrectParcel } from './CorrectParcel.tsx';
import { Due } from './Due.tsx';
import { Log } from './Log.tsx';
import { Marks } from './Marks.tsx';
import { ShowMobile } from './Mobile.tsx';
import { MoneyButtons } from './MoneyButtons.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { Notes } from './Notes.tsx';
import { RefundHint } from './RefundHint.tsx';
import { StatusTag } from './StatusTag.tsx';

export const OrderScreen = defineScreen(One);

function One({ id }: { id: string }) {
  const { t } = useIsland();
  const [store, now] = useResource((words) => createDeskOrder(id, words));
  const list = { name: t('deskorders:title'), path: ORDERS_PATH, back: t('deskorders:view.back') };
  const missing = { title: t('deskorders:view.missing'), text: t('deskorders:view.missingText') };
  return (
    <FoundOne now={now} onRetry={store.reload} list={list} missing={missing}>
      {(order) => <Whole store={store} order={order} />}
    </FoundOne>
  );
}

type WholeProps = { store: DeskOrderStore; order: DeskOrderView };

function Whole({ store, order }: WholeProps) {
  const { t } = useIsland();
  const mobile = useStore(store.$mobile);
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 mb-5">
        <h1 className="desk-title m-0">{t('deskorders:view.title', { id: order.id })}</h1>
        <StatusTag order={order} />
        <RefundHint order={order} />
        <Marks order={order} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 ms-auto">
          <MoveButtons order={order} cancels onDone={() => void store.reload()} />
          <MoneyButtons store={store} order={order} />
          <a href={slipsPath([order.id])} target="_blank" rel="noopener" className="btn btn-outline">
            {t('deskorders:view.print')}
          </a>
        </div>
      </header>
      {order.group && (
        <p className="mb-4 text-sm">{t(`order:group.${order.group.state}`, { n: order.group.missing })}</p>
      )}
      <div className="order-detail grid gap-4">
        <Parcels order={order} extra={(parcel) => <CorrectParcel store={store} parcel={parcel} />} />
        <section aria-labelledby="desk-goods">
          <h2 id="desk-goods">
            {t('order:detail.goods')}
            {order.madeToOrder && (
              <span className="ms-3 py-0.25 px-2 rounded-full text-sm font-normal bg-base-200">
                {t('deskorders:view.made')}
              </span>
            )}
          </h2>
          <ul>
            {order.lines.map((line) => (
              <OrderLine key={line.id} line={line} />
            ))}
          </ul>
          <Amounts order={order} />
        </section>
        <Facts
          order={mobile ? { ...order, address: { ...order.address, mobile } } : order}
          remarkName={t('deskorders:view.remark')}
          contact={order.mobileHidden && !mobile && <ShowMobile order={store} />}
        >
          {order.receipts.map(({ paymentId, provider, providerId }) => (
            <Fact key={paymentId} name={t('deskorders:view.receipt')}>
              <span className="desk-number">{providerId}</span> <small>{provider}</small>
            </Fact>
          ))}
        </Facts>
        <May call={viewOrderDue}>
          <Due key={order.back.money} id={order.id} />
        </May>
        <Notes store={store} order={order} />
        <Log order={order} />
      </div>
    </>
  );
}
