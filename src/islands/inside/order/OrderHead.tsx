import { ORDER_STATUS } from '#contract/enums.ts';
import type { OrderView } from '#contract/order/schema.ts';
import type { OrderAction } from '#contract/order/standing.values.ts';
import { linkOf } from '../../../lib/browser/order/order-links.ts';
import { statusName, stepsOf } from '../../../lib/browser/order/status.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { copyText } from '../../../stores/inside/copy.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Arrival } from '../ui/order/Arrival.tsx';
import { Sentence } from '../ui/order/Sentence.tsx';
import { OrderActions } from './OrderActions.tsx';
import { GroupLine, StatusText, TimeLeft } from './Status.tsx';

type Props = { order: OrderView; onChange: (action: OrderAction) => void };

export function OrderHead({ order, onChange }: Props) {
  const { language, t } = useIsland();
  return (
    <section className="order-head grid sm:grid-cols-[minmax(0,1fr)_auto] gap-x-8 gap-y-4">
      <div>
        <h2>
          <StatusText word={order.word} />
        </h2>
        <Sentence order={order} />
        <GroupLine order={order} />
        <Arrival order={order} />
        {order.receiptBy && <p>{t('order:detail.receiptBy', { date: dateTime(order.receiptBy, language) })}</p>}
        <TimeLeft order={order} now={order.now} onEnd={() => onChange('cancel')} />
        <OrderActions order={order} onChange={onChange} />
      </div>
      <OrderNumber order={order} />
      {order.status !== ORDER_STATUS.CANCELED && <Progress order={order} />}
    </section>
  );
}

function OrderNumber({ order }: { order: OrderView }) {
  const { t } = useIsland();
  const { id } = order;
  const copy = async () => {
    if (await copyText(id)) toast(t('order:detail.copied'), 'success');
    else toast(t('order:detail.copyFailed'), 'warning');
  };
  return (
    <p className="order-number text-sm text-quiet">
      {t('order:list.number', { id })}{' '}
      <Button look="link" onClick={() => void copy()}>
        {t('order:detail.copy')}
      </Button>{' '}
      <a className="link-button" href={linkOf('contact', order)} target="_blank" rel="noopener">
        {t('order:detail.ask')}
      </a>
    </p>
  );
}

function Progress({ order: { status, timeline, lines, kind } }: { order: OrderView }) {
  const { language, t } = useIsland();
  const made = lines.some(({ custom }) => custom.length > 0);
  const reached = new Map(timeline.map((entry) => [entry.status, entry.at]));
  return (
    <ol className="steps col-span-full pt-2 text-sm text-quiet" aria-label={t('order:detail.progress')}>
      {stepsOf(made || reached.has(ORDER_STATUS.PRODUCTING), kind).map((step) => {
        const at = reached.get(step);
        return (
          <li
            key={step}
            className={`step items-start ${step <= status ? 'step-neutral' : ''}`}
            data-content={step < status ? '✓' : undefined}
            aria-current={step === status ? 'step' : undefined}
          >
            <span className={step === status ? 'font-semibold text-base-content' : undefined}>
              {t(`order:step.${statusName(step)}`)}
            </span>
            {at && (
              <time className="text-xs" dateTime={at}>
                {dateTime(at, language)}
              </time>
            )}
          </li>
        );
      })}
    </ol>
  );
}
