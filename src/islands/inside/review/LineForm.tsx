import { useStore } from '@nanostores/react';
import type { ReviewForm } from '#contract/review/schema.ts';
import { REVIEW_PICTURES } from '#contract/review/values.ts';
import { lineKey, type ReviewFormStore } from '../../../stores/inside/review-form.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { PictureUpload } from '../ui/pictures/PictureUpload.tsx';
import { Goods } from './Goods.tsx';
import { ReviewText } from './ReviewText.tsx';
import { StarChoice } from './StarChoice.tsx';

export function LineForm({ line, store }: { line: ReviewForm['lines'][number]; store: ReviewFormStore }) {
  const { t } = useIsland();
  useStore(store.$draft);
  const errors = useStore(store.$errors);
  const { score, text, pictures } = store.lineOf(line.id);
  return (
    <section className="card-white grid gap-5 p-6" aria-label={line.title}>
      <Goods line={line} />
      <StarChoice
        label={t('review:score')}
        value={score}
        missing={score === 0 && errors.all !== undefined}
        onValue={(stars) => store.setLine(line.id, { score: stars })}
      />
      <ReviewText
        label={t('review:text')}
        placeholder={t('review:placeholder')}
        value={text}
        error={errors[lineKey(line.id)]}
        onValue={(words) => store.setLine(line.id, { text: words })}
      />
      {line.points > 0 && <p className="text-quiet">{t('review:linePoints', { n: line.points })}</p>}
      <PictureUpload
        max={REVIEW_PICTURES}
        value={pictures}
        onChange={(urls) => store.setLine(line.id, { pictures: urls })}
        onBusy={(busy) => store.setSending(line.id, busy)}
      />
    </section>
  );
}
