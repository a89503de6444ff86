import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useState } from 'react';
import type { DeskBrand } from '#contract/category/schema.ts';
import { type Brands, createBrands } from '../../../stores/desk/category.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useResource } from '../../ui/use-resource.ts';
import type { Column } from '../ui/DataTable.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { FoundList } from '../ui/FoundList.tsx';
import { PairField } from '../ui/fields.tsx';

export const BrandsScreen = defineScreen(Screen);

function Screen() {
  const { t } = useIsland();
  const [brands, now] = useResource(createBrands);
  const busy = useStore(brands.$acting);
  const [edited, setEdited] = useState<DeskBrand | 'new'>();
  const [removed, setRemoved] = useState<DeskBrand>();
  const columns: Column<DeskBrand>[] = [
    {
      id: 'zh',
      title: t('deskcategories:nameZh'),
      cell: ({ name }) => <span lang="zh">{name.zh}</span>,
      sortBy: ({ name }) => name.zh,
    },
    {
      id: 'en',
      title: t('deskcategories:nameEn'),
      cell: ({ name }) => <span lang="en">{name.en}</span>,
      sortBy: ({ name }) => name.en,
    },
    {
      id: 'products',
      end: true,
      title: t('deskcategories:goods'),
      cell: ({ products }) => products,
      sortBy: ({ products }) => products,
    },
    {
      id: 'acts',
      title: t('deskcategories:acts'),
      cell: (brand) => (
        <span className="flex gap-1 whitespace-nowrap">
          <Button
            size="sm"
            aria-label={t('deskcategories:of.edit', { name: brand.name.zh })}
            onClick={() => setEdited(brand)}
          >
            {t('deskcategories:edit')}
          </Button>
          <Button
            size="sm"
            look="ghost"
            disabled={brand.products > 0}
            aria-label={t('deskcategories:of.remove', { name: brand.name.zh })}
            onClick={() => setRemoved(brand)}
          >
            {t('deskcategories:remove')}
          </Button>
        </span>
      ),
    },
  ];
  return (
    <FoundList
      title={t('deskcategories:brands')}
      actions={
        <Button look="primary" size="sm" onClick={() => setEdited('new')}>
          {t('deskcategories:addBrand')}
        </Button>
      }
      found={{ list: brands, now, page: now.value }}
      none={<p>{t('deskcategories:noBrands')}</p>}
      columns={columns}
    >
      {edited && (
        <BrandDialog
          brands={brands}
          brand={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {removed && (
        <Confirm
          title={t('deskcategories:removeTitle', { name: removed.name.zh })}
          action={t('deskcategories:remove')}
          busy={busy}
          onConfirm={() => void brands.remove(removed.id).then(() => setRemoved(undefined))}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </FoundList>
  );
}

type DialogProps = { brands: Brands; brand: DeskBrand | undefined; onClose: () => void };

function BrandDialog({ brands, brand, onClose }: DialogProps) {
  const { t } = useIsland();
  const [name, setName] = useState(brand?.name ?? { zh: '', en: '' });
  const busy = useStore(brands.$busy);
  const failure = useStore(brands.$failure);
  useEffect(() => brands.forget, [brands]);
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const error = name.zh.trim() ? undefined : { field: 'name', text: t('deskcategories:nameMissing') };
    if (await brands.save(brand?.id, name, error)) onClose();
  };
  const title = brand ? t('deskcategories:of.edit', { name: brand.name.zh }) : t('deskcategories:addBrand');
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="mt-5 grid gap-4" noValidate onSubmit={save}>
        <PairField
          label={t('deskcategories:name')}
          value={name}
          onValue={setName}
          error={failure?.text}
          maxLength={60}
        />
        <FormButtons action={t('desk:document.save')} busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
