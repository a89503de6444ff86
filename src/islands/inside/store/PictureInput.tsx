import { useStore } from '@nanostores/react';
import { type ReactNode, useId, useRef } from 'react';
import { PICTURE_TYPES } from '#contract/picture.values.ts';
import type { PaperKind } from '#contract/store/values.ts';
import type { Store } from '../../../stores/inside/store.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

type Props = {
  store: Store;
  field: PaperKind | 'logo';
  shown: string | undefined;
  children?: ReactNode;
  hint: string;
  error: string | undefined;
};

export function PictureInput({ store, field, shown, children, hint, error }: Props) {
  const { t } = useIsland();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const busy = useStore(store.$sending);
  const name = t(`store:field.${field}`);
  const action = t(shown || children ? 'store:replace' : 'store:choosePicture');
  const take = async (file: File | undefined) => {
    if (file) await store.put(field, file);
    if (input.current) input.current.value = '';
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would be read twice
    <div role="group" aria-labelledby={`${id}-label`} className="store-picture flex gap-4 items-start">
      <div className="store-picture-view">
        {shown ? (
          <img className="size-full object-contain" src={shown} alt={t('store:picture', { name })} />
        ) : (
          <Icon className="size-6" name="plus" />
        )}
      </div>
      <div>
        <p id={`${id}-label`}>{name}</p>
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
        <p className="flex gap-2 mt-2">
          <Button
            size="sm"
            name={field}
            busy={busy}
            aria-label={t('store:chooseOf', { name, action })}
            aria-describedby={`${id}-error ${id}-hint`}
            onClick={() => input.current?.click()}
          >
            {action}
          </Button>
          {children}
        </p>
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
        <input
          ref={input}
          type="file"
          hidden
          accept={PICTURE_TYPES.join()}
          data-picture={field}
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </div>
    </div>
  );
}
