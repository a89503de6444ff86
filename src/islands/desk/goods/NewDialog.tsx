import { useStore } from '@nanostores/react';
import { type SubmitEvent, useState } from 'react';
import { addGoods } from '../../../lib/browser/api/desk/goods.ts';
import { productPath } from '../../../lib/shared/desk/goods-url.ts';
import type { DeskGoods } from '../../../stores/desk/goods.ts';
import { createForm } from '../../../stores/form.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { PairField, Select } from '../ui/fields.tsx';

type Props = { goods: DeskGoods; mall: boolean; onClose: () => void };

/** What a product needs to begin with; everything else is edited. */
export function NewDialog({ goods, mall, onClose }: Props) {
  const { t, failureWords } = useIsland();
  const [form] = useState(() => createForm(failureWords));
  const busy = useStore(form.$busy);
  const failure = useStore(form.$failure);
  const choices = useStore(goods.$choices);
  const known = choices.value;
  const leaves = known?.categories.filter(({ leaf }) => leaf) ?? [];
  const [code, setCode] = useState('');
  const [title, setTitle] = useState({ zh: '', en: '' });
  const [chosen, setChosen] = useState({ category: '', brand: '', shop: '' });
  // What there is to choose from may come after the dialog.
  const category = chosen.category || String(leaves[0]?.id ?? '');
  const brand = chosen.brand || String(known?.brands[0]?.id ?? '');
  const shop = chosen.shop || String(known?.shops[0]?.id ?? '');
  const errorOf = (field: string) => (failure?.field === field ? failure.text : undefined);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    await form.submit(
      title.zh.trim() ? undefined : { field: 'title', text: t('deskgoods:error.goodsTitle') },
      async () => {
        const product = { code: code.trim(), title, categoryId: Number(category), brandId: Number(brand) };
        const { id } = await addGoods(mall ? { ...product, shopId: Number(shop) } : product);
        location.assign(productPath(id));
      },
    );
  };
  const named = (list: { id: number; name: string }[] = []) => list.map(({ id, name }) => [String(id), name] as const);
  return (
    <Dialog title={t('deskgoods:new.title')} onClose={onClose} wide>
      <form className="mt-5 desk-fields" noValidate onSubmit={send}>
        <Field
          label={t('deskgoods:new.code')}
          hint={t('deskgoods:new.codeHint')}
          error={errorOf('code')}
          value={code}
          onValue={setCode}
          maxLength={64}
          data-first
        />
        <PairField
          label={t('deskgoods:field.title')}
          value={title}
          onValue={setTitle}
          error={errorOf('title')}
          maxLength={300}
        />
        <Select
          label={t('deskgoods:field.categoryId')}
          value={category}
          onValue={(id) => setChosen({ ...chosen, category: id })}
          error={errorOf('categoryId')}
          options={leaves.map(({ id, path }) => [String(id), path] as const)}
        />
        <Select
          label={t('deskgoods:field.brandId')}
          value={brand}
          onValue={(id) => setChosen({ ...chosen, brand: id })}
          error={errorOf('brandId')}
          options={named(known?.brands)}
        />
        {mall && (
          <Select
            label={t('deskgoods:list.shop')}
            value={shop}
            onValue={(id) => setChosen({ ...chosen, shop: id })}
            error={errorOf('shopId')}
            options={named(known?.shops)}
          />
        )}
        {failure && !failure.field && (
          <p className="field-error" role="alert">
            {failure.text}
          </p>
        )}
        <p className="sheet-buttons">
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {t('deskgoods:new.make')}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
