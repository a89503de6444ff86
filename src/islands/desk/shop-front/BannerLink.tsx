import { useState } from 'react';
import type { Block, FrontChoices } from '#contract/shop-front/schema.ts';
import { LINK_TARGETS } from '#contract/shop-front/values.ts';
import { createFrontGoods } from '../../../stores/desk/shop-front.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import type { Bound } from '../ui/bind.ts';
import { Select } from '../ui/fields.tsx';
import { GoodsPick } from '../ui/GoodsPick.tsx';

type Link = Extract<Block, { kind: 'banner' }>['link'];
type Props = Bound<Link> & { shopId: number; categories: FrontChoices['categories'] };

const NONE = 'none';

/** Until a product or a category is chosen, the banner leads nowhere. */
export function BannerLink({ label, value, onValue, shopId, categories }: Props) {
  const { t } = useIsland();
  const [to, setTo] = useState<NonNullable<Link>['to'] | typeof NONE>(value?.to ?? NONE);
  const id = value?.to === to ? value.id : undefined;
  return (
    <>
      <Select
        label={label}
        value={to}
        onValue={(next) => {
          setTo(next);
          onValue(null);
        }}
        options={[NONE, ...LINK_TARGETS].map((one) => [one as typeof to, t(`deskfront:to.${one}`)] as const)}
      />
      {to === 'product' && (
        <GoodsPick
          ids={id === undefined ? [] : [id]}
          onIds={(ids) => {
            const chosen = ids.at(-1);
            onValue(chosen === undefined ? null : { to, id: chosen });
          }}
          most={2}
          many={false}
          createNames={createFrontGoods}
          legend={t('deskfront:product')}
          put="deskfront:put"
          shopId={shopId}
        />
      )}
      {to === 'category' && (
        <Select
          label={t('deskfront:category')}
          value={id === undefined ? '' : String(id)}
          onValue={(next) => onValue({ to, id: Number(next) })}
          placeholder={t('deskfront:chooseCategory')}
          options={[
            ...(id !== undefined && !categories.some((one) => one.id === id)
              ? [[String(id), t('deskfront:goneCategory', { id })] as const]
              : []),
            ...categories.map((one) => [String(one.id), one.name] as const),
          ]}
        />
      )}
    </>
  );
}
