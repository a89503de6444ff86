import { LIMITS } from '../../../contract/limits.ts';
import { changeAvatar } from '../../stores/account.ts';
import { toast } from '../../stores/toast.ts';
import { bindForm } from '../ui/form.ts';
import { startCrop } from './crop.ts';

/** A picture is chosen, cut to a square in a dialog, and sent in. */
export function bindAvatar(): void {
  const file = document.querySelector<HTMLInputElement>('[data-avatar-file]');
  const dialog = document.querySelector<HTMLDialogElement>('dialog.crop');
  const form = dialog?.querySelector('form');
  const canvas = dialog?.querySelector('canvas');
  const zoom = dialog?.querySelector<HTMLInputElement>('input[type=range]');
  if (!file || !dialog || !form || !canvas || !zoom) return;
  let crop: ReturnType<typeof startCrop> | undefined;

  const { texts } = bindForm(form, {
    rules: () => [],
    send: async () => {
      const picture = await crop?.cut();
      if (picture) await changeAvatar(picture);
    },
    done: () => {
      dialog.close();
      toast(texts.saved ?? '', 'success');
    },
  });
  dialog.addEventListener('close', () => crop?.stop());
  dialog.querySelector('[data-cancel]')?.addEventListener('click', () => dialog.close());
  file.addEventListener('change', async () => {
    const [chosen] = file.files ?? [];
    file.value = '';
    if (!chosen) return;
    if (chosen.size > LIMITS.imageBytes) return toast(texts.imageTooLarge ?? '', 'warning');
    const picture = await createImageBitmap(chosen).catch(() => undefined);
    if (!picture) return toast(texts.imageFormat ?? '', 'warning');
    dialog.showModal();
    crop = startCrop(canvas, zoom, picture);
  });
  document.querySelector('[data-avatar-choose]')?.addEventListener('click', () => file.click());
}
