import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import type { NewShop } from '#contract/store/shop.schema.ts';
import { SHOP_PATH } from '../../../lib/shared/desk/product-url.ts';
import { createNewShop } from '../../../stores/desk/store.ts';
import { fieldErrors } from '../../../stores/public/form.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { bind } from '../ui/bind.ts';
import { PairField } from '../ui/fields.tsx';
import { PictureField } from '../ui/PictureField.tsx';

const NONE: NewShop = { name: { zh: '', en: '' }, city: { zh: '', en: '' }, logo: '' };

export function NewShopDialog({ onClose }: { onClose: () => void }) {
  const { t, failureWords } = useIsland();
  const [shop] = useState(() => createNewShop(failureWords));
  const [input, setInput] = useState(NONE);
  const busy = useStore(shop.$busy);
  const failure = useStore(shop.$failure);
  const field = bind(input, setInput, (name) => t(`deskgoods:shop.${name}`), fieldErrors(failure));
  const isWhole = input.name.zh.trim() && input.city.zh.trim() && input.logo;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const id = await shop.open(input, isWhole ? undefined : { text: t('deskstores:addNeeds') });
    if (id !== undefined) location.assign(`${SHOP_PATH}?id=${id}`);
  };
  return (
    <Dialog title={t('deskstores:add')} onClose={onClose}>
      <form noValidate onSubmit={send} className="mt-4 grid gap-4">
        <p className="text-quiet">{t('deskstores:addHint')}</p>
        <PairField {...field('name')} hint={t('deskgoods:shop.nameHint')} maxLength={40} />
        <PairField {...field('city')} maxLength={20} />
        <PictureField {...field('logo')} />
        <p role="alert" className="field-error">
          {failure && failure.field !== 'name' ? failure.text : undefined}
        </p>
        <FormButtons className="mt-2" action={t('deskstores:addDo')} busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
