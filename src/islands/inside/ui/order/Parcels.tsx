import type { ReactNode } from 'react';
import type { OrderView, ParcelTracking, ParcelView } from '#contract/order/schema.ts';
import { dateTime } from '../../../../lib/shared/format.ts';
import { copyText } from '../../../../stores/inside/copy.ts';
import { toast } from '../../../../stores/public/toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useIsland } from '../../../ui/IslandContext.tsx';

type Order<P extends ParcelView> = Pick<OrderView, 'lines'> & { parcels: P[] };
type Props<P extends ParcelView> = { order: Order<P>; extra?: (parcel: P) => ReactNode };

export function Parcels<P extends ParcelView>({ order: { parcels, lines }, extra }: Props<P>) {
  const { t } = useIsland();
  if (!parcels.length) return null;
  const several = parcels.length > 1 || lines.some(({ toShip }) => toShip > 0);
  return (
    <section aria-labelledby="order-parcels">
      <h2 id="order-parcels">{t('order:detail.parcels')}</h2>
      {parcels.map((parcel, at) => (
        <article key={parcel.id} className="mt-4">
          {parcels.length > 1 && <h3 className="mb-1 font-semibold">{t('order:detail.parcelNth', { n: at + 1 })}</h3>}
          <Parcel parcel={parcel}>{extra?.(parcel)}</Parcel>
          {several && <Inside parcel={parcel} lines={lines} />}
        </article>
      ))}
    </section>
  );
}

export function Parcel({ parcel, children }: { parcel: ParcelTracking; children?: ReactNode }) {
  const { language, t } = useIsland();
  const { carrier, number, trail, state, courier, link } = parcel;
  const copy = async () => {
    if (await copyText(number)) toast(t('order:detail.copied'), 'success');
    else toast(t('order:detail.copyFailed'), 'warning');
  };
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Icon name="truck" className="size-5" />
        <strong>{carrier}</strong>
        <span className="tabular-nums">{t('order:detail.parcel', { number })}</span>
        <Button look="link" aria-label={t('order:detail.copyNumber', { number })} onClick={() => void copy()}>
          {t('order:detail.copy')}
        </Button>
        {link && (
          <a className="link-button" href={link} target="_blank" rel="noopener noreferrer">
            {t('order:detail.atCarrier')}
          </a>
        )}
        {children}
      </p>
      {state && <p className="mt-2 font-medium">{t(`order:tracking.${state}`)}</p>}
      {courier && (
        <p className="mt-1 text-sm">
          {t('order:detail.courier', { name: courier.name })} <a href={`tel:${courier.mobile}`}>{courier.mobile}</a>
        </p>
      )}
      {trail.length > 0 && (
        <ol className="trail mt-4 text-sm" aria-label={t('order:detail.trail')}>
          {trail.map(({ at, text }) => (
            <li key={at + text} className="first:font-medium first:text-base-content first:before:bg-primary">
              <time dateTime={at}>{dateTime(at, language)}</time>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function Inside({ parcel, lines }: { parcel: ParcelView; lines: OrderView['lines'] }) {
  const { t } = useIsland();
  const inside = parcel.lines.flatMap(({ lineId, pieces }) => {
    const line = lines.find(({ id }) => id === lineId);
    return line ? [{ id: lineId, title: line.title, pieces }] : [];
  });
  if (!inside.length) return null;
  return (
    <>
      <p className="mt-3 text-sm text-quiet">{t('order:detail.parcelLines')}</p>
      <ul className="mt-1 text-sm">
        {inside.map(({ id, title, pieces }) => (
          <li key={id}>{t('order:detail.parcelLine', { title, n: pieces })}</li>
        ))}
      </ul>
    </>
  );
}
