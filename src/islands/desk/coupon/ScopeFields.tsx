import { useState } from 'react';
import type { CouponChoices } from '#contract/coupon/desk.schema.ts';
import type { CouponScope } from '#contract/coupon/schema.ts';
import { createCouponGoods } from '../../../stores/desk/coupon.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Select } from '../ui/fields.tsx';
import { GoodsPick } from '../ui/GoodsPick.tsx';

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
        <Categories
          ids={categories}
          choices={choices.categories}
          onIds={(ids) => onValue(ids.length ? { categories: ids } : 'all')}
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

type CategoriesProps = { ids: readonly number[]; choices: CouponChoices['categories']; onIds: (ids: number[]) => void };

function Categories({ ids, choices, onIds }: CategoriesProps) {
  const { t } = useIsland();
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {ids.map((id) => {
          const name = choices.find((one) => one.id === id)?.name ?? String(id);
          return (
            <li key={id} className="badge badge-outline gap-2">
              {name}
              <Button
                look="link"
                aria-label={t('deskcoupons:scope.out', { name })}
                onClick={() => onIds(ids.filter((one) => one !== id))}
              >
                ×
              </Button>
            </li>
          );
        })}
      </ul>
      {ids.length < MOST.categories && (
        <Select
          label={t('deskcoupons:scope.addCategory')}
          value=""
          onValue={(id) => id && onIds([...ids, Number(id)])}
          options={[
            ['', t('deskcoupons:scope.chooseCategory')],
            ...choices.filter(({ id }) => !ids.includes(id)).map(({ id, name }) => [String(id), name] as const),
          ]}
        />
      )}
    </>
  );
}
