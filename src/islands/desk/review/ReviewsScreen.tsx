import { useState } from 'react';
import type { DeskReview } from '#contract/review/desk.schema.ts';
import { DESK_REVIEW_STATES, REVIEWS_SEARCHED } from '#contract/review/values.ts';
import { readReviewsFilter, reviewsPath, SCORES } from '../../../lib/browser/desk/review-url.ts';
import { createDeskReviews } from '../../../stores/desk/review.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import { defineScreen } from '../ui/define-screen.ts';
import { FoundFilters } from '../ui/FoundFilters.tsx';
import { FoundList } from '../ui/FoundList.tsx';
import { useReviewColumns } from './columns.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';

type Props = { search: string };
export type Asked = { review: DeskReview; action: 'answer' | 'hide' };

export const ReviewsScreen = defineScreen(Reviews);

function Reviews({ search }: Props) {
  const { t } = useIsland();
  const found = useAddressList({ search, read: readReviewsFilter, path: reviewsPath, create: createDeskReviews });
  const { list, filter, page } = found;
  const [asked, setAsked] = useState<Asked>();
  return (
    <FoundList
      title={t('deskreviews:title')}
      found={found}
      none={<p>{t('deskreviews:none')}</p>}
      columns={useReviewColumns({ list, mayHide: page?.mayHide ?? false, onAsk: setAsked })}
    >
      <FoundFilters
        found={found}
        label={t('deskreviews:search')}
        placeholder={t('deskreviews:placeholder')}
        choices={[
          {
            name: 'state',
            label: t('deskreviews:state'),
            options: DESK_REVIEW_STATES.map((state) => [state, t(`deskreviews:states.${state}`)]),
          },
          {
            name: 'score',
            label: t('deskreviews:score'),
            options: SCORES.map((score) => [score, t('deskreviews:stars', { count: Number(score) })]),
          },
        ]}
      />
      {filter.text && (
        <p className="mb-4 text-sm">{t('deskreviews:searched', { n: REVIEWS_SEARCHED.toLocaleString('en') })}</p>
      )}
      {asked && <ReviewDialog asked={asked} list={list} onClose={() => setAsked(undefined)} />}
    </FoundList>
  );
}
