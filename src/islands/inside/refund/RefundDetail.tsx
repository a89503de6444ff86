import type { RefundView } from '#contract/refund/schema.ts';
import { orderPath } from '../../../lib/browser/order/checkout.ts';
import { kindName } from '../../../lib/browser/refund/refund-steps.rules.ts';
import { REFUNDS_PATH } from '../../../lib/browser/refund/refund-url.ts';
import type { WithFirst } from '../../../lib/shared/api/resource.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { chatPath } from '../../../lib/shared/paths.ts';
import { price } from '../../../lib/shared/price.ts';
import { createRefundPage, type RefundPageStore } from '../../../stores/inside/refund.ts';
import { defineScreen } from '../../ui/define-screen.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { PointsPrice } from '../../ui/PointsPrice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { Fact } from '../ui/order/Facts.tsx';
import { OrderLine } from '../ui/order/OrderLine.tsx';
import { Record } from '../ui/refund/Record.tsx';
import { Actions } from './Actions.tsx';
import { Head } from './Head.tsx';
import { ShipBack } from './ShipBack.tsx';

export const RefundDetail = defineScreen(Detail);

function Detail({ id, first }: { id: string } & WithFirst<RefundView | undefined>) {
  const [store, now] = useResource((failures) => createRefundPage(id, failures), first);
  const refund = now.value;
  if (refund) return <Whole store={store} refund={refund} />;
  if (now.state === 'loaded') return <Missing />;
  return (
    <Loading now={now} onRetry={store.reload}>
      <Skeleton count={3} className="h-44" />
    </Loading>
  );
}

function Whole({ store, refund }: { store: RefundPageStore; refund: RefundView }) {
  const { t } = useIsland();
  const { line, quantity } = refund;
  return (
    <div className="order-detail refund-detail grid gap-4">
      <Head refund={refund} onEnd={() => void store.reload()}>
        <Actions store={store} refund={refund} />
      </Head>
      {(refund.address || refund.parcel) && <ShipBack store={store} refund={refund} />}
      <section aria-labelledby="refund-goods">
        <h2 id="refund-goods">{t('refund:detail.goods')}</h2>
        <ul>
          <OrderLine line={{ ...line, quantity: quantity || line.quantity }} />
        </ul>
        <Facts refund={refund} />
      </section>
      <Record steps={refund.record} />
    </div>
  );
}

function Facts({ refund }: { refund: RefundView }) {
  const { language, t } = useIsland();
  const { goods, freight, amount, points, earned, money } = refund;
  return (
    <>
      <dl className="order-facts mt-3">
        <Fact name={t('refund:detail.kind')}>{t(`refund:kind.${kindName(refund)}`)}</Fact>
        <Fact name={t('refund:detail.amount')}>
          {amount === 0 && points > 0 ? <PointsPrice points={points} money={0} size="base" /> : price(amount)}
          {freight > 0 && (
            <small className="block">
              {t('refund:detail.parts', { goods: price(goods), freight: price(freight) })}
            </small>
          )}
        </Fact>
        {points > 0 && amount > 0 && (
          <Fact name={t('refund:back.points')}>{t('refund:back.nPoints', { n: points })}</Fact>
        )}
        {earned > 0 && <Fact name={t('refund:back.earned')}>{t('refund:back.nEarned', { n: earned })}</Fact>}
        <Fact name={t('refund:detail.reason')}>{refund.reason}</Fact>
        <Fact name={t('refund:detail.number')}>
          <span className="tabular-nums">{refund.id}</span>{' '}
          <a
            className="link leads-on ml-3"
            href={chatPath(refund.shop.id, { orderId: refund.orderId })}
            target="_blank"
            rel="noopener"
          >
            {t('refund:detail.ask')}
          </a>
        </Fact>
        <Fact name={t('refund:detail.order')}>
          <a href={orderPath(refund.orderId)} className="link tabular-nums">
            {refund.orderId}
          </a>
        </Fact>
      </dl>
      {money.length > 0 && (
        <div className="order-refunds w-full py-4 px-5 rounded-field bg-base-200 mt-5">
          <h3 className="mb-2 font-semibold">{t('refund:detail.money')}</h3>
          <ul>
            {money.map(({ amount: part, way, done, at }) => (
              <li key={`${way} ${part} ${at}`} className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
                <strong className="tabular-nums">{price(part)}</strong>
                <span>{t(`refund:back.${way}`)}</span>
                <span className="tag tag-quiet bg-base-100">
                  {t(done ? 'refund:detail.arrived' : 'refund:detail.onItsWay')}
                </span>
                <time className="ms-auto text-quiet" dateTime={at}>
                  {dateTime(at, language)}
                </time>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function Missing() {
  const { t } = useIsland();
  return (
    <Empty title={t('refund:detail.missing')} text={t('refund:detail.missingText')} picture="search">
      <a href={REFUNDS_PATH} className="btn btn-outline">
        {t('refund:detail.back')}
      </a>
    </Empty>
  );
}
