import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useState } from 'react';
import { listBrandRequests } from '#contract/brand-request/desk.calls.ts';
import { addBrand } from '#contract/category/desk.calls.ts';
import type { DeskBrand } from '#contract/category/schema.ts';
import { type Brands, createBrands } from '../../../stores/desk/category.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { Requests } from '../brand-request/Requests.tsx';
import type { Column } from '../ui/DataTable.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { PairField } from '../ui/fields.tsx';
import { May } from '../ui/may.tsx';
import { EditedTable } from './EditedTable.tsx';

export const BrandsScreen = defineScreen(Screen);

function Screen() {
  const { t } = useIsland();
  const [brands, now] = useResource(createBrands);
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
  ];
  return (
    <EditedTable
      call={addBrand}
      list={brands}
      now={now}
      texts={{
        title: t('deskcategories:brands'),
        add: t('deskcategories:addBrand'),
        none: t('deskcategories:noBrands'),
      }}
      columns={columns}
      nameOf={({ name }) => name.zh}
      isUsed={({ products }) => products > 0}
      dialog={(brand, onClose) => <BrandDialog brands={brands} brand={brand} onClose={onClose} />}
    >
      <May call={listBrandRequests}>
        <Requests onAdded={brands.reload} />
      </May>
    </EditedTable>
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
