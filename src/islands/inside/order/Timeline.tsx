import { ORDER_STATUS } from '#contract/enums.ts';
import type { OrderView } from '#contract/order/schema.ts';
import { statusName } from '../../../lib/browser/order/status.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

export function Timeline({ order: { timeline } }: { order: OrderView }) {
  const { language, t } = useIsland();
  return (
    <section aria-labelledby="order-timeline">
      <h2 id="order-timeline">{t('order:detail.timeline')}</h2>
      <ol className="trail mt-4 text-sm">
        {timeline.toReversed().map(({ status, at, reason }) => (
          <li key={`${status} ${at}`} className="first:font-medium first:text-base-content first:before:bg-primary">
            <time dateTime={at}>{dateTime(at, language)}</time>
            <span>
              {t(`order:step.${statusName(status)}`)}
              {reason && (
                <small className="block font-normal text-quiet">
                  {status === ORDER_STATUS.CANCELED ? t('order:detail.reason', { reason }) : reason}
                </small>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
