import { useId } from 'react';
import { STARS } from '#contract/review/values.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

type Props = { label: string; value: number; missing?: boolean; onValue: (score: number) => void };

export function StarChoice({ label, value, missing = false, onValue }: Props) {
  const { t } = useIsland();
  const name = useId();
  return (
    <fieldset
      className="star-choice flex flex-wrap items-center gap-x-4 gap-y-1"
      aria-describedby={missing ? `${name}-error` : undefined}
    >
      <legend className="float-left min-w-26 text-sm font-medium">{label}</legend>
      <span className="flex">
        {STARS.map((star) => (
          <label
            key={star}
            className="focus-within:outline-2 focus-within:outline-base-content"
            data-on={star <= value || undefined}
          >
            <input
              className="absolute inset-0 opacity-0 cursor-pointer"
              type="radio"
              name={name}
              value={star}
              checked={star === value}
              aria-invalid={missing || undefined}
              aria-label={t('review:star', { count: star, meaning: t(`review:meaning.${star}`) })}
              onChange={() => onValue(star)}
            />
            <Icon name="star" className="size-6" />
          </label>
        ))}
      </span>
      <small className="text-sm text-quiet">{value ? t(`review:meaning.${value}`) : ''}</small>
      {missing && (
        <p id={`${name}-error`} className="field-error m-0 basis-full">
          {t('review:error.stars')}
        </p>
      )}
    </fieldset>
  );
}
