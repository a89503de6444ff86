import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { PICTURE_TYPES } from '#contract/picture.values.ts';
import { createPictureUpload } from '../../../stores/desk/picture.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { leaveRow } from '../ui/leave-row.ts';
import { SortableList } from '../ui/SortableList.tsx';
import type { PartProps } from './ProductScreen.tsx';

const MOST = 20;

export function Pictures({ product: { document }, value: { pictures }, errorOf }: PartProps) {
  const { t, failureWords } = useIsland();
  const input = useRef<HTMLInputElement>(null);
  const [upload] = useState(() => createPictureUpload({ ...failureWords, tooLarge: t('account:error.imageTooLarge') }));
  const busy = useStore(upload.$busy, { ssr: 'initial' });
  const failure = useStore(upload.$failure, { ssr: 'initial' });
  const set = (next: readonly string[]) => document.set('pictures', [...new Set(next)]);
  const add = async (files: Iterable<File>) => {
    for (const file of files) {
      const sent = await upload.send(file);
      if (!sent) break;
      document.change((now) => ({ ...now, pictures: [...now.pictures, sent.path].slice(0, MOST) }));
    }
    if (input.current) input.current.value = '';
  };
  const nameOf = (path: string) => t('deskgoods:pictures.one', { n: pictures.indexOf(path) + 1 });
  return (
    <div className="grid gap-4">
      <p className="field-hint">{t('deskgoods:pictures.hint')}</p>
      <SortableList
        label={t('deskgoods:field.pictures')}
        items={pictures}
        idOf={(path) => path}
        nameOf={nameOf}
        onOrder={set}
      >
        {(path) => (
          <div className="goods-picture pe-4">
            <Picture className="size-14 rounded-field" path={path} width={80} alt={nameOf(path)} />
            <span className="text-quiet text-sm">{path}</span>
            <Button
              look="link"
              onClick={({ currentTarget }) => {
                leaveRow(currentTarget);
                set(pictures.filter((one) => one !== path));
              }}
            >
              {t('deskgoods:pictures.remove')}
              <span className="sr-only"> {nameOf(path)}</span>
            </Button>
          </div>
        )}
      </SortableList>
      {(failure || errorOf('pictures')) && (
        <p className="field-error" role="alert">
          {failure || errorOf('pictures')}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-3">
        <Button size="sm" busy={busy} disabled={pictures.length >= MOST} onClick={() => input.current?.click()}>
          {t('deskgoods:pictures.add')}
        </Button>
        <span className="field-hint">{t('desk:picture.limit')}</span>
      </p>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={PICTURE_TYPES.join()}
        data-goods-pictures
        onChange={({ target }) => void add([...(target.files ?? [])])}
      />
    </div>
  );
}
