import { useStore } from '@nanostores/react';
import { useIsland } from '../../ui/IslandContext.tsx';
import { PairField, Select } from '../ui/fields.tsx';
import type { PartProps } from './ProductScreen.tsx';

/** Title, selling point, where it belongs and whose it is. */
export function Basics({ product: { document, choices }, value, errorOf }: PartProps) {
  const { t } = useIsland();
  const found = useStore(choices.$state, { ssr: 'initial' });
  const known = found.value;
  const categories = known?.categories.filter(({ id, leaf }) => leaf || id === value.categoryId) ?? [];
  return (
    <div className="desk-fields">
      <PairField
        label={t('deskgoods:field.title')}
        value={value.title}
        onValue={(title) => document.set('title', title)}
        error={errorOf('title.zh')}
        maxLength={300}
      />
      <PairField
        label={t('deskgoods:field.selling')}
        value={value.selling}
        onValue={(selling) => document.set('selling', selling)}
        maxLength={300}
      />
      <div className="desk-pair">
        <Select
          label={t('deskgoods:field.categoryId')}
          value={String(value.categoryId)}
          onValue={(id) => document.set('categoryId', Number(id))}
          options={categories.map(({ id, path }) => [String(id), path] as const)}
        />
        <Select
          label={t('deskgoods:field.brandId')}
          value={String(value.brandId)}
          onValue={(id) => document.set('brandId', Number(id))}
          options={known?.brands.map(({ id, name }) => [String(id), name] as const) ?? []}
        />
      </div>
    </div>
  );
}
