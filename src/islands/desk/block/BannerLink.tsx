import { useState } from 'react';
import type { Block } from '#contract/block/schema.ts';
import { LINK_TARGETS } from '#contract/block/values.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import type { Bound } from '../ui/bind.ts';
import { Select } from '../ui/fields.tsx';
import { GoodsPick } from '../ui/GoodsPick.tsx';
import type { BlockScope } from './scope.ts';

type Link = Extract<Block, { kind: 'banner' }>['link'];
type Props = Bound<Link> & { scope: BlockScope };

const NONE = 'none';

/** Until a product or a category is chosen, the banner leads nowhere. */
export function BannerLink({ label, value, onValue, scope }: Props) {
  const { t } = useIsland();
  const { shopId, categories, createNames } = scope;
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
        options={[NONE, ...LINK_TARGETS].map((one) => [one as typeof to, t(`deskblock:to.${one}`)] as const)}
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
          createNames={createNames}
          legend={t('deskblock:product')}
          put="deskblock:put"
          shopId={shopId}
        />
      )}
      {to === 'category' && (
        <Select
          label={t('deskblock:category')}
          value={id === undefined ? '' : String(id)}
          onValue={(next) => onValue({ to, id: Number(next) })}
          placeholder={t('deskblock:chooseCategory')}
          options={[
            ...(id !== undefined && !categories.some((one) => one.id === id)
              ? [[String(id), t('deskblock:goneCategory', { id })] as const]
              : []),
            ...categories.map((one) => [String(one.id), one.name] as const),
          ]}
        />
      )}
    </>
  );
}
