import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { GoodsChoices } from '../../../../contract/goods.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import type { PartProps } from './ProductScreen.tsx';

type Attribute = GoodsChoices['attributes'][number];

/** By what listings find it: values of the mall's attributes. */
export function Attributes({ product: { document, choices }, value: { attributeValues } }: PartProps) {
  const { t } = useIsland();
  const found = useStore(choices.$state, { ssr: 'initial' });
  const attributes = found.value?.attributes ?? [];
  const toggle = (id: number, on: boolean) =>
    document.set('attributeValues', on ? [...attributeValues, id] : attributeValues.filter((one) => one !== id));
  // Most attributes are of other goods: first come those that this product has.
  const [first] = useState(() => new Set(attributeValues));
  const has = ({ values }: Attribute) => values.some(({ id }) => first.has(id));
  const group = (some: Attribute[]) =>
    some.map(({ id, name, values }) => (
      <fieldset key={id}>
        <legend>{name}</legend>
        {values.map((value) => (
          <label key={value.id}>
            <input
              type="checkbox"
              className="checkbox checkbox-sm"
              checked={attributeValues.includes(value.id)}
              onChange={({ target }) => toggle(value.id, target.checked)}
            />
            {value.name}
          </label>
        ))}
      </fieldset>
    ));
  return (
    <div className="goods-attributes">
      {group(attributes.filter(has))}
      <details className="goods-more" open={first.size === 0}>
        <summary>{t('deskgoods:product.attributes')}</summary>
        <div className="goods-attributes">{group(attributes.filter((one) => !has(one)))}</div>
      </details>
    </div>
  );
}
