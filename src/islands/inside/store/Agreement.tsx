import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { PAPER_DAYS, REVIEW_DAYS } from '#contract/store/values.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import type { PartProps } from './Application.tsx';

const POINTS = ['true', 'goods', 'orders', 'password', 'papers'] as const;

export function Agreement({ store, errorOf }: PartProps) {
  const { t } = useIsland();
  const id = useId();
  const { agree, name } = useStore(store.$data);
  const error = errorOf('agree');
  return (
    <>
      <p>{t('store:agreement.intro', { name })}</p>
      <ol className="grid gap-2 py-4 pr-4 pl-9 list-decimal bg-base-200 rounded-field">
        {POINTS.map((point) => (
          <li key={point}>{t(`store:agreement.${point}`, { days: PAPER_DAYS })}</li>
        ))}
      </ol>
      <label className="flex items-center gap-2 min-h-8 cursor-pointer">
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
