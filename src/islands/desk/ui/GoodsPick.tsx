import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { NamedGoods } from '#contract/content/desk.schema.ts';
import type { CreateGoodsNames } from '../../../stores/desk/product-names.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Picture } from '../../ui/Picture.tsx';
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
};

export function GoodsPick({ ids, onIds, most, legend, items = legend, put, putOf = `${put}Of`, createNames }: Props) {
  const { t, failureWords } = useIsland();
  const [goods] = useState(() => createNames(failureWords));
  const names = useStore(goods.$names);
  const found = useStore(goods.$found);
  const busy = useStore(goods.$busy);
  const [text, setText] = useState('');
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
      <form
        className="desk-find"
        onSubmit={(event) => {
          event.preventDefault();
          void goods.find(text);
        }}
      >
        <Field label={t('deskcontent:home.find')} value={text} onValue={setText} maxLength={100} />
        <Button type="submit" size="sm" busy={busy}>
          {t('deskcontent:home.search')}
        </Button>
      </form>
      {found && (
        <ul className="grid gap-2" aria-label={t('deskcontent:home.found')}>
          {found.length === 0 && <li className="text-quiet">{t('deskcontent:home.nothing')}</li>}
          {found.map(({ id, title, picture }) => (
            <li key={id} className="desk-good">
              <Picture path={picture} width={80} />
              <span className="grow">{title}</span>
              <Button
                size="sm"
                disabled={ids.includes(id) || ids.length >= most}
                aria-label={t(putOf, { name: title })}
                onClick={() => onIds([...ids, id])}
              >
                {t(put)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

const Shown = ({ good }: { good: NamedGoods[number] | undefined }) =>
  good ? <Picture path={good.picture} width={80} /> : null;
