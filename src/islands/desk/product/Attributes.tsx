import { useStore } from '@nanostores/react';
import type { GoodsChoices } from '#contract/product/schema.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Select } from '../ui/fields.tsx';
import type { PartProps } from './ProductScreen.tsx';

type Attribute = GoodsChoices['attributes'][number];

export function Attributes({ product: { document, choices }, value: { attributeValues, categoryId } }: PartProps) {
  const { t } = useIsland();
  const found = useStore(choices.$state, { ssr: 'initial' });
  const has = ({ values }: Attribute) => values.some(({ id }) => attributeValues.includes(id));
  const offered = (found.value?.attributes ?? []).filter(
    (one) => one.categories === null || one.categories.includes(categoryId) || has(one),
  );
  const set = ({ values }: Attribute, chosen: readonly number[]) => {
    const own = new Set(values.map(({ id }) => id));
    document.set('attributeValues', [...attributeValues.filter((id) => !own.has(id)), ...chosen]);
  };
  if (found.value === undefined)
    return (
      <Loading now={found} onRetry={choices.reload}>
        <Skeleton count={2} className="h-16" />
      </Loading>
    );
  if (!offered.length) return <p className="text-quiet">{t('deskgoods:product.noAttributes')}</p>;
  return (
    <div className="goods-attributes grid grid-cols-[repeat(auto-fill,minmax(18rem,1fr))] gap-5">
      {offered.map((one) => (
        <Choice
          key={one.id}
          attribute={one}
          chosen={one.values.flatMap(({ id }) => (attributeValues.includes(id) ? [id] : []))}
          onChosen={(chosen) => set(one, chosen)}
        />
      ))}
    </div>
  );
}

type ChoiceProps = { attribute: Attribute; chosen: readonly number[]; onChosen: (chosen: readonly number[]) => void };

function Choice({ attribute: { name, values, multiple, required }, chosen, onChosen }: ChoiceProps) {
  const { t } = useIsland();
  const label = required ? t('deskgoods:product.requiredAttribute', { name }) : name;
  if (!multiple && chosen.length < 2)
    return (
      <Select
        label={label}
        value={String(chosen[0] ?? '')}
        onValue={(id) => onChosen(id ? [Number(id)] : [])}
        options={[['', '—'], ...values.map((value) => [String(value.id), value.name] as const)]}
      />
    );
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      {values.map(({ id, name: valueName }) => (
        <label key={id}>
          <input
            type="checkbox"
            className="checkbox checkbox-sm"
            checked={chosen.includes(id)}
            onChange={({ target }) => onChosen(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
          {valueName}
        </label>
      ))}
    </fieldset>
  );
}
