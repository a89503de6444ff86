import { type FormEvent, useState } from 'react';
import type { ProductView } from '#contract/catalog/schema.ts';
import { FormButtons } from '../../../ui/FormButtons.tsx';
import { useIsland } from '../../../ui/IslandContext.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Picture } from '../../../ui/Picture.tsx';

type Props = {
  product: ProductView;
  skuId?: number;
  busy: boolean;
  save: string;
  onSave: (skuId: number) => void;
  onClose: () => void;
};

export function SkuChoice({ product: { title, axes, skus, pictures }, skuId, busy, save, onSave, onClose }: Props) {
  const { t } = useIsland();
  const first = skus.find(({ id, stock }) => (skuId === undefined ? stock > 0 : id === skuId)) ?? skus[0];
  const [spec, setSpec] = useState(first?.spec ?? []);
  const find = (wanted: readonly string[]) => skus.find((sku) => sku.spec.every((code, axis) => code === wanted[axis]));
  const chosen = find(spec);
  const left = chosen?.stock ?? 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) onSave(chosen.id);
  };
  return (
    <form className="mt-5 grid gap-5" onSubmit={submit}>
      <div className="flex items-center gap-4">
        <Picture path={chosen?.picture ?? pictures[0] ?? ''} width={80} />
        <div>
          <p className="mb-1 font-medium">{title}</p>
          <p role="status">
            {chosen && <Money fen={chosen.promotion?.price ?? chosen.price} size="base" />}
            {left === 0 && <span className="ml-3 text-sm">{t('cart:sku.gone')}</span>}
          </p>
        </div>
      </div>
      {axes.map(({ name, values }, axis) => (
        <fieldset key={name}>
          <legend className="mb-2 text-sm font-medium">{name}</legend>
          <div className="options">
            {values.map(({ code, name: value }) => (
              <label key={code} className={find(spec.with(axis, code))?.stock ? undefined : 'gone'}>
                <input
                  type="radio"
                  name={`axis${axis}`}
                  checked={spec[axis] === code}
                  onChange={() => setSpec(spec.with(axis, code))}
                />
                {value}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <FormButtons action={save} busy={busy} disabled={left === 0} onClose={onClose} />
    </form>
  );
}
