import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { changeAvatar } from '../../../stores/inside/account.ts';
import { createCrop } from '../../../stores/inside/avatar.ts';
import { createForm } from '../../../stores/public/form.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

/** Edge of the picture that is kept, pixels. */
const KEPT = 400;
const QUALITY = 0.9;

type Props = { picture: ImageBitmap; onClose: () => void };

export function CropDialog({ picture, onClose }: Props) {
  const { t, failureWords } = useIsland();
  const [crop] = useState(() => createCrop(picture));
  const [call] = useState(() => createForm(failureWords));
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = useStore(crop.$view);
  const busy = useStore(call.$busy);
  const failure = useStore(call.$failure);
  useEffect(() => {
    const side = crop.side();
    const [left, top] = [view.x - side / 2, view.y - side / 2];
    const paper = canvas.current?.getContext('2d');
    paper?.clearRect(0, 0, KEPT, KEPT);
    paper?.drawImage(picture, left, top, side, side, 0, 0, KEPT, KEPT);
  }, [crop, picture, view]);
  const save = async () => {
    const went = await call.submit(undefined, async () => {
      const cut = await new Promise<Blob | null>((done) => canvas.current?.toBlob(done, 'image/webp', QUALITY));
      if (cut) await changeAvatar(cut);
    });
    if (!went) return;
    onClose();
    toast(t('account:form.saved'), 'success');
  };
  return (
    <Dialog title={t('account:crop.title')} onClose={onClose}>
      <div>
        <canvas
          className="block size-70 mt-5 mb-3 mx-auto rounded-[99rem] bg-base-200 cursor-grab touch-none"
          ref={canvas}
          width={KEPT}
          height={KEPT}
          tabIndex={0}
          data-first
          role="img"
          aria-label={t('account:crop.canvas')}
          onKeyDown={(event) => crop.press(event.key) && event.preventDefault()}
          onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
          onPointerMove={({ buttons, movementX, movementY, currentTarget }) => {
            const edge = currentTarget.clientWidth || KEPT;
            if (buttons) crop.move(-movementX / edge, -movementY / edge);
          }}
        />
        <label className="flex items-center gap-3 text-sm">
          {t('account:crop.zoom')}
          <input
            className="flex-1 accent-base-content"
            type="range"
            min="1"
            max="4"
            step="0.05"
            value={view.zoom}
            onChange={({ target }) => crop.zoom(Number(target.value))}
          />
        </label>
        <p role="alert" className="field-error">
          {failure?.text}
        </p>
      </div>
      <p className="modal-action flex-wrap">
        <Button look="ghost" onClick={onClose}>
          {t('ui:cancel')}
        </Button>
        <Button look="primary" busy={busy} onClick={save}>
          {t('account:form.save')}
        </Button>
      </p>
    </Dialog>
  );
}
