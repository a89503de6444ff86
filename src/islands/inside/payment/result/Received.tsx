import type { ReviewForm } from '#contract/review/schema.ts';
import { orderPath } from '../../../../lib/browser/order/checkout.ts';
import { linkOf } from '../../../../lib/browser/order/order-links.ts';
import { ordersPath } from '../../../../lib/browser/payment/payment.rules.ts';
import type { WithFirst } from '../../../../lib/shared/api/resource.ts';
import type { Receipt } from '../../../../lib/shared/receipt.ts';
import { createReceived } from '../../../../stores/inside/received.ts';
import { useIsland } from '../../../ui/IslandContext.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { useFresh } from '../../../ui/use-fresh.ts';
import { useResource } from '../../../ui/use-resource.ts';
import { Sentence } from '../../ui/order/Sentence.tsx';
import { PaymentMissing, Waiting } from '../Ends.tsx';
import { Outcome } from '../Outcome.tsx';
import { PayHead } from '../PayHead.tsx';
import { Facts } from './Facts.tsx';

/** What follows when an order was received: one opens it right after that, or much later. */
export function Received({ orderId, first }: { orderId: string } & WithFirst<Receipt | undefined>) {
  const { t } = useIsland();
  const [store, now] = useResource((words) => createReceived(orderId, words), first);
  useFresh(store);
  return (
    <>
      <PayHead title={t('pay:received.title')} />
      <Loading now={now} onRetry={store.reload}>
        <Waiting />
      </Loading>
      {now.state === 'loaded' && !now.value && <PaymentMissing title={t('pay:received.missing')} />}
      {now.value && <Result {...now.value} />}
    </>
  );
}

function Result({ order, form }: Receipt) {
  const { t } = useIsland();
  const { id, word, actions, timeline } = order;
  const isDone = word === 'completed';
  const mayReview = isDone && actions.includes('review');
  const at = isDone ? timeline.findLast(({ status }) => status === order.status)?.at : undefined;
  const points = form?.points ?? 0;
  return (
    <Outcome look={isDone ? 'done' : 'open'} title={isDone ? t('pay:received.done') : t(`order:word.${word}`)}>
      {mayReview ? (
        <p>{points > 0 ? t('pay:received.earn', { n: points }) : t('pay:received.help')}</p>
      ) : (
        <Sentence order={order} />
      )}
      <Facts name={t('pay:result.order')} number={id} time={t('pay:received.at')} at={at ?? null} />
      <p className="pay-next">
        {mayReview && (
          <a href={linkOf('review', order)} className="btn btn-primary">
            {t('pay:received.review')}
          </a>
        )}
        <a href={orderPath(id)} className={`btn ${mayReview ? 'btn-outline' : 'btn-primary'}`}>
          {t('pay:end.orders')}
        </a>
        <a href={ordersPath} className="btn btn-ghost">
          {t('pay:received.others')}
        </a>
      </p>
      {mayReview && form && <Lines form={form} />}
    </Outcome>
  );
}

function Lines({ form }: { form: ReviewForm }) {
  const { t } = useIsland();
  const open = form.lines.filter(({ state }) => state === 'open');
  return (
    <ul className="w-[min(100%,40rem)] mt-6 py-2 px-6 rounded-field bg-base-200 text-start">
      {open.map(({ id, title, picture, points }) => (
        <li key={id} className="flex items-center gap-3 py-3 not-last:border-b border-base-300">
          <Picture className="size-14 rounded-selector bg-base-100" path={picture} width={80} />
          <span className="flex-1">{title}</span>
          {points > 0 && <span className="text-sm">{t('pay:received.each', { n: points })}</span>}
        </li>
      ))}
    </ul>
  );
}
