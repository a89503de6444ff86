import { type ChangeEvent, useRef, useState } from 'react';
import { PICTURE_TYPES } from '#contract/picture.values.ts';
import { openPicture } from '../../../stores/inside/avatar.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { CropDialog } from './CropDialog.tsx';

export function Avatar({ picture }: { picture: string | null }) {
  const { t } = useIsland();
  const file = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ImageBitmap>();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [one] = target.files ?? [];
    const opened = one && (await openPicture(one));
    target.value = '';
    if (!opened) return;
    if ('error' in opened) toast(t(`account:error.${opened.error}`), 'warning');
    else setChosen(opened.picture);
  };
  return (
    <div className="greeting mt-6">
      <span className="face">
        <Icon name="user" className="size-9" />
        {picture && (
          <img className="absolute inset-0 size-full object-cover" src={picture} alt="" width="80" height="80" />
        )}
      </span>
      <div>
        <Button size="sm" onClick={() => file.current?.click()} data-avatar-choose>
          {t('account:profile.avatar')}
        </Button>
        <input
          ref={file}
          type="file"
          accept={PICTURE_TYPES.join()}
          aria-label={t('account:profile.avatar')}
          onChange={choose}
          data-avatar-file
          hidden
        />
        <p className="field-hint">{t('account:profile.avatarHint')}</p>
      </div>
      {chosen && <CropDialog picture={chosen} onClose={() => setChosen(undefined)} />}
    </div>
  );
}
