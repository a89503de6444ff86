import type { GoodsChoices } from '#contract/product/schema.ts';
import { STOCK_STATES } from '#contract/product/sheet.values.ts';
import type { GoodsFilter } from '../../../lib/shared/desk/product-url.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import type { Address } from '../../ui/use-address-list.ts';
import { FoundFilters } from '../ui/FoundFilters.tsx';

type Props = { found: Address<GoodsFilter>; choices: GoodsChoices | undefined; mall: boolean };

export function GoodsFilters({ found, choices, mall }: Props) {
  const { t } = useIsland();
  const categories = {
    name: 'category',
    label: t('deskgoods:list.category'),
    options: choices?.categories.map(({ id, path }) => [String(id), path] as const) ?? [],
  } as const;
  const stock = {
    name: 'stock',
    label: t('deskgoods:list.stock'),
    options: STOCK_STATES.map((state) => [state, t(`deskgoods:stock.${state}`)] as const),
  } as const;
  const shops = {
    name: 'shop',
    label: t('deskgoods:list.shop'),
    options: choices?.shops.map(({ id, name }) => [String(id), name] as const) ?? [],
  } as const;
  return (
    <FoundFilters
      found={found}
      keep="status"
      label={t('deskgoods:list.search')}
      placeholder={t('deskgoods:list.placeholder')}
      choices={mall ? [categories, stock, shops] : [categories, stock]}
    />
  );
}
