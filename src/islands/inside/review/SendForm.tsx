import { useStore } from '@nanostores/react';
import type { ReviewFormStore } from '../../../stores/inside/review-form.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

export function SendForm({ store }: { store: ReviewFormStore }) {
  const { t } = useIsland();
  const { anonymous } = useStore(store.$draft);
  const errors = useStore(store.$errors);
  const busy = useStore(store.$busy);
  const [first] = Object.values(errors);
  const send = async () => {
    await store.send();
    // Once the marks are drawn.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('.star-choice [aria-invalid]')?.focus());
  };
  return (
    <div className="card-white grid gap-4 py-5 px-6">
      <label className="flex items-center gap-2.5 cursor-pointer">
        <input
          type="checkbox"
          className="checkbox checkbox-sm"
          checked={anonymous}
          onChange={({ target }) => store.change({ anonymous: target.checked })}
        />
        <span>
          {t('review:anonymous')}
          <small className="block text-xs text-quiet">{t('review:anonymousHint')}</small>
        </span>
      </label>
      <p role="alert" className="field-error m-0">
        {errors.all ?? (first && t('review:error.above'))}
      </p>
      <Button look="primary" busy={busy} onClick={() => void send()}>
        {t('review:send')}
      </Button>
    </div>
  );
}
