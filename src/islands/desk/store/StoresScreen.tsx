import type { DeskStoreBrief, DeskStores } from '#contract/store/schema.ts';
import {
  readStoresFilter,
  STORE_TABS,
  statusOfTab,
  storePath,
  storesPath,
} from '../../../lib/browser/desk/store-url.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { createStores } from '../../../stores/desk/store.ts';
import { AddressTabs } from '../../ui/AddressTabs.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import type { Column } from '../ui/DataTable.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { FoundFilters } from '../ui/FoundFilters.tsx';
import { FoundList } from '../ui/FoundList.tsx';
import { AddShop } from './AddShop.tsx';

type Props = { search: string };

export const StoresScreen = defineScreen(Stores);

function Stores({ search }: Props) {
  const { t, language } = useIsland();
  const found = useAddressList({ search, read: readStoresFilter, path: storesPath, create: createStores });
  const { filter, page } = found;
  const columns: Column<DeskStoreBrief>[] = [
    { id: 'name', title: t('deskstores:name'), cell: ({ id, name }) => <a href={storePath(id)}>{name}</a> },
    { id: 'category', title: t('deskstores:category'), cell: ({ category }) => category },
    { id: 'applicant', title: t('deskstores:applicant'), cell: ({ applicant }) => applicant },
    { id: 'status', title: t('deskstores:status'), cell: ({ status }) => t(`deskstores:state.${status}`) },
    { id: 'rounds', end: true, title: t('deskstores:rounds'), cell: ({ rounds }) => rounds },
    { id: 'at', title: t('deskstores:sentAt'), cell: ({ submittedAt }) => dateTime(submittedAt, language) },
  ];
  return (
    <FoundList
      title={t('deskstores:title')}
      actions={<AddShop />}
      found={found}
      none={<p>{t(filter.search ? 'deskstores:noneFound' : `deskstores:none.${filter.tab}`)}</p>}
      columns={columns}
    >
      <AddressTabs
        found={found}
        look="desk"
        label={t('deskstores:tabs')}
        name="tab"
        options={STORE_TABS.map((tab) => [tab, t(`deskstores:tab.${tab}`), page && countOf(page, statusOfTab(tab))])}
      />
      <FoundFilters
        found={found}
        keep="tab"
        label={t('deskstores:search')}
        placeholder={t('deskstores:search')}
        name="search"
      />
    </FoundList>
  );
}

const countOf = ({ counts }: DeskStores, status: number | undefined): number =>
  status === undefined ? Object.values(counts).reduce((sum, n) => sum + n, 0) : (counts[status] ?? 0);
