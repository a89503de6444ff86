import { useStore } from '@nanostores/react';
import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { PICTURE_TYPES } from '#contract/picture.values.ts';
import { createPictures } from '../../../../stores/inside/pictures.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useIsland } from '../../../ui/IslandContext.tsx';
import { PickedPicture } from './PickedPicture.tsx';

type Props = {
  max: number;
  value: readonly string[];
  onChange: (urls: string[]) => void;
  /** Whether uploads are still running, so that a form sent now would miss them. */
  onBusy?: (busy: boolean) => void;
  label?: string;
  /** Undefined: uploads as the logged-in shopper. */
  upload?: Parameters<typeof createPictures>[1]['upload'];
};

export function PictureUpload({ max, value, onChange, onBusy, label, upload }: Props) {
  const { t, failureWords } = useIsland();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [said, setSaid] = useState('');
  const changed = useEffectEvent(onChange);
  const [pictures] = useState(() =>
    createPictures(value, {
      max,
      ...(upload ? { upload } : {}),
      onChange: (urls) => latest.current(urls),
      words: {
        ...failureWords,
        tooLarge: (name) => t('pictures:tooLarge', { name }),
        format: (name) => t('pictures:format', { name }),
        tooMany: t('pictures:tooMany', { max }),
      },
    }),
  );
  const latest = useRef<(urls: string[]) => void>(() => {});
  const items = useStore(pictures.$items);
  const error = useStore(pictures.$error);
  const busy = useStore(pictures.$busy);
  const told = useEffectEvent((now: boolean) => onBusy?.(now));
  useEffect(() => {
    latest.current = (urls) => changed(urls);
    return () => pictures.clear();
  }, [pictures]);
  useEffect(() => pictures.put(value), [pictures, value]);
  useEffect(() => told(busy), [busy]);

  const take = (files: FileList | null) => {
    if (files?.length) pictures.add([...files]);
    if (input.current) input.current.value = '';
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    if (!event.dataTransfer.files.length) return;
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  const move = (key: string, to: number) => {
    pictures.move(key, to);
    setSaid(t('pictures:moved', { n: to + 1 }));
  };
  return (
    <section
      className="pictures"
      aria-label={label ?? t('pictures:label')}
      data-over={over || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={({ clipboardData }) => take(clipboardData.files)}
    >
      <ol className="flex flex-wrap gap-3">
        {items.map((item, index) => (
          <PickedPicture
            key={item.key}
            item={item}
            index={index}
            count={items.length}
            onMove={move}
            onRemove={() => {
              pictures.remove(item.key);
              input.current?.parentElement?.querySelector('button')?.focus();
            }}
            onRetry={() => pictures.retry(item.key)}
          />
        ))}
        <li hidden={items.length >= max}>
          <button
            type="button"
            className="pictures-add relative size-26 rounded-field overflow-hidden"
            aria-describedby={`${id}-hint`}
            onClick={() => input.current?.click()}
          >
            <Icon name="plus" className="size-6" />
            {t('pictures:add')}
            <small className="text-xs">{t('pictures:count', { n: items.length, max })}</small>
          </button>
          <input
            ref={input}
            type="file"
            multiple
            hidden
            accept={PICTURE_TYPES.join()}
            aria-label={t('pictures:add')}
            data-pictures
            onChange={({ target }) => take(target.files)}
          />
        </li>
      </ol>
      <p id={`${id}-hint`} className="field-hint">
        {t('pictures:hint', { max })}
      </p>
      <p role="alert" className="field-error">
        {error}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  );
}
