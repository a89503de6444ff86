import { createCouponGoods } from '../../../stores/desk/coupon.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import type { Bound } from './bind.ts';
import { Select } from './fields.tsx';
import { GoodsPick } from './GoodsPick.tsx';

type ShopProps = Bound<number | null> & {
  texts: string;
  choices: { mall: boolean; shops: readonly { id: number; name: string }[] };
  fresh: boolean;
};

export function ShopField({ label, value, onValue, texts, choices, fresh }: ShopProps) {
  const { t } = useIsland();
  const mall = t(`${texts}:mall`);
  if (!fresh)
    return (
      <p>
        {label} · {choices.shops.find(({ id }) => id === value)?.name ?? mall}
      </p>
    );
  return (
    <Select
      label={label}
      hint={t(`${texts}:shopHint`)}
      value={String(value ?? '')}
      onValue={(shopId) => onValue(shopId === '' ? null : Number(shopId))}
      options={[
        ...(choices.mall ? ([['', mall]] as const) : []),
        ...choices.shops.map(({ id, name }) => [String(id), name] as const),
      ]}
    />
  );
}

type ProductProps = Pick<ShopProps, 'label' | 'texts'> & { productId: number; onProduct: (id: number) => void };

export const ProductField = ({ label, texts, productId, onProduct }: ProductProps) => (
  <GoodsPick
    ids={productId ? [productId] : []}
    onIds={(ids) => onProduct(ids.at(-1) ?? 0)}
    most={2}
    many={false}
    createNames={createCouponGoods}
    legend={label}
    put={`${texts}:put`}
    putOf={`${texts}:putOf`}
  />
);
