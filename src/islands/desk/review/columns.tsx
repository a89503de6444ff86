import { viewOrder } from '#contract/order/desk.calls.ts';
import { answerReview } from '#contract/review/desk.calls.ts';
import type { DeskReview } from '#contract/review/desk.schema.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { productPath } from '../../../lib/shared/paths.ts';
import { scaledUrl } from '../../../lib/shared/pictures.ts';
import type { DeskReviewList } from '../../../stores/desk/review.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { Column } from '../ui/DataTable.tsx';
import { MayLink, useMay } from '../ui/may.tsx';
import type { Asked } from './ReviewsScreen.tsx';

type Props = {
  mayHide: boolean;
  list: DeskReviewList;
  onAsk: (asked: Asked) => void;
};

export function useReviewColumns({ mayHide, list, onAsk }: Props): Column<DeskReview>[] {
  const { t, language } = useIsland();
  const answers = useMay()(answerReview);
  const putBack = async ({ id }: DeskReview) => {
    if (await list.putBack(id)) toast(t('deskreviews:shown'), 'success');
  };
  return [
    { id: 'review', title: t('deskreviews:column.review'), cell: (review) => <Said review={review} /> },
    {
      id: 'product',
      title: t('deskreviews:column.product'),
      cell: ({ product, shop, spec, orderId }) => (
        <div className="grid gap-0.5 max-w-72 whitespace-normal">
          <a className="hover:underline" href={productPath(product.id)}>
            {product.title}
          </a>
          <small className="text-quiet">{[shop, ...spec].join(' · ')}</small>
          {orderId && (
            <MayLink call={viewOrder} className="hover:underline" href={`/desk/orders/${orderId}`}>
              {t('deskreviews:order', { id: orderId })}
            </MayLink>
          )}
        </div>
      ),
    },
    {
      id: 'at',
      title: t('deskreviews:column.at'),
      cell: ({ at }) => <time dateTime={at}>{dateTime(at, language)}</time>,
      sortBy: ({ at }) => at,
    },
    {
      id: 'do',
      title: t('deskreviews:column.do'),
      cell: (review) => {
        const named = (action: 'answer' | 'hide' | 'show') =>
          t('deskreviews:of', { action: t(`deskreviews:do.${action}`), title: review.product.title });
        return (
          <div className="flex gap-2">
            {answers && review.answer === null && review.hidden === null && (
              <Button size="sm" aria-label={named('answer')} onClick={() => onAsk({ review, action: 'answer' })}>
                {t('deskreviews:do.answer')}
              </Button>
            )}
            {mayHide && review.hidden === null && (
              <Button size="sm" aria-label={named('hide')} onClick={() => onAsk({ review, action: 'hide' })}>
                {t('deskreviews:do.hide')}
              </Button>
            )}
            {mayHide && review.hidden !== null && (
              <Button size="sm" aria-label={named('show')} onClick={() => putBack(review)}>
                {t('deskreviews:do.show')}
              </Button>
            )}
          </div>
        );
      },
    },
  ];
}

function Said({ review }: { review: DeskReview }) {
  const { t } = useIsland();
  const { author, score, text, pictures, added, answer, hidden } = review;
  const shots = [...pictures, ...(added?.pictures ?? [])];
  return (
    <div className="grid gap-1 min-w-72 max-w-144 py-1.5 whitespace-normal wrap-anywhere">
      <b className="font-medium">{t('deskreviews:by', { name: author ?? t('deskreviews:anonymous'), count: score })}</b>
      <p>{text || <small className="text-quiet">{t('deskreviews:wordless')}</small>}</p>
      {added && (
        <p>
          <small className="text-quiet">{t('deskreviews:added')}</small> {added.text}
        </p>
      )}
      {shots.length > 0 && (
        <ul className="flex flex-wrap gap-1.5" aria-label={t('deskreviews:pictures')}>
          {shots.map((path, n) => (
            <li key={path}>
              <a href={scaledUrl(path, 1600)} target="_blank" rel="noreferrer">
                <Picture
                  className="size-12 object-cover rounded-field"
                  path={path}
                  width={80}
                  alt={t('deskreviews:picture', { n: n + 1 })}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {answer && (
        <p>
          <small className="text-quiet">{t('deskreviews:answer')}</small> {answer}
        </p>
      )}
      {hidden !== null && <p>{t('deskreviews:hidden', { reason: hidden })}</p>}
    </div>
  );
}
