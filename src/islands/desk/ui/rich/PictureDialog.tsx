import type { Editor } from '@tiptap/react';
import { type SubmitEvent, useState } from 'react';
import { isPictureAddress } from '#contract/rich-text/values.ts';
import { pictureUrl } from '../../../../lib/shared/pictures.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FormButtons } from '../../../ui/FormButtons.tsx';
import { useIsland } from '../../../ui/IslandContext.tsx';
import { PictureField } from '../PictureField.tsx';

export function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useIsland();
  const [path, setPath] = useState('');
  const [alt, setAlt] = useState('');
  const src = path && pictureUrl(path);
  const fits = isPictureAddress(src);
  const put = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!fits) return;
    editor.chain().focus().setImage({ src, alt }).run();
    onClose();
  };
  return (
    <Dialog title={t('desk:rich.tool.picture')} onClose={onClose} wide>
      <form className="mt-5 grid gap-4" noValidate onSubmit={put}>
        <PictureField label={t('desk:rich.pictureFile')} value={path} onValue={setPath} />
        <Field label={t('desk:rich.alt')} value={alt} onValue={setAlt} maxLength={120} />
        <FormButtons action={t('desk:rich.put')} disabled={!fits} onClose={onClose} />
      </form>
    </Dialog>
  );
}
