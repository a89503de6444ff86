import type { DiscountPage, DiscountSort } from '#contract/discount/schema.ts';
import type { FoundDiscount } from '../../../lib/browser/discount/discount-page.ts';
import { nextPriceSort, type PageFilter, pagePath, readPage } from '../../../lib/browser/discount/discount-url.ts';
import type { WithFirst } from '../../../lib/shared/api/resource.ts';
import { createDiscount } from '../../../stores/inside/discount.ts';
import { defineScreen } from '../../ui/define-screen.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { inPage } from '../../ui/in-page.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import { Goods } from './Goods.tsx';
import { Head } from './Head.tsx';

const LIST = '/special-discount';

export const DetailPage = defineScreen(Detail);

function Detail({ search, first }: { search: string } & WithFirst<FoundDiscount>) {
  const { t } = useIsland();
  const found = useAddressList({ search, first, create: createDiscount, read: readPage, path: pagePath, toTop: true });
  const { list, filter, now, page, moving, go, hrefOf, onPage } = found;
  usePageTitle(page?.activity?.name);
  return (
    <section className="discounts">
      <a href={LIST} className="inline-flex items-center gap-1 mb-3 text-sm text-quiet hover:underline">
        <Icon name="left" className="size-4" />
        {t('discount:toList')}
      </a>
      {!page?.activity && <h1 className="sr-only">{t('discount:title')}</h1>}
      <Loading now={now} onRetry={list.reload}>
        <Skeleton count={1} className="h-64" />
        <Skeleton count={1} className="h-96" />
      </Loading>
      {page?.activity && page.now && (
        <>
          <Head activity={page.activity} now={page.now} onTurn={() => void list.reload()} />
          <section aria-label={t('discount:goods')} aria-busy={moving}>
            <Sorts filter={filter} total={page.total} go={go} />
            <Items activity={page.activity} items={page.items} />
            <Pager page={page.page} pages={page.pages} hrefOf={hrefOf} onPage={onPage} />
          </section>
        </>
      )}
      {page && !page.activity && (
        <Empty title={t('discount:missing')} text={t('discount:missingText')} picture="search">
          <a href={LIST} className="btn btn-primary">
            {t('discount:toList')}
          </a>
        </Empty>
      )}
    </section>
  );
}

function Items({ activity, items }: Pick<DiscountPage, 'activity' | 'items'>) {
  const { t } = useIsland();
  if (items.length) return <Goods items={items} state={activity.state} label={activity.name} heading="h2" />;
  return (
    <Empty title={t('discount:noGoods')}>
      <a href="/goods" className="btn btn-primary">
        {t('discount:toGoods')}
      </a>
    </Empty>
  );
}

type SortProps = { filter: PageFilter; total: number; go: (filter: PageFilter) => void };

function Sorts({ filter, total, go }: SortProps) {
  const { t } = useIsland();
  const isPrice = filter.sort === 'price-asc' || filter.sort === 'price-desc';
  const link = (sort: DiscountSort, chosen: boolean, text: string) => {
    const to = { ...filter, sort, page: 1 };
    return (
      <a className="tab" href={pagePath(to)} aria-current={chosen ? 'true' : undefined} onClick={inPage(() => go(to))}>
        {text}
        {sort.startsWith('price') && !chosen && <span aria-hidden="true"> ↕</span>}
        {sort.startsWith('price') && chosen && (
          <>
            <span aria-hidden="true"> {filter.sort === 'price-asc' ? '↑' : '↓'}</span>
            <span className="sr-only"> {t(filter.sort === 'price-asc' ? 'discount:rising' : 'discount:falling')}</span>
          </>
        )}
      </a>
    );
  };
  return (
    <div className="flex items-baseline justify-between gap-4">
      <nav className="tabs tabs-border my-5 border-b border-base-300" aria-label={t('discount:sort')}>
        {link('default', filter.sort === 'default', t('discount:sorts.default'))}
        {link('sales', filter.sort === 'sales', t('discount:sorts.sales'))}
        {link(nextPriceSort(filter.sort), isPrice, t('discount:sorts.price'))}
      </nav>
      <p className="text-sm text-quiet">{t('discount:count', { count: total })}</p>
    </div>
  );
}
