import { useState } from 'react';
import type { CouponChoices } from '#contract/coupon/desk.schema.ts';
import type { CouponScope } from '#contract/coupon/schema.ts';
import { createCouponGoods } from '../../../stores/desk/coupon.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Select } from '../ui/fields.tsx';
import { GoodsPick } from '../ui/GoodsPick.tsx';
import { NamesPick } from '../ui/NamesPick.tsx';

type Kind = 'all' | 'categories' | 'products';
type Props = { value: CouponScope; onValue: (scope: CouponScope) => void; choices: CouponChoices };
const MOST = { categories: 50, products: 200 };

const kindOf = (scope: CouponScope): Kind =>
  scope === 'all' ? 'all' : 'categories' in scope ? 'categories' : 'products';

export function ScopeFields({ value, onValue, choices }: Props) {
  const { t } = useIsland();
  const [kind, setKind] = useState(kindOf(value));
  const shown = value === 'all' ? kind : kindOf(value);
  const products = value !== 'all' && 'products' in value ? value.products : [];
  const categories = value !== 'all' && 'categories' in value ? value.categories : [];
  const choose = (next: Kind) => {
    setKind(next);
    onValue('all');
  };
  return (
    <>
      <Select
        label={t('deskcoupons:field.scope')}
        hint={shown !== 'all' && value === 'all' ? t('deskcoupons:scope.empty') : undefined}
        value={shown}
        onValue={choose}
        options={(['all', 'categories', 'products'] as const).map((one) => [one, t(`deskcoupons:scope.${one}`)])}
      />
      {shown === 'categories' && (
        <NamesPick
          ids={categories}
          choices={choices.categories}
          onIds={(ids) => onValue(ids.length ? { categories: ids } : 'all')}
          most={MOST.categories}
          label={t('deskcoupons:scope.addCategory')}
          choose={t('deskcoupons:scope.chooseCategory')}
        />
      )}
      {shown === 'products' && (
        <GoodsPick
          ids={products}
          onIds={(ids) => onValue(ids.length ? { products: ids } : 'all')}
          most={MOST.products}
          createNames={createCouponGoods}
          legend={t('deskcoupons:scope.products')}
          put="deskcoupons:scope.put"
        />
      )}
    </>
  );
}
