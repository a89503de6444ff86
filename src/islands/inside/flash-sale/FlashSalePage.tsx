import { useStore } from '@nanostores/react';
import type { FlashPage } from '#contract/flash-sale/schema.ts';
import { flashPath, readFlash } from '../../../lib/browser/flash-sale/flash-sale-url.ts';
import type { FailureWords } from '../../../lib/shared/api/failure.ts';
import type { WithFirst } from '../../../lib/shared/api/resource.ts';
import { createFlashSale } from '../../../stores/inside/flash-sale.ts';
import { defineScreen } from '../../ui/define-screen.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Masthead } from '../../ui/Masthead.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import { Goods } from './Goods.tsx';
import { SessionClock } from './SessionClock.tsx';
import { Sessions } from './Sessions.tsx';

export const FlashSalePage = defineScreen(FlashSale);

function FlashSale({ search, first }: { search: string } & WithFirst<FlashPage>) {
  const { t } = useIsland();
  const create = (first: ReturnType<typeof readFlash>, words: FailureWords) =>
    createFlashSale(first, { ...words, reminded: t('flash:willRemind'), forgotten: t('flash:remindOff') });
  const found = useAddressList({ search, first, create, read: readFlash, path: flashPath, toTop: true });
  const { list, now, page, moving, go, hrefOf, onPage } = found;
  const reminding = useStore(list.$reminding);
  const session = page?.sessions.find(({ id }) => id === page.session);
  return (
    <section>
      <Masthead kind="flash" title={t('flash:title')}>
        <p>{t('flash:intro')}</p>
      </Masthead>
      <Loading now={now} onRetry={list.reload}>
        <Skeleton count={1} className="h-32" />
        <Skeleton count={2} className="h-72" />
      </Loading>
      {page && (
        <>
          <Sessions page={page} onSession={(id) => go({ session: id, page: 1 })} />
          {session && (
            <SessionClock key={session.id + session.state} session={session} now={page.now} onTurn={list.turn} />
          )}
          <div aria-busy={moving}>
            {page.items.length === 0 && <Nothing page={page} />}
            <ul className="goods-grid">
              {page.items.map((item) => (
                <Goods
                  key={item.seckillId}
                  item={item}
                  busy={reminding === item.seckillId}
                  onRemind={(wanted) => void list.remind(item.seckillId, wanted)}
                />
              ))}
            </ul>
            <Pager page={page.page} pages={page.pages} hrefOf={hrefOf} onPage={onPage} />
          </div>
        </>
      )}
    </section>
  );
}

function Nothing({ page }: { page: FlashPage }) {
  const { t } = useIsland();
  const any = page.sessions.length > 0;
  return (
    <Empty title={t(any ? 'flash:noGoods' : 'flash:none')} text={t(any ? 'flash:noGoodsText' : 'flash:noneText')}>
      <a href="/goods" className="btn btn-primary">
        {t('flash:toGoods')}
      </a>
    </Empty>
  );
}
