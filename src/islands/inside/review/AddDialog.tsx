import { useStore } from '@nanostores/react';
import { type SubmitEvent, useState } from 'react';
import type { OwnReview } from '#contract/review/schema.ts';
import { REVIEW_PICTURES } from '#contract/review/values.ts';
import { createAddition } from '../../../stores/inside/review.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { PictureUpload } from '../ui/pictures/PictureUpload.tsx';
import { ReviewText } from './ReviewText.tsx';

type Props = { review: OwnReview; onClose: () => void; onDone: () => void };

export function AddDialog({ review, onClose, onDone }: Props) {
  const { t, failureWords } = useIsland();
  const [addition] = useState(() =>
    createAddition(review.id, {
      ...failureWords,
      ...{ reviewTooLong: t('review:error.tooLong'), reviewLink: t('review:error.link') },
      empty: t('review:error.empty'),
    }),
  );
  const text = useStore(addition.$text);
  const pictures = useStore(addition.$pictures);
  const error = useStore(addition.$error);
  const busy = useStore(addition.$busy);
  const [sending, setSending] = useState(false);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (sending || !(await addition.send())) return;
    toast(t('review:addedNow'), 'success');
    onDone();
  };
  return (
    <Dialog wide title={t('review:addTo', { title: review.product.title })} onClose={onClose}>
      <form className="mt-5 grid gap-4" noValidate onSubmit={send}>
        <p className="field-hint">{t('review:addHint')}</p>
        <ReviewText
          first
          label={t('review:text')}
          value={text}
          error={error}
          onValue={(words) => {
            addition.$text.set(words);
            addition.$error.set('');
          }}
        />
        <PictureUpload
          max={REVIEW_PICTURES}
          value={pictures}
          onChange={(urls) => addition.$pictures.set(urls)}
          onBusy={setSending}
        />
        <FormButtons action={t('review:send')} busy={busy || sending} onClose={onClose} />
      </form>
    </Dialog>
  );
}
