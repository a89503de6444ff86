import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { ReviewForm } from '#contract/review/schema.ts';
import type { OwnReviewTab } from '#contract/review/values.ts';
import { ownReviewsPath } from '../../../lib/browser/review/review-url.ts';
import type { WithFirst } from '../../../lib/shared/api/resource.ts';
import { date } from '../../../lib/shared/format.ts';
import { createReviewForm, type ReviewFormStore } from '../../../stores/inside/review-form.ts';
import { defineScreen } from '../../ui/define-screen.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { LineForm } from './LineForm.tsx';
import { SendForm } from './SendForm.tsx';
import { ShopForm } from './ShopForm.tsx';

export const WritePage = defineScreen(Write);

function Write({ orderId, first }: { orderId: string } & WithFirst<ReviewForm | undefined>) {
  const { t } = useIsland();
  const [store, now] = useResource(
    (failureWords) =>
      createReviewForm(orderId, {
        ...failureWords,
        ...{ reviewTooLong: t('review:error.tooLong'), reviewLink: t('review:error.link') },
        ...{ nothing: t('review:error.nothing'), scoreFirst: t('review:error.scoreFirst') },
        ...{ shopWhole: t('review:error.shopWhole'), wait: t('review:error.wait') },
      }),
    first,
  );
  const written = useStore(store.$written);
  useEffect(() => store.restore(), [store]);
  if (written) return <Thanks store={store} points={written.points} left={written.left} />;
  return (
    <>
      <Loading now={now} onRetry={store.reload}>
        <Skeleton count={2} className="h-72" />
      </Loading>
      {now.value && <Form form={now.value} store={store} />}
      {now.state === 'loaded' && !now.value && <Closed why="missing" tab="toWrite" />}
    </>
  );
}

function Form({ form, store }: { form: ReviewForm; store: ReviewFormStore }) {
  const { t, language } = useIsland();
  const open = form.lines.filter(({ state }) => state === 'open');
  if (form.state !== 'open') return <Closed why={form.state} tab="toWrite" />;
  if (form.lines.every(({ state }) => state === 'refunded')) return <Closed why="refunded" tab="toWrite" />;
  if (!open.length) return <Closed why="done" tab="written" />;
  return (
    <div className="grid gap-4 items-start lg:grid-cols-[minmax(0,1fr)_22rem]">
      <p className="review-terms lg:col-span-full">
        {form.until && <span>{t('review:until', { day: date(form.until, language) })}</span>}
        {form.points > 0 && <span>{t('review:points', { n: form.points })}</span>}
        {form.today === 0 && <span>{t('review:todayOver')}</span>}
      </p>
      <div className="grid gap-4">
        {open.map((line) => (
          <LineForm key={line.id} line={line} store={store} />
        ))}
      </div>
      <aside className="lg:sticky lg:top-4 grid gap-4" aria-label={form.shop.name}>
        {!form.scored && <ShopForm name={form.shop.name} store={store} />}
        <SendForm store={store} />
      </aside>
    </div>
  );
}

function Closed({ why, tab }: { why: string; tab: OwnReviewTab }) {
  const { t } = useIsland();
  return (
    <Empty title={t(`review:closed.${why}`)} text={t(`review:closed.${why}Text`)}>
      <a href={ownReviewsPath({ tab, page: 1 })} className="btn btn-primary">
        {t('review:toOwn')}
      </a>
    </Empty>
  );
}

function Thanks({ store, points, left }: { store: ReviewFormStore; points: number; left: number }) {
  const { t } = useIsland();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <section className="review-thanks card-white">
      <h2 className="text-xl font-semibold outline-none!" ref={head} tabIndex={-1}>
        {t('review:thanks')}
      </h2>
      <p className="last:mt-4">{points > 0 ? t('review:earned', { n: points }) : t('review:published')}</p>
      <p className="last:mt-4">
        {left > 0 && (
          <button type="button" className="btn btn-primary" onClick={() => void store.goOn()}>
            {t('review:rest', { n: left })}
          </button>
        )}
        <a
          href={ownReviewsPath({ tab: 'written', page: 1 })}
          className={left > 0 ? 'btn btn-outline' : 'btn btn-primary'}
        >
          {t('review:toWritten')}
        </a>
        <a href={ownReviewsPath({ tab: 'toWrite', page: 1 })} className="btn btn-outline">
          {t('review:toOthers')}
        </a>
      </p>
    </section>
  );
}
