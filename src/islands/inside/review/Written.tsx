import { type CSSProperties, useState } from 'react';
import type { OwnReview } from '#contract/review/schema.ts';
import { orderPath } from '../../../lib/browser/order/checkout.ts';
import { date } from '../../../lib/shared/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Shots } from '../ui/pictures/Shots.tsx';
import { AddDialog } from './AddDialog.tsx';
import { Goods } from './Goods.tsx';

const HUNDRED = 100;

export function Written({ review, onChange }: { review: OwnReview; onChange: () => void }) {
  const { t, language } = useIsland();
  const [adding, setAdding] = useState(false);
  const { product, spec, orderId, score, text, pictures, at, added, answer, hidden, mayAdd, anonymous } = review;
  return (
    <li className="grid gap-3 p-5 wrap-anywhere bg-base-100 border border-base-300 rounded-box">
      <Goods line={{ ...product, spec }} />
      <p className="own-who">
        <span
          className="stars"
          role="img"
          aria-label={t('review:scored', { count: score })}
          style={{ '--full': `${(score * HUNDRED) / 5}%` } as CSSProperties}
        />
        <time dateTime={at}>{date(at, language)}</time>
        {anonymous && <span>{t('review:anonymousMark')}</span>}
        {orderId && <a href={orderPath(orderId)}>{t('review:order', { id: orderId })}</a>}
      </p>
      {text && <p>{text}</p>}
      <Shots paths={pictures} className="review-shots" />
      {added && (
        <>
          <p>
            <b className="font-normal text-price">
              {added.days ? t('review:addedAfter', { n: added.days }) : t('review:addedToday')}
            </b>{' '}
            {added.text}
          </p>
          <Shots paths={added.pictures} className="review-shots" />
        </>
      )}
      {answer && (
        <p className="own-answer">
          <b>{t('review:answer')}</b> {answer}
        </p>
      )}
      {hidden !== null && <p className="own-hidden">{t('review:hidden', { reason: hidden })}</p>}
      {mayAdd && (
        <p className="flex justify-end">
          <Button size="sm" onClick={() => setAdding(true)}>
            <Icon name="plus" className="size-4" />
            {t('review:add')}
          </Button>
        </p>
      )}
      {adding && (
        <AddDialog
          review={review}
          onClose={() => setAdding(false)}
          onDone={() => {
            setAdding(false);
            onChange();
          }}
        />
      )}
    </li>
  );
}
