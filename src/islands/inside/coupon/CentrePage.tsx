import { useStore } from '@nanostores/react';
import type { CouponCentre } from '#contract/coupon/schema.ts';
import { COUPON_TABS } from '#contract/coupon/values.ts';
import { centrePath, readCentre } from '../../../lib/browser/coupon/coupon-url.ts';
import type { FailureWords } from '../../../lib/shared/api/failure.ts';
import type { WithFirst } from '../../../lib/shared/api/resource.ts';
import { createCentre } from '../../../stores/public/coupon.ts';
import { AddressTabs } from '../../ui/AddressTabs.tsx';
import { defineScreen } from '../../ui/define-screen.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Masthead } from '../../ui/Masthead.tsx';
import { PagedList } from '../../ui/PagedList.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import { Offer } from '../ui/coupon/Offer.tsx';

export const CentrePage = defineScreen(Centre);

function Centre({ search, first }: { search: string } & WithFirst<CouponCentre>) {
  const { t } = useIsland();
  const create = (first: ReturnType<typeof readCentre>, words: FailureWords) =>
    createCentre(first, { ...words, taken: t('coupon:taken') });
  const found = useAddressList({ search, first, create, read: readCentre, path: centrePath, toTop: true });
  const { list } = found;
  const taking = useStore(list.$taking);
  return (
    <section className="coupons">
      <Masthead kind="coupon" title={t('coupon:title')}>
        <p>
          {t('coupon:intro')} <a href="/user-center/uc-coupons">{t('coupon:mine')}</a>
        </p>
      </Masthead>
      <AddressTabs
        found={found}
        label={t('coupon:tabs')}
        name="tab"
        options={COUPON_TABS.map((tab) => [tab, t(`coupon:tab.${tab}`)])}
      />
      <PagedList
        found={found}
        skeleton={<Skeleton count={3} className="h-32" />}
        none={() => (
          <Empty title={t('coupon:none')} text={t('coupon:noneText')}>
            <a href="/goods" className="btn btn-primary">
              {t('coupon:toGoods')}
            </a>
          </Empty>
        )}
      >
        {({ items }) => (
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,25rem),1fr))] gap-4">
            {items.map((offer) => (
              <li key={offer.id}>
                <Offer offer={offer} busy={taking === offer.id} onTake={(id) => void list.take(id)} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}
