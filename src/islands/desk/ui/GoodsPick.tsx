import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { NamedGoods } from '#contract/content/desk.schema.ts';
import type { CreateGoodsNames } from '../../../stores/desk/product-names.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { GoodsSearch } from './GoodsSearch.tsx';
import { Rows } from './Rows.tsx';

type Props = {
  ids: readonly number[];
  onIds: (ids: number[]) => void;
  most: number;
  legend: string;
  items?: string;
  put: string;
  putOf?: string;
  createNames: CreateGoodsNames;
  /** False: one takes the place of the one before. */
  many?: boolean;
  /** Whose goods are found; left out: everybody's whom the operator may see. */
  shopId?: number | undefined;
  error?: string | undefined;
};

export function GoodsPick({
  ids,
  onIds,
  most,
  legend,
  items = legend,
  put,
  putOf = `${put}Of`,
  createNames,
  many = true,
  shopId,
  error,
}: Props) {
  const { t, failureWords } = useIsland();
  const [goods] = useState(() => createNames(failureWords));
  const names = useStore(goods.$names);
  useEffect(() => void goods.name(ids), [goods, ids]);
  const nameOf = (id: number) => names.get(id)?.title ?? t('deskcontent:home.offSale', { id });
  return (
    <fieldset className="desk-fields">
      <legend className="font-semibold">{legend}</legend>
      <Rows
        label={items}
        items={ids.map((id) => ({ id }))}
        nameOf={({ id }) => nameOf(id)}
        onItems={(items) => onIds(items.map(({ id }) => id))}
        removable
      >
        {({ id }) => (
          <p className="desk-good">
            <Shown good={names.get(id)} />
            {nameOf(id)}
          </p>
        )}
      </Rows>
      {error && <p className="field-error">{error}</p>}
      <GoodsSearch goods={goods} ids={ids} onIds={onIds} most={most} {...{ put, putOf, many, shopId }} />
    </fieldset>
  );
}

const Shown = ({ good }: { good: NamedGoods[number] | undefined }) =>
  good ? <Picture path={good.picture} width={80} /> : null;
