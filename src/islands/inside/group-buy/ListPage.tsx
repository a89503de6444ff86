import type { GroupCard, GroupList } from '#contract/group-buy/schema.ts';
import { DAY_MS } from '#contract/time.ts';
import { groupListPath, groupPath, readGroupList } from '../../../lib/browser/group-buy/group-buy-url.ts';
import type { WithFirst } from '../../../lib/shared/api/resource.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { price } from '../../../lib/shared/price.ts';
import { createGroupList } from '../../../stores/inside/group-buy.ts';
import { Countdown } from '../../ui/Countdown.tsx';
import { defineScreen } from '../../ui/define-screen.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Masthead } from '../../ui/Masthead.tsx';
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
      <Masthead kind="group" title={t('group:title')}>
        <p>{t('group:intro')}</p>
      </Masthead>
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
        {({ items, now }) => (
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4">
            {items.map((one) => (
              <li key={one.groupProdId}>
                <Card one={one} now={now} onEnd={() => void found.list.reload()} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

function Card({ one, now, onEnd }: { one: GroupCard; now: string; onEnd: () => void }) {
  const { t, language } = useIsland();
  const { groupProdId, title, picture, shopName, size, price: fen, alone, groups, bought, soldOut, endsAt } = one;
  const isSoon = Date.parse(endsAt) - Date.parse(now) <= DAY_MS;
  const notes = [
    ...(soldOut ? [t('group:soldOut')] : []),
    ...(bought > 0 ? [t('group:bought', { n: bought })] : []),
    ...(groups > 0 ? [t('group:openCount', { count: groups })] : []),
  ];
  return (
    <article className="group-card relative flex flex-col h-full overflow-hidden bg-base-100 rounded-box hover:shadow-float">
      <Picture className="w-full h-auto" path={picture} width={320} />
      <div className="flex flex-col grow gap-1.5 p-4 text-sm">
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
        <p className="flex flex-wrap items-center justify-between gap-2 mt-2">
          <span className="text-xs text-quiet">
            {isSoon ? (
              <>
                {t('group:endsIn')} <Countdown endsAt={endsAt} now={now} onEnd={onEnd} />
              </>
            ) : (
              t('group:until', { time: dateTime(endsAt, language) })
            )}
          </span>
          {!soldOut && (
            <span className="btn btn-outline btn-sm" aria-hidden="true">
              {t('group:go')}
            </span>
          )}
        </p>
      </div>
    </article>
  );
}
