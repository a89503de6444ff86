import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { PAPER_DAYS, REVIEW_DAYS } from '#contract/store/values.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import type { PartProps } from './Application.tsx';

const POINTS = ['true', 'goods', 'orders', 'password', 'papers'] as const;

/** What the applicant promises, and what happens next. */
export function Agreement({ store, errorOf }: PartProps) {
  const { t } = useIsland();
  const id = useId();
  const { agree, name } = useStore(store.$data);
  const error = errorOf('agree');
  return (
    <>
      <p>{t('store:agreement.intro', { name })}</p>
      <ol className="store-agreement">
        {POINTS.map((point) => (
          <li key={point}>{t(`store:agreement.${point}`, { days: PAPER_DAYS })}</li>
        ))}
      </ol>
      <label className="store-agree">
        <input
          type="checkbox"
          name="agree"
          className="checkbox checkbox-sm"
          checked={agree}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
          onChange={({ target }) => store.set({ agree: target.checked })}
        />
        {t('store:agreement.agree')}
      </label>
      <p id={`${id}-error`} className="field-error">
        {error}
      </p>
      <p className="field-hint">{t('store:agreement.next', { days: REVIEW_DAYS })}</p>
    </>
  );
}
