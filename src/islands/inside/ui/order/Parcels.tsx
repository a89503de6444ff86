import type { OrderView } from '#contract/order/schema.ts';
import { dateTime } from '../../../../lib/shared/format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useIsland } from '../../../ui/IslandContext.tsx';

export function Parcels({ order: { parcels } }: { order: Pick<OrderView, 'parcels'> }) {
  const { language, t } = useIsland();
  if (!parcels.length) return null;
  return (
    <section aria-labelledby="order-parcels">
      <h2 id="order-parcels">{t('order:detail.parcels')}</h2>
      {parcels.map(({ carrier, number, trail }) => (
        <div key={number} className="mt-3">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Icon name="truck" className="size-5" />
            <strong>{carrier}</strong>
            <span className="tabular-nums">{t('order:detail.parcel', { number })}</span>
          </p>
          <ol className="trail mt-4 text-sm" aria-label={t('order:detail.trail')}>
            {trail.map(({ at, text }) => (
              <li key={at + text} className="first:font-medium first:text-base-content first:before:bg-primary">
                <time dateTime={at}>{dateTime(at, language)}</time>
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
