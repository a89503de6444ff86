import { exportEntries } from '#contract/settlement/desk.calls.ts';
import { SHOP_ENTRY_KINDS } from '#contract/settlement/values.ts';
import { entriesPath, readEntries } from '../../../lib/browser/desk/settlement-url.ts';
import { createEntries } from '../../../stores/desk/settlement.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import { defineScreen } from '../ui/define-screen.ts';
import { Choice, Day, Filters } from '../ui/Filters.tsx';
import { FoundList } from '../ui/FoundList.tsx';
import { SheetButton } from '../ui/SheetButton.tsx';
import { Balance } from './Balance.tsx';
import { useEntryColumns } from './columns.tsx';

type Props = { search: string; everyShop: boolean };

export const LedgerScreen = defineScreen(Ledger);

function Ledger({ search, everyShop }: Props) {
  const { t } = useIsland();
  const found = useAddressList({ search, read: readEntries, path: entriesPath, create: createEntries });
  const { filter, go } = found;
  const set = (part: Partial<typeof filter>) => go({ ...filter, ...part, page: 1 });
  const cleared = { ...readEntries(''), shopId: filter.shopId };
  const onClear = entriesPath(cleared) === entriesPath({ ...filter, page: 1 }) ? undefined : () => go(cleared);
  return (
    <FoundList
      title={t('desksettlement:title')}
      actions={<SheetButton call={exportEntries} sheet={found.list.sheet} />}
      found={found}
      none={<p>{t('desksettlement:none')}</p>}
      columns={useEntryColumns()}
    >
      {(!everyShop || filter.shopId) && <Balance key={filter.shopId} shopId={filter.shopId} />}
      <Filters
        label={t('desksettlement:find')}
        placeholder={t('desksettlement:placeholder')}
        name="order"
        text={filter.order}
        rest={filter.shopId ? { shopId: filter.shopId } : {}}
        onFind={(order) => set({ order })}
        onClear={onClear}
      >
        {(order) => (
          <>
            <Choice
              label={t('desksettlement:column.kind')}
              value={filter.kind ?? ''}
              options={SHOP_ENTRY_KINDS.map((kind) => [kind, t(`desksettlement:kind.${kind}`)] as const)}
              onValue={(kind) => set({ kind: SHOP_ENTRY_KINDS.find((one) => one === kind), order })}
            />
            <Day
              label={t('desksettlement:from')}
              name="from"
              value={filter.from}
              max={filter.to || undefined}
              onValue={(from) => set({ from, order })}
            />
            <Day
              label={t('desk:filters.to')}
              name="to"
              value={filter.to}
              min={filter.from || undefined}
              onValue={(to) => set({ to, order })}
            />
          </>
        )}
      </Filters>
    </FoundList>
  );
}
