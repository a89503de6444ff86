import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { DeskInvoice } from '#contract/invoice/schema.ts';
import { INVOICE_TABS } from '#contract/invoice/values.ts';
import { invoicesPath, readInvoicesFilter } from '../../../lib/browser/desk/invoices-url.ts';
import { counted } from '../../../lib/browser/desk/orders-url.ts';
import { savePdf } from '../../../lib/browser/pdf.ts';
import { createInvoices } from '../../../stores/desk/invoices.ts';
import { toast } from '../../../stores/public/toast.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { inPage } from '../../ui/in-page.ts';
import { Pager } from '../../ui/Pager.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import { defineScreen } from '../ui/define-screen.ts';
import { Filters } from '../ui/Filters.tsx';
import { TableFrame } from '../ui/TableFrame.tsx';
import { InvoicesTable } from './InvoicesTable.tsx';
import { IssueDialog } from './IssueDialog.tsx';

/** `today`: the day in China. */
type Props = { search: string; today: string };

/** Invoices that buyers ask for: to be issued, and issued. */
export const InvoicesScreen = defineScreen(Screen);

function Screen({ search, today }: Props) {
  const { t } = useIsland();
  const [chosen, setChosen] = useState<DeskInvoice>();
  const { list, filter, now, page, moving, go } = useAddressList({
    ...{ search, read: readInvoicesFilter, path: invoicesPath, create: createInvoices },
  });
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
  return (
    <>
      <header className="desk-head">
        <h1>{t('deskinvoices:title')}</h1>
      </header>
      <p className="field-hint mb-4">{t('deskinvoices:hint')}</p>
      <nav className="desk-tabs" aria-label={t('deskinvoices:tabs')}>
        {INVOICE_TABS.map((tab) => {
          const to = { ...filter, tab, page: 1 };
          return (
            <a
              key={tab}
              className="hover:text-price [&[aria-current]]:font-semibold [&[aria-current]]:border-primary"
              href={invoicesPath(to)}
              aria-current={tab === filter.tab ? 'page' : undefined}
              onClick={inPage(() => go(to))}
            >
              {t(`deskinvoices:tab.${tab}`)}
              {page && <b>{counted(page.counts[tab])}</b>}
            </a>
          );
        })}
      </nav>
      <Filters
        label={t('deskinvoices:find')}
        placeholder={t('deskinvoices:placeholder')}
        name="text"
        text={filter.text}
        rest={filter.tab === 'requested' ? {} : { tab: filter.tab }}
        onFind={(text) => go({ ...filter, text, page: 1 })}
        onClear={filter.text ? () => go({ ...filter, text: '', page: 1 }) : undefined}
      >
        {() => null}
      </Filters>
      <TableFrame
        now={now}
        onRetry={list.reload}
        isEmpty={({ items }) => !items.length}
        empty={<p>{t('deskinvoices:none')}</p>}
      >
        {({ items, pages, may, page: at }) => (
          <>
            <InvoicesTable
              rows={items}
              busy={moving || busy}
              onIssue={may ? setChosen : undefined}
              onFile={(orderId) => void save(orderId)}
            />
            <Pager
              page={at}
              pages={pages}
              hrefOf={(to) => invoicesPath({ ...filter, page: to })}
              onPage={(to) => go({ ...filter, page: to })}
            />
          </>
        )}
      </TableFrame>
      {chosen && <IssueDialog invoice={chosen} today={today} onIssued={issued} onClose={() => setChosen(undefined)} />}
    </>
  );
}
