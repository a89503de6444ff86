import type { GroupCard } from '#contract/group-buy/schema.ts';
import { groupListPath, groupPath, readGroupList } from '../../../lib/browser/group-buy/group-url.ts';
import { price } from '../../../lib/shared/price.ts';
import { createGroupList } from '../../../stores/inside/group-buy.ts';
import { defineScreen } from '../../ui/define-screen.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Money } from '../../ui/Money.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';

/** What can be bought in groups. @param search of the address */
export const ListPage = defineScreen(List);

function List({ search }: { search: string }) {
  const { t } = useIsland();
  const { list, now, page, moving, go } = useAddressList({
    ...{ search, create: createGroupList, read: readGroupList, path: groupListPath },
  });
  return (
    <section className="groups">
      <header>
        <h1>{t('group:title')}</h1>
        <p>{t('group:intro')}</p>
      </header>
      <Loading now={now} onRetry={list.reload}>
        <Skeleton count={3} className="h-44" />
      </Loading>
      {page && (
        <div aria-busy={moving}>
          {page.items.length === 0 && (
            <Empty title={t('group:none')} text={t('group:noneText')}>
              <a href="/goods" className="btn btn-primary">
                {t('group:toGoods')}
              </a>
            </Empty>
          )}
          <ul className="group-grid">
            {page.items.map((one) => (
              <li key={one.groupProdId}>
                <Card one={one} />
              </li>
            ))}
          </ul>
          <Pager
            page={page.page}
            pages={page.pages}
            hrefOf={(to) => groupListPath({ page: to })}
            onPage={(to) => {
              go({ page: to });
              scrollTo({ top: 0 });
            }}
          />
        </div>
      )}
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
    <article className="group-card">
      <Picture path={picture} width={160} />
      <div>
        <h2>
          <a href={groupPath(groupProdId)}>{title}</a>
        </h2>
        <p className="text-quiet">{shopName}</p>
        <p className="group-price">
          <span className="tag">{t('group:size', { n: size })}</span>
          <Money fen={fen} />
          <s>
            <span className="sr-only">{t('group:alone')} </span>
            {price(alone)}
          </s>
        </p>
        <p className="text-quiet">{notes.join(' · ')}</p>
      </div>
    </article>
  );
}
