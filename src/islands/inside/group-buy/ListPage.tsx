import type { GroupCard, GroupList } from '#contract/group-buy/schema.ts';
import { groupListPath, groupPath, readGroupList } from '../../../lib/browser/group-buy/group-buy-url.ts';
import type { WithFirst } from '../../../lib/shared/api/resource.ts';
import { price } from '../../../lib/shared/price.ts';
import { createGroupList } from '../../../stores/inside/group-buy.ts';
import { defineScreen } from '../../ui/define-screen.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Money } from '../../ui/Money.tsx';
import { PagedList } from '../../ui/PagedList.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';

export const ListPage = defineScreen(List);

function List({ search, first }: { search: string } & WithFirst<GroupList>) {
  const { t } = useIsland();
  const found = useAddressList({
    search,
    first,
    create: createGroupList,
    read: readGroupList,
    path: groupListPath,
    toTop: true,
  });
  return (
    <section className="groups">
      <header className="mb-5">
        <h1 className="text-xl font-semibold">{t('group:title')}</h1>
        <p className="text-quiet">{t('group:intro')}</p>
      </header>
      <PagedList
        found={found}
        skeleton={<Skeleton count={3} className="h-44" />}
        none={() => (
          <Empty title={t('group:none')} text={t('group:noneText')}>
            <a href="/goods" className="btn btn-primary">
              {t('group:toGoods')}
            </a>
          </Empty>
        )}
      >
        {({ items }) => (
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,24rem),1fr))] gap-4">
            {items.map((one) => (
              <li key={one.groupProdId}>
                <Card one={one} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

function Card({ one }: { one: GroupCard }) {
  const { t } = useIsland();
  const { groupProdId, title, picture, shopName, size, price: fen, alone, groups, bought, soldOut } = one;
  const notes = [
    ...(soldOut ? [t('group:soldOut')] : []),
    ...(bought > 0 ? [t('group:bought', { n: bought })] : []),
    ...(groups > 0 ? [t('group:openCount', { count: groups })] : []),
  ];
  return (
    <article className="group-card relative grid grid-cols-[10rem_minmax(0,1fr)] max-sm:grid-cols-[6rem_minmax(0,1fr)] gap-4 h-full p-4 bg-base-100 border border-base-300 rounded-box">
      <Picture className="rounded-field w-full h-auto" path={picture} width={160} />
      <div className="flex flex-col gap-1.5 text-sm">
        <h2 className="text-base font-semibold">
          <a className="after:absolute after:inset-0" href={groupPath(groupProdId)}>
            {title}
          </a>
        </h2>
        <p className="text-quiet">{shopName}</p>
        <p className="group-price">
          <span className="tag">{t('group:size', { n: size })}</span>
          <Money fen={fen} />
          <s className="text-sm text-quiet">
            <span className="sr-only">{t('group:alone')} </span>
            {price(alone)}
          </s>
        </p>
        <p className="text-quiet">{notes.join(' · ')}</p>
      </div>
    </article>
  );
}
