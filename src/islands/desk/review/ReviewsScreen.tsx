import { useState } from 'react';
import type { DeskReview } from '#contract/review/desk.schema.ts';
import { DESK_REVIEW_STATES, REVIEWS_SEARCHED } from '#contract/review/values.ts';
import { readReviewsFilter, reviewsPath } from '../../../lib/browser/desk/reviews-url.ts';
import { createDeskReviews } from '../../../stores/desk/reviews.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import { defineScreen } from '../ui/define-screen.ts';
import { Choice, Filters } from '../ui/Filters.tsx';
import { TableFrame } from '../ui/TableFrame.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import { ReviewsTable } from './ReviewsTable.tsx';

type Props = { search: string };
export type Asked = { review: DeskReview; action: 'answer' | 'hide' };

/** Reviews of goods: shops answer them, the mall decides what is shown. */
export const ReviewsScreen = defineScreen(Reviews);

function Reviews({ search }: Props) {
  const { t } = useIsland();
  const place = { search, read: readReviewsFilter, path: reviewsPath, create: createDeskReviews };
  const { list, filter, now, moving, go } = useAddressList(place);
  const [asked, setAsked] = useState<Asked>();
  const isFiltered = filter.text !== '' || filter.state !== '';
  return (
    <>
      <header className="desk-head">
        <h1>{t('deskreviews:title')}</h1>
      </header>
      <Filters
        label={t('deskreviews:search')}
        placeholder={t('deskreviews:placeholder')}
        name="text"
        text={filter.text}
        rest={{ state: filter.state }}
        onFind={(text) => go({ ...filter, text, page: 1 })}
        onClear={isFiltered ? () => go({ state: '', text: '', page: 1 }) : undefined}
      >
        {(text) => (
          <Choice
            label={t('deskreviews:state')}
            value={filter.state}
            options={DESK_REVIEW_STATES.map((state) => [state, t(`deskreviews:states.${state}`)] as const)}
            onValue={(value) => go({ ...readReviewsFilter(`?state=${value}`), text, page: 1 })}
          />
        )}
      </Filters>
      {filter.text && (
        <p className="mb-4 text-sm">{t('deskreviews:searched', { n: REVIEWS_SEARCHED.toLocaleString('en') })}</p>
      )}
      <TableFrame
        now={now}
        onRetry={list.reload}
        isEmpty={({ items }) => !items.length}
        empty={<p>{t('deskreviews:none')}</p>}
      >
        {({ items, page, pages, mayHide }) => (
          <>
            <ReviewsTable rows={items} mayHide={mayHide} busy={moving} list={list} onAsk={setAsked} />
            <Pager
              page={page}
              pages={pages}
              hrefOf={(to) => reviewsPath({ ...filter, page: to })}
              onPage={(to) => go({ ...filter, page: to })}
            />
          </>
        )}
      </TableFrame>
      {asked && <ReviewDialog asked={asked} list={list} onClose={() => setAsked(undefined)} />}
    </>
  );
}
