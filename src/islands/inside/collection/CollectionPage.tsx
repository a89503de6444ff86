import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { CollectionKind, CollectionPage as Page } from '#contract/collection/schema.ts';
import { placeOf, placePath } from '../../../lib/browser/collection/collection-url.ts';
import type { WithFirst } from '../../../lib/shared/api/resource.ts';
import { type CollectionStore, createCollection } from '../../../stores/inside/collection.ts';
import { Button } from '../../ui/Button.tsx';
import { defineScreen } from '../../ui/define-screen.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { inPage } from '../../ui/in-page.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Goods } from './Goods.tsx';
import { Shops } from './Shops.tsx';

const KINDS: readonly CollectionKind[] = ['product', 'shop'];

export const CollectionPage = defineScreen(Collection);

function Collection({ search, first }: { search: string } & WithFirst<Page>) {
  const { t, failureWords } = useIsland();
  const words = { ...failureWords, added: t('cart:collection.added'), full: t('cart:collection.full') };
  const [store] = useState(() => {
    const made = createCollection(placeOf(search), words);
    if (first) made.$state.set(first);
    return made;
  });
  const now = useStore(store.$state);
  const place = useStore(store.$place);
  const value = now.value;
  useEffect(() => {
    const open = () => void store.open(placeOf(location.search));
    if (!first) open();
    addEventListener('popstate', open);
    return () => removeEventListener('popstate', open);
  }, [store, first]);
  const go = (next: { kind: CollectionKind; page: number }) => {
    history.pushState(null, '', placePath(next));
    void store.open(next);
    if (next.page !== place.page) scrollTo({ top: 0 });
  };
  return (
    <section>
      <h1>{t('cart:collection.title')}</h1>
      <nav className="tabs tabs-border mt-3 mb-5 border-b border-base-300" aria-label={t('cart:collection.title')}>
        {KINDS.map((kind) => (
          <a
            key={kind}
            className="tab"
            href={placePath({ kind, page: 1 })}
            aria-current={kind === place.kind ? 'page' : undefined}
            onClick={inPage(() => go({ kind, page: 1 }))}
          >
            {t(`cart:collection.${kind}`)} {value ? value.counts[kind] : ''}
          </a>
        ))}
      </nav>
      {value ? (
        <>
          <Filled page={value} kind={place.kind} store={store} />
          <Pager
            page={value.page}
            pages={value.pages}
            hrefOf={(page) => placePath({ ...place, page })}
            onPage={(page) => go({ ...place, page })}
          />
        </>
      ) : (
        <Loading now={now} onRetry={store.reload}>
          <Skeleton count={2} className="h-60" />
        </Loading>
      )}
    </section>
  );
}

function Filled({ page, kind, store }: { page: Page; kind: CollectionKind; store: CollectionStore }) {
  const { t } = useIsland();
  const [gone, setGone] = useState<{ kind: CollectionKind; id: number }>();
  const drop = async (id: number) => {
    if (await store.drop(id)) setGone({ kind, id });
  };
  const restore = async () => {
    if (gone && (await store.restore(gone.kind, gone.id))) setGone(undefined);
  };
  return (
    <>
      {page.counts[kind] === 0 ? (
        <Empty title={t(`cart:collection.empty.${kind}`)} text={t('cart:collection.empty.text')}>
          <a href="/goods" className="btn btn-primary">
            {t('cart:empty.go')}
          </a>
        </Empty>
      ) : kind === 'product' ? (
        <Goods items={page.products} store={store} onDrop={drop} />
      ) : (
        <Shops items={page.shops} onDrop={drop} />
      )}
      <div className="undo-bar" role="status" hidden={!gone}>
        {gone && (
          <>
            <span>{t('cart:collection.dropped')}</span>
            <Button
              className="font-semibold text-inherit underline underline-offset-3"
              look="link"
              onClick={() => void restore()}
            >
              {t('cart:undo')}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
