import { useState } from 'react';
import type { ProductView } from '#contract/catalog/schema.ts';
import type { GroupInfo } from '#contract/group-buy/schema.ts';
import { isInStock, skuWith } from '../../../lib/shared/product/skus.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Picture } from '../../ui/Picture.tsx';

export type Axis = Pick<ProductView['axes'][number], 'name' | 'values'>;

type GroupSku = GroupInfo['skus'][number];
type Props = { axes: Axis[]; skus: GroupSku[]; chosen: GroupSku | undefined; choose: (skuId: number) => void };

/**
 * An axis at a time, as on the product's page; values that the activity has no SKU of are left out. Where a value is not sold with
 * what is chosen of the other axes, it says what they become.
 */
export function Specs({ axes, skus, chosen, choose }: Props) {
  const { t } = useIsland();
  const [moved, setMoved] = useState<number>();
  const placed = skus.map(({ id, spec, stock }) => ({
    id,
    stock,
    at: axes.map(({ values }, axis) => values.findIndex(({ name }) => name === spec[axis])),
  }));
  const at = placed.find(({ id }) => id === chosen?.id)?.at ?? [];
  const take = (sku: (typeof placed)[number], axis: number) => {
    setMoved(sku.at.some((value, other) => other !== axis && value !== at[other]) ? sku.id : undefined);
    choose(sku.id);
  };
  return (
    <>
      {axes.map(({ name, values }, axis) => (
        <fieldset key={name} className="row items-start">
          <legend>{name}</legend>
          <div className="options">
            {values.map(({ code, name: value, picture }, n) => {
              const sku = skuWith(placed, at, axis, n);
              if (!sku) return null;
              const gone = !isInStock(placed, at, axis, n);
              return (
                <label key={code} className={gone ? 'gone' : undefined}>
                  <input type="radio" name={`axis${axis}`} checked={at[axis] === n} onChange={() => take(sku, axis)} />
                  {picture && <Picture path={picture} width={80} />}
                  {value}
                  {gone && <span className="sr-only"> {t('group:soldOut')}</span>}
                </label>
              );
            })}
          </div>
        </fieldset>
      ))}
      <p role="status" className="text-sm text-quiet empty:absolute">
        {moved !== undefined && moved === chosen?.id && t('group:changed', { spec: chosen.spec.join(' · ') })}
      </p>
    </>
  );
}
