import type { DiscountList } from '#contract/discount/schema.ts';
import { discountPath, listPath, readList } from '../../../lib/browser/discount/discount-url.ts';
import type { WithFirst } from '../../../lib/shared/api/resource.ts';
import { offText, weeklyText } from '../../../lib/shared/discount-text.ts';
import { createDiscounts } from '../../../stores/inside/discount.ts';
import { defineScreen } from '../../ui/define-screen.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Masthead } from '../../ui/Masthead.tsx';
import { PagedList } from '../../ui/PagedList.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import { Goods } from './Goods.tsx';
import { StateBadge } from './StateBadge.tsx';
import { Timer } from './Timer.tsx';

export const ListPage = defineScreen(List);

function List({ search, first }: { search: string } & WithFirst<DiscountList>) {
  const { t } = useIsland();
  const found = useAddressList({ search, first, create: createDiscounts, read: readList, path: listPath, toTop: true });
  return (
    <section className="discounts">
      <Masthead kind="discount" title={t('discount:title')}>
        <p>{t('discount:intro')}</p>
      </Masthead>
      <PagedList
        found={found}
        skeleton={<Skeleton count={2} className="h-80" />}
        none={() => (
          <Empty title={t('discount:none')} text={t('discount:noneText')}>
            <a href="/goods" className="btn btn-primary">
              {t('discount:toGoods')}
            </a>
          </Empty>
        )}
      >
        {({ items, now }) =>
          items.map((item) => <Activity key={item.id} item={item} now={now} onTurn={() => void found.list.reload()} />)
        }
      </PagedList>
    </section>
  );
}

type Props = { item: DiscountList['items'][number]; now: string; onTurn: () => void };

function Activity({ item, now, onTurn }: Props) {
  const { t, language } = useIsland();
  const { id, name, shop, off, limit, state, weekly, total, goods } = item;
  const hours = weekly && weeklyText(weekly, t, language);
  const all = t('discount:all', { count: total });
  return (
    <article
      className="discount grid grid-cols-[15rem_minmax(0,1fr)] gap-5 p-5 rounded-box bg-base-100 max-md:grid-cols-1"
      aria-labelledby={`discount-${id}`}
    >
      <div className="flex flex-col gap-2 p-5 rounded-box text-sm bg-[color-mix(in_oklab,var(--color-price)_7%,var(--color-base-100))]">
        <p className="discount-badges">
          <StateBadge activity={item} now={now} />
          <span>{shop?.name ?? t('discount:mall')}</span>
        </p>
        <h2 className="text-lg font-semibold wrap-anywhere" id={`discount-${id}`}>
          {name}
        </h2>
        <p className="discount-worth">{off === null ? t('discount:special') : offText(off, t, language)}</p>
        <p>
          <Timer activity={item} now={now} onTurn={onTurn} />
        </p>
        {hours && <p>{hours}</p>}
        {limit !== null && <p>{t('discount:limit', { count: limit })}</p>}
        <a
          href={discountPath(id)}
          className="btn btn-outline btn-sm mt-auto"
          aria-label={t('discount:allOf', { all, name })}
        >
          {all}
        </a>
      </div>
      <Goods items={goods} state={state} label={name} heading="h3" />
    </article>
  );
}
