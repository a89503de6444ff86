import type { DeskToday } from '#contract/dashboard/schema.ts';
import { listProducts } from '#contract/product/desk.calls.ts';
import { productPath } from '../../../lib/shared/desk/product-url.ts';
import { grouped, price } from '../../../lib/shared/price.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { MayLink } from '../ui/may.tsx';

const FIGURES = { sales: price, orders: grouped, pieces: grouped, refunded: price } as const;
const NAMES = Object.keys(FIGURES) as (keyof typeof FIGURES)[];

/** Money and goods of the day. */
export function Today({ today }: { today: DeskToday }) {
  const { t } = useIsland();
  return (
    <section className="mb-8" aria-labelledby="desk-today">
      <h2 className="mb-4 text-lg font-semibold" id="desk-today">
        {t('deskhome:today.title')}
      </h2>
      <div className="grid gap-4 lg:grid-cols-2">
        <dl className="desk-card grid grid-cols-2 gap-5">
          {NAMES.map((name) => (
            <div key={name}>
              <dt className="text-quiet">{t(`deskhome:today.${name}`)}</dt>
              <dd>
                <strong className="block text-xl font-semibold tabular-nums">{FIGURES[name](today.now[name])}</strong>
                <small className="text-quiet">
                  {t('deskhome:today.before', { value: FIGURES[name](today.before[name]) })}
                </small>
              </dd>
            </div>
          ))}
        </dl>
        <div className="desk-card">
          <h3 className="mb-3 font-semibold">{t('deskhome:today.best')}</h3>
          {today.best.length === 0 ? (
            <p className="text-quiet">{t('deskhome:today.none')}</p>
          ) : (
            <ol>
              {today.best.map(({ id, title, pieces, sales }) => (
                <li key={id} className="grid min-h-8 grid-cols-[minmax(0,1fr)_auto_6.5rem] items-center gap-4">
                  <MayLink call={listProducts} href={productPath(id)} className="truncate">
                    {title}
                  </MayLink>
                  <span className="text-quiet">{t('deskhome:today.soldOf', { n: pieces })}</span>
                  <strong className="text-end font-medium tabular-nums">{price(sales)}</strong>
                </li>
              ))}
            </ol>
          )}
        </div>
      </div>
    </section>
  );
}
