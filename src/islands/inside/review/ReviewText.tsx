import { useId } from 'react';
import { hidesPhone, lengthOf } from '#contract/review/text.values.ts';
import { REVIEW_TEXT } from '#contract/review/values.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

type Props = {
  label: string;
  value: string;
  onValue: (text: string) => void;
  error?: string | undefined;
  placeholder?: string;
  first?: boolean;
};

export function ReviewText({ label, value, onValue, error, placeholder, first = false }: Props) {
  const { t } = useIsland();
  const id = useId();
  const length = lengthOf(value.trim());
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        <textarea
          id={id}
          rows={4}
          value={value}
          placeholder={placeholder}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error ${id}-hint`}
          data-first={first || undefined}
          onChange={({ target }) => onValue(target.value)}
        />
      </div>
      <p id={`${id}-error`} className="field-error">
        {error}
      </p>
      <p id={`${id}-hint`} className="field-hint">
        <b className="me-2 font-normal tabular-nums data-over:text-error" data-over={length > REVIEW_TEXT || undefined}>
          {length}/{REVIEW_TEXT}
        </b>{' '}
        {hidesPhone(value) ? t('review:phoneHidden') : t('review:textHint')}
      </p>
    </div>
  );
}
