import { useStore } from '@nanostores/react';
import { agreeRefunds, exportRefunds } from '#contract/refund/desk.calls.ts';
import { DESK_REFUND_TABS } from '#contract/refund/values.ts';
import { deskRefundsPath, readDeskRefunds } from '../../../lib/browser/desk/refund-url.ts';
import { createDeskRefunds } from '../../../stores/desk/refund.ts';
import { AddressTabs } from '../../ui/AddressTabs.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import { defineScreen } from '../ui/define-screen.ts';
import { FoundFilters } from '../ui/FoundFilters.tsx';
import { FoundList } from '../ui/FoundList.tsx';
import { useMay } from '../ui/may.tsx';
import { SheetButton } from '../ui/SheetButton.tsx';
import { Agreeing } from './Agreeing.tsx';
import { useRefundColumns } from './columns.tsx';
import { Figures } from './Figures.tsx';
import { Place } from './Place.tsx';

type Props = {
  search: string;
  ofShop: boolean;
};

export const RefundsScreen = defineScreen(Refunds);

function Refunds({ search, ofShop }: Props) {
  const { t } = useIsland();
  const found = useAddressList({ search, read: readDeskRefunds, path: deskRefundsPath, create: createDeskRefunds });
  const { list: refunds, filter, page, moving } = found;
  const busy = useStore(refunds.$busy, { ssr: 'initial' });
  const chosen = useStore(refunds.$chosen, { ssr: 'initial' });
  const may = useMay();
  const agrees = ofShop && filter.tab === 'toAnswer' && may(agreeRefunds);
  return (
    <FoundList
      title={t('deskrefunds:title')}
      actions={<SheetButton call={exportRefunds} sheet={refunds.sheet} />}
      found={found}
      none={<p>{t(filter.text ? 'deskrefunds:noneFound' : 'deskrefunds:none')}</p>}
      columns={useRefundColumns(page?.now ?? '', refunds.reload)}
      selection={agrees ? { chosen, onChoose: refunds.choose, nameOf: ({ id }) => id } : undefined}
      busy={moving || busy}
    >
      <Figures />
      <Place />
      <AddressTabs
        found={found}
        look="desk"
        label={t('deskrefunds:tabs')}
        name="tab"
        options={DESK_REFUND_TABS.map((tab) => [tab, t(`deskrefunds:tab.${tab}`), page?.counts[tab]])}
      />
      <FoundFilters
        found={found}
        keep="tab"
        label={t('deskrefunds:search')}
        placeholder={t('deskrefunds:placeholder')}
      />
      {agrees && <Agreeing refunds={refunds} />}
    </FoundList>
  );
}
