import { exportShoppers } from '#contract/shopper/desk.calls.ts';
import type { DeskShopperBrief } from '#contract/shopper/schema.ts';
import { readShoppersFilter, shopperPath, shoppersPath } from '../../../lib/browser/desk/shopper-url.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { createShoppers } from '../../../stores/desk/shopper.ts';
import { AddressTabs } from '../../ui/AddressTabs.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import type { Column } from '../ui/DataTable.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { FoundFilters } from '../ui/FoundFilters.tsx';
import { FoundList } from '../ui/FoundList.tsx';
import { SheetButton } from '../ui/SheetButton.tsx';
import { StateTag } from './StateTag.tsx';

type Props = { search: string };

export const ShoppersScreen = defineScreen(Shoppers);

function Shoppers({ search }: Props) {
  const { t, language } = useIsland();
  const found = useAddressList({ search, read: readShoppersFilter, path: shoppersPath, create: createShoppers });
  const columns: Column<DeskShopperBrief>[] = [
    { id: 'name', title: t('deskshoppers:name'), cell: ({ id, userName }) => <a href={shopperPath(id)}>{userName}</a> },
    { id: 'nick', title: t('deskshoppers:nick'), cell: ({ nickName }) => nickName },
    { id: 'mobile', title: t('deskshoppers:mobile'), cell: ({ mobile }) => mobile },
    { id: 'level', end: true, title: t('deskshoppers:level'), cell: ({ level }) => level },
    {
      id: 'state',
      title: t('deskshoppers:state'),
      cell: ({ locked, standing }) => <StateTag locked={locked} standing={standing} />,
    },
    { id: 'at', title: t('deskshoppers:createdAt'), cell: ({ createdAt }) => dateTime(createdAt, language) },
  ];
  return (
    <FoundList
      title={t('deskshoppers:title')}
      actions={<SheetButton call={exportShoppers} sheet={found.list.sheet} />}
      found={found}
      none={<p>{t(found.filter.text ? 'deskshoppers:noneFound' : 'deskshoppers:none')}</p>}
      columns={columns}
    >
      <AddressTabs
        found={found}
        look="desk"
        label={t('deskshoppers:tabs')}
        name="locked"
        options={[
          ['', t('deskshoppers:tab.all')],
          ['1', t('deskshoppers:tab.locked')],
        ]}
      />
      <FoundFilters
        found={found}
        keep="locked"
        label={t('deskshoppers:search')}
        placeholder={t('deskshoppers:placeholder')}
        from={t('deskshoppers:from')}
      />
    </FoundList>
  );
}
