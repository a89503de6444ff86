import { viewOrder } from '#contract/order/desk.calls.ts';
import type { DeskRefundView } from '#contract/refund/desk.schema.ts';
import { orderPath } from '../../../lib/browser/desk/order-url.ts';
import { DESK_REFUNDS_PATH } from '../../../lib/browser/desk/refund-url.ts';
import { kindName } from '../../../lib/browser/refund/refund-steps.rules.ts';
import { price } from '../../../lib/shared/price.ts';
import { createDeskRefund, type DeskRefundStore } from '../../../stores/desk/refund.ts';
import { Fact } from '../../inside/ui/order/Facts.tsx';
import { OrderLine } from '../../inside/ui/order/OrderLine.tsx';
import { Parcel } from '../../inside/ui/order/Parcels.tsx';
import { Deadline } from '../../inside/ui/refund/Deadline.tsx';
import { Record } from '../../inside/ui/refund/Record.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { defineScreen } from '../ui/define-screen.ts';
import { FoundOne } from '../ui/FoundOne.tsx';
import { MayLink } from '../ui/may.tsx';
import { Moves } from './Moves.tsx';

export const RefundScreen = defineScreen(One);

function One({ id }: { id: string }) {
  const { t } = useIsland();
  const [store, now] = useResource((failures) => createDeskRefund(id, failures));
  const list = { name: t('deskrefunds:title'), path: DESK_REFUNDS_PATH, back: t('deskrefunds:back') };
  const missing = { title: t('deskrefunds:missing'), text: t('deskrefunds:missingText') };
  return (
    <FoundOne now={now} onRetry={store.reload} list={list} missing={missing}>
      {(refund) => <Whole store={store} refund={refund} />}
    </FoundOne>
  );
}

function Whole({ store, refund }: { store: DeskRefundStore; refund: DeskRefundView }) {
  const { t } = useIsland();
  const { id, status, dueAt, now, line, quantity, parcel } = refund;
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 mb-5">
        <h1 className="desk-title m-0">{t('deskrefunds:view', { id })}</h1>
        <span className="desk-status" data-refund={status}>
          {t(`refund:status.${status}`)}
        </span>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 ms-auto">
          <Moves key={status} store={store} refund={refund} />
        </div>
      </header>
      {dueAt && (
        <p className="mb-4 text-sm">
          {t(`refund:clock.${status}`)}{' '}
          <Deadline key={dueAt} dueAt={dueAt} now={now} onEnd={() => void store.reload()} />
          {' · '}
          {t(`deskrefunds:then.${status}`)}
        </p>
      )}
      <div className="order-detail grid gap-4">
        <section aria-labelledby="desk-refund-goods">
          <h2 id="desk-refund-goods">{t('refund:detail.goods')}</h2>
          <ul>
            <OrderLine line={{ ...line, quantity: quantity || line.quantity }} />
          </ul>
        </section>
        <Facts refund={refund} />
        {parcel && (
          <section aria-labelledby="desk-refund-parcel">
            <h2 id="desk-refund-parcel">{t('deskrefunds:detail.parcel')}</h2>
            <div className="mt-4">
              <Parcel parcel={parcel} />
            </div>
          </section>
        )}
        <Record steps={refund.record} />
      </div>
    </>
  );
}

function Facts({ refund }: { refund: DeskRefundView }) {
  const { t } = useIsland();
  const { address, money } = refund;
  const none = t('deskrefunds:detail.none');
  return (
    <section aria-labelledby="desk-refund-facts">
      <h2 id="desk-refund-facts">{t('deskrefunds:detail.facts')}</h2>
      <dl className="order-facts">
        <Fact name={t('deskrefunds:detail.kind')}>{t(`refund:kind.${kindName(refund)}`)}</Fact>
        <Fact name={t('deskrefunds:detail.asked')}>
          {refund.amount === 0 && refund.points > 0
            ? t('refund:back.nPoints', { n: refund.points })
            : price(refund.amount)}
        </Fact>
        <Fact name={t('deskrefunds:detail.paid')}>{price(refund.paid)}</Fact>
        {refund.points > 0 && <Fact name={t('deskrefunds:detail.points')}>{refund.points}</Fact>}
        <Fact name={t('deskrefunds:detail.reason')}>{refund.reason}</Fact>
        <Fact name={t('deskrefunds:detail.description')}>{refund.description || none}</Fact>
        <Fact name={t('deskrefunds:detail.buyer')}>{refund.buyer}</Fact>
        <Fact name={t('deskrefunds:detail.shop')}>{refund.shop.name}</Fact>
        <Fact name={t('deskrefunds:detail.order')}>
          <MayLink call={viewOrder} href={orderPath(refund.orderId)} className="desk-number">
            {refund.orderId}
          </MayLink>
        </Fact>
        {address && (
          <Fact name={t('deskrefunds:detail.address')}>
            {address.recipient} <span className="tabular-nums">{address.mobile}</span>
            <br />
            {address.detail}
          </Fact>
        )}
        {money.length > 0 && (
          <Fact name={t('deskrefunds:detail.money')}>
            {money.map(({ amount, way, done, at }) => (
              <span key={`${way} ${amount} ${at}`} className="block">
                {price(amount)} {t(`refund:back.${way}`)} ·{' '}
                {t(done ? 'refund:detail.arrived' : 'refund:detail.onItsWay')}
              </span>
            ))}
          </Fact>
        )}
      </dl>
    </section>
  );
}
