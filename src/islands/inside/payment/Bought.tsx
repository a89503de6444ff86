import type { Payable } from '#contract/payment/schema.ts';
import { orderPath } from '../../../lib/browser/order/checkout.ts';
import { dayAndMonth } from '../../../lib/shared/format.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Picture } from '../../ui/Picture.tsx';

const PICTURES = 6;

export function Bought({ trade: { orders, address } }: { trade: Pick<Payable, 'orders' | 'address'> }) {
  const { t, language } = useIsland();
  const { recipient, mobile, region, detail } = address;
  return (
    <section
      className="grid gap-3 w-[min(100%,40rem)] mt-6 py-5 px-6 rounded-field bg-base-200 text-start"
      aria-labelledby="pay-bought"
    >
      <h3 className="font-semibold" id="pay-bought">
        {t('pay:end.bought')}
      </h3>
      <ul>
        {orders.map((order) => (
          <BoughtOrder key={order.id} order={order} />
        ))}
      </ul>
      {recipient && (
        <dl className="flex gap-4">
          <dt className="text-quiet flex-none">{t('pay:end.to')}</dt>
          <dd>
            {recipient} <span className="tabular-nums">{mobile}</span>
            <br />
            {language === 'zh' ? `${region} ${detail}` : `${detail}, ${region}`}
          </dd>
        </dl>
      )}
    </section>
  );
}

function BoughtOrder({ order: { id, shop, lines, arrival, word } }: { order: Payable['orders'][number] }) {
  const { t, language } = useIsland();
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const days = arrival && { from: dayAndMonth(arrival.from, language), to: dayAndMonth(arrival.to, language) };
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-2 py-3 border-b border-base-300">
      <p>
        <a className="hover:underline" href={orderPath(id)}>
          {shop.name}
        </a>
        <small className="text-quiet ms-3 text-sm">{t('pay:end.pieces', { count })}</small>
      </p>
      <p>{days ? t('pay:end.arrives', days) : t(`order:word.${word}`)}</p>
      <div className="flex col-span-full items-center gap-2">
        {lines
          .filter(({ picture }) => picture)
          .slice(0, PICTURES)
          .map(({ title, picture }, at) => (
            <Picture
              // biome-ignore lint/suspicious/noArrayIndexKey: what was bought never changes, and may hold one title twice
              key={at}
              className="size-14 rounded-selector bg-base-100"
              path={picture}
              width={80}
              alt={lines.length === 1 ? '' : title}
            />
          ))}
        {lines.length === 1 && <span>{lines[0]?.title}</span>}
        {lines.length > PICTURES && <small className="text-quiet ms-3 text-sm">+{lines.length - PICTURES}</small>}
      </div>
    </li>
  );
}
