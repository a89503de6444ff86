import type { ParcelNews as News } from '#contract/order/schema.ts';
import { dateTime } from '../../../../lib/shared/format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useIsland } from '../../../ui/IslandContext.tsx';

type Props = {
  parcel: News & { parcels?: number };
  /** Where its timeline is. */
  href: string;
  /** What is said of a parcel as long as nobody said where it is. */
  sent: string;
};

/** Where a parcel is. */
export function ParcelNews({ parcel, href, sent }: Props) {
  const { language, t } = useIsland();
  const { carrier, number, state, at, text, parcels = 1 } = parcel;
  return (
    <a
      href={href}
      className="flex items-start gap-3 my-4 py-3 px-4 rounded-field bg-base-200 text-sm hover:bg-base-300"
    >
      <Icon name="truck" className="size-5 shrink-0 mt-0.5" />
      <span className="min-w-0">
        <strong className="font-medium">{state ? t(`order:tracking.${state}`) : sent}</strong>{' '}
        <span className="text-quiet tabular-nums">
          {carrier} {number}
          {parcels > 1 && ` · ${t('order:list.parcels', { count: parcels })}`}
        </span>
        <span className="block mt-0.5 line-clamp-2 wrap-anywhere">{text}</span>
        <time className="text-quiet" dateTime={at}>
          {dateTime(at, language)}
        </time>
      </span>
    </a>
  );
}
