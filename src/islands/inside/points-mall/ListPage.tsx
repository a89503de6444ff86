import type { PointsList } from '#contract/points-mall/schema.ts';
import { POINTS_BAND_NAMES } from '#contract/points-mall/values.ts';
import {
  type PointsFilter,
  pointsGoodPath,
  pointsPath,
  readPoints,
} from '../../../lib/browser/points-mall/points-mall-url.ts';
import type { WithFirst } from '../../../lib/shared/api/resource.ts';
import { price } from '../../../lib/shared/price.ts';
import { createPointsMall } from '../../../stores/inside/points-mall.ts';
import { defineScreen } from '../../ui/define-screen.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { inPage } from '../../ui/in-page.ts';
import { PagedList } from '../../ui/PagedList.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { PointsPrice } from '../../ui/PointsPrice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';

type Item = PointsList['items'][number];

export const ListPage = defineScreen(List);

function List({ search, first }: { search: string } & WithFirst<PointsList>) {
  const { t } = useIsland();
  const found = useAddressList({
    search,
    first,
    create: createPointsMall,
    read: readPoints,
    path: pointsPath,
    toTop: true,
  });
  const { filter, page, go } = found;
  return (
    <section>
      <header className="flex flex-wrap gap-x-8 gap-y-3 items-end justify-between mb-4">
        <div>
          <h1 className="text-xl font-semibold">{t('points:title')}</h1>
          <p className="text-quiet">{t('points:intro')}</p>
        </div>
        {page && (
          <p className="text-quiet">
            {t('points:own')} <b className="tabular-nums ms-1 text-xl text-base-content">{page.points}</b>
          </p>
        )}
      </header>
      <Filters filter={filter} onFilter={go} />
      <PagedList found={found} skeleton={<Skeleton count={2} className="h-72" />} none={() => <None filter={filter} />}>
        {({ items, points }) => (
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-4">
            {items.map((item) => (
              <li key={item.pointsGoodId}>
                <Card item={item} has={points} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

type FiltersProps = { filter: PointsFilter; onFilter: (filter: PointsFilter) => void };

function Filters({ filter, onFilter }: FiltersProps) {
  const { t } = useIsland();
  const link = (change: Partial<PointsFilter>, text: string, on: boolean) => {
    const next = { ...filter, page: 1, ...change };
    return (
      <a
        key={text}
        href={pointsPath(next)}
        className="rounded-full border border-base-300 bg-base-100 px-3.5 py-1.5 text-sm last:ms-auto aria-[current]:border-base-content aria-[current]:font-semibold"
        aria-current={on ? 'true' : undefined}
        onClick={inPage(() => onFilter(next))}
      >
        {text}
      </a>
    );
  };
  return (
    <nav className="flex flex-wrap gap-2 mb-5" aria-label={t('points:filters')}>
      {link({ band: undefined }, t('points:band.any'), !filter.band)}
      {POINTS_BAND_NAMES.map((band) => link({ band }, t(`points:band.${band}`), filter.band === band))}
      {link({ afford: !filter.afford }, t('points:afford'), filter.afford)}
    </nav>
  );
}

function None({ filter }: { filter: PointsFilter }) {
  const { t } = useIsland();
  const filtered = filter.afford || filter.band !== undefined;
  return (
    <Empty title={t(filtered ? 'points:noneFound' : 'points:none')} text={t('points:noneText')}>
      <a href={filtered ? '/member-center/integral-mall' : '/goods'} className="btn btn-primary">
        {t(filtered ? 'points:toAll' : 'points:toGoods')}
      </a>
    </Empty>
  );
}

function Card({ item, has }: { item: Item; has: number }) {
  const { t } = useIsland();
  const { pointsGoodId, title, spec, picture, points, money, price: alone, stock, state, limitEach, exchanged } = item;
  const notes = [
    state === 'soldOut' ? t('points:soldOut') : t('points:left', { n: stock }),
    ...(exchanged > 0 ? [t('points:exchanged', { n: exchanged })] : []),
    ...(limitEach === null ? [] : [t('points:limit', { n: limitEach })]),
  ];
  return (
    <article
      className="points-card relative flex flex-col gap-1.5 h-full p-3.5 text-sm bg-base-100 border border-base-300 rounded-box"
      data-state={state}
    >
      <Picture className="w-full h-auto aspect-square rounded-field" path={picture} width={320} />
      <h2 className="text-base font-medium">
        <a className="after:absolute after:inset-0" href={pointsGoodPath(pointsGoodId)}>
          {title}
        </a>
      </h2>
      {spec.length > 0 && <p className="text-quiet">{spec.join(' · ')}</p>}
      <p className="points-card-price">
        <PointsPrice points={points} money={money} />
        <s className="text-sm text-quiet">
          <span className="sr-only">{t('points:alone')} </span>
          {price(alone)}
        </s>
      </p>
      <p className="text-quiet">{notes.join(' · ')}</p>
      {state === 'running' && has < points && (
        <p className="points-short">{t('points:missing', { n: points - has })}</p>
      )}
    </article>
  );
}
