import { useStore } from '@nanostores/react';
import { COUPON_TABS } from '#contract/coupon/values.ts';
import { centrePath, readCentre } from '../../../lib/browser/coupon/coupon-url.ts';
import { createCentre } from '../../../stores/public/coupon.ts';
import type { FailureWords } from '../../../stores/public/form.ts';
import { defineScreen } from '../../ui/define-screen.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { inPage } from '../../ui/in-page.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import { Offer } from '../ui/coupon/Offer.tsx';

/** The coupon centre. @param search of the address */
export const CentrePage = defineScreen(Centre);

function Centre({ search }: { search: string }) {
  const { t } = useIsland();
  const create = (first: ReturnType<typeof readCentre>, words: FailureWords) =>
    createCentre(first, { ...words, taken: t('coupon:taken') });
  const { list, filter, now, page, moving, go } = useAddressList({
    ...{ search, create, read: readCentre, path: centrePath },
  });
  const taking = useStore(list.$taking);
  return (
    <section className="coupons">
      <header>
        <h1>{t('coupon:title')}</h1>
        <a href="/user-center/uc-coupons">{t('coupon:mine')}</a>
      </header>
      <nav className="order-tabs" aria-label={t('coupon:tabs')}>
        {COUPON_TABS.map((tab) => (
          <a
            key={tab}
            href={centrePath({ tab, page: 1 })}
            aria-current={tab === filter.tab ? 'page' : undefined}
            onClick={inPage(() => go({ tab, page: 1 }))}
          >
            {t(`coupon:tab.${tab}`)}
          </a>
        ))}
      </nav>
      <Loading now={now} onRetry={list.reload}>
        <Skeleton count={3} className="h-32" />
      </Loading>
      {page && (
        <div aria-busy={moving}>
          {page.items.length === 0 && (
            <Empty title={t('coupon:none')} text={t('coupon:noneText')}>
              <a href="/goods" className="btn btn-primary">
                {t('coupon:toGoods')}
              </a>
            </Empty>
          )}
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(25rem,1fr))] gap-4">
            {page.items.map((offer) => (
              <li key={offer.id}>
                <Offer offer={offer} busy={taking === offer.id} onTake={(id) => void list.take(id)} />
              </li>
            ))}
          </ul>
          <Pager
            page={page.page}
            pages={page.pages}
            hrefOf={(to) => centrePath({ ...filter, page: to })}
            onPage={(to) => {
              go({ ...filter, page: to });
              scrollTo({ top: 0 });
            }}
          />
        </div>
      )}
    </section>
  );
}
