import { useStore } from '@nanostores/react';
import { type SubmitEvent, useId, useState } from 'react';
import { REVIEW_ANSWER, REVIEW_REASON } from '#contract/review/values.ts';
import type { DeskReviewList } from '../../../stores/desk/review.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import type { Asked } from './ReviewsScreen.tsx';

type Props = { asked: Asked; list: DeskReviewList; onClose: () => void };

export function ReviewDialog({ asked: { review, action }, list, onClose }: Props) {
  const { t } = useIsland();
  const id = useId();
  const busy = useStore(list.$busy);
  const [text, setText] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const missing = submitted && !text.trim();
  const isAnswer = action === 'answer';
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!text.trim()) return;
    if (await list[action](review.id, text.trim()))
      toast(t(isAnswer ? 'deskreviews:answered' : 'deskreviews:hiddenNow'), 'success');
    onClose();
  };
  const title = t('deskreviews:of', { action: t(`deskreviews:do.${action}`), title: review.product.title });
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="mt-5" noValidate onSubmit={send}>
        {review.text && (
          <blockquote className="mb-4 py-2.5 px-3.5 rounded-field wrap-anywhere bg-base-200">{review.text}</blockquote>
        )}
        <div className="field">
          <label htmlFor={id}>{t(isAnswer ? 'deskreviews:text' : 'deskreviews:reason')}</label>
          <textarea
            id={id}
            className="w-full"
            rows={3}
            value={text}
            maxLength={isAnswer ? REVIEW_ANSWER : REVIEW_REASON}
            aria-invalid={missing || undefined}
            aria-describedby={`${id}-error ${id}-hint`}
            data-first
            onChange={({ target }) => setText(target.value)}
          />
          <p id={`${id}-error`} className="field-error">
            {missing ? t('deskreviews:missing') : ''}
          </p>
          <p id={`${id}-hint`} className="field-hint">
            {t(isAnswer ? 'deskreviews:textHint' : 'deskreviews:reasonHint')}
          </p>
        </div>
        <FormButtons action={t(`deskreviews:do.${action}`)} busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
