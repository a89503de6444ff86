import { useStore } from '@nanostores/react';
import { useId, useRef, useState } from 'react';
import { PICTURE_TYPES } from '#contract/picture.values.ts';
import { pictureUrl } from '../../../lib/shared/pictures.ts';
import { createPictureUpload } from '../../../stores/desk/picture.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

type Props = {
  label: string;
  /** A path below the picture prefix, or an address; empty: none. */
  value: string;
  onValue: (value: string) => void;
  hint?: string | undefined;
  fallback?: string | undefined;
  error?: string | undefined;
};

export function PictureField({ label, value, onValue, hint, fallback, error }: Props) {
  const { t, failureWords } = useIsland();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [upload] = useState(() => createPictureUpload({ ...failureWords, tooLarge: t('account:error.imageTooLarge') }));
  const busy = useStore(upload.$busy);
  const failure = useStore(upload.$failure);
  const shown = value ? pictureUrl(value) : fallback;
  const take = async (file: File | undefined) => {
    const sent = file && (await upload.send(file));
    if (sent) onValue(sent.path);
    if (input.current) input.current.value = '';
  };
  return (
    <fieldset className="desk-picture grid grid-cols-[7rem_minmax(0,1fr)] gap-4 min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="desk-picture-view grid content-center justify-items-center gap-1 size-28 p-2 border border-base-300 rounded-box text-xs text-center text-quiet bg-base-200 overflow-hidden">
        {shown ? (
          <img src={shown} alt={t('desk:picture.preview', { name: label })} />
        ) : (
          <span>{t('desk:picture.none')}</span>
        )}
        {!value && fallback && <small>{t('desk:picture.fallback')}</small>}
      </div>
      <div className="grid gap-2 min-w-0">
        <Field
          label={label}
          value={value}
          onValue={onValue}
          hint={hint}
          error={failure ?? error}
          placeholder={t('desk:picture.path')}
        />
        <p className="flex flex-wrap gap-2">
          <Button size="sm" busy={busy} aria-describedby={`${id}-limit`} onClick={() => input.current?.click()}>
            {t('desk:picture.choose')}
          </Button>
          {value && (
            <Button size="sm" look="ghost" onClick={() => onValue('')}>
              {t('desk:picture.remove')}
            </Button>
          )}
          <span id={`${id}-limit`} className="field-hint">
            {t('desk:picture.limit')}
          </span>
        </p>
        <input
          ref={input}
          type="file"
          hidden
          accept={PICTURE_TYPES.join()}
          data-picture-file={label}
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </div>
    </fieldset>
  );
}
