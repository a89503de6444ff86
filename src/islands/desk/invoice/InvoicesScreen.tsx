import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { DeskInvoice } from '#contract/invoice/schema.ts';
import { INVOICE_TABS } from '#contract/invoice/values.ts';
import { invoicesPath, readInvoicesFilter } from '../../../lib/browser/desk/invoice-url.ts';
import { counted } from '../../../lib/browser/desk/order-url.ts';
import { savePdf } from '../../../lib/browser/pdf.ts';
import { createInvoices } from '../../../stores/desk/invoice.ts';
import { toast } from '../../../stores/public/toast.ts';
import { AddressTabs } from '../../ui/AddressTabs.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import { defineScreen } from '../ui/define-screen.ts';
import { FoundFilters } from '../ui/FoundFilters.tsx';
import { FoundList } from '../ui/FoundList.tsx';
import { useInvoiceColumns } from './columns.tsx';
import { IssueDialog } from './IssueDialog.tsx';

/** `today`: the day in China. */
type Props = { search: string; today: string };

export const InvoicesScreen = defineScreen(Screen);

function Screen({ search, today }: Props) {
  const { t } = useIsland();
  const [chosen, setChosen] = useState<DeskInvoice>();
  const found = useAddressList({ search, read: readInvoicesFilter, path: invoicesPath, create: createInvoices });
  const { list, page, moving } = found;
  const busy = useStore(list.$busy, { ssr: 'initial' });
  const save = async (orderId: string) => {
    const file = await list.file(orderId);
    if (file) savePdf(file);
  };
  const issued = () => {
    setChosen(undefined);
    toast(t('deskinvoices:dialog.done'));
    void list.reload();
  };
  const columns = useInvoiceColumns({
    onIssue: page?.may ? setChosen : undefined,
    onFile: (orderId) => void save(orderId),
  });
  return (
    <FoundList
      title={t('deskinvoices:title')}
      found={found}
      none={<p>{t('deskinvoices:none')}</p>}
      columns={columns.filter(({ id }) => id !== 'issued' || page?.items.some(({ issued }) => issued))}
      idOf={({ orderId }) => orderId}
      busy={moving || busy}
    >
      <p className="field-hint mb-4">{t('deskinvoices:hint')}</p>
      <AddressTabs
        found={found}
        look="desk"
        label={t('deskinvoices:tabs')}
        name="tab"
        options={INVOICE_TABS.map((tab) => [tab, t(`deskinvoices:tab.${tab}`), page && counted(page.counts[tab])])}
      />
      <FoundFilters
        found={found}
        keep="tab"
        label={t('deskinvoices:find')}
        placeholder={t('deskinvoices:placeholder')}
      />
      {chosen && <IssueDialog invoice={chosen} today={today} onIssued={issued} onClose={() => setChosen(undefined)} />}
    </FoundList>
  );
}
