import type { OwnInvoice, OwnInvoicePage } from '#contract/invoice/schema.ts';
import { INVOICE_DAYS, INVOICE_ISSUE_DAYS, OWN_INVOICE_TABS } from '#contract/invoice/values.ts';
import { invoicePath, invoicesPath, readInvoices } from '../../../lib/browser/invoice/invoice-url.ts';
import type { WithFirst } from '../../../lib/shared/api/resource.ts';
import { date, dateTime } from '../../../lib/shared/format.ts';
import { createInvoiceList, isUnit } from '../../../stores/inside/invoice.ts';
import { AddressTabs } from '../../ui/AddressTabs.tsx';
import { defineScreen } from '../../ui/define-screen.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Money } from '../../ui/Money.tsx';
import { PagedList } from '../../ui/PagedList.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import { OrderSide } from '../ui/order/OrderSide.tsx';
import { FileButtons } from './FileButtons.tsx';

export const InvoiceCentre = defineScreen(Centre);

function Centre({ search, first }: { search: string } & WithFirst<OwnInvoicePage>) {
  const { t } = useIsland();
  const found = useAddressList({
    search,
    first,
    create: createInvoiceList,
    read: readInvoices,
    path: invoicesPath,
    toTop: true,
  });
  const { tab } = found.filter;
  return (
    <section>
      <h1>{t('invoice:centre.title')}</h1>
      <AddressTabs
        found={found}
        label={t('invoice:centre.tabs')}
        name="tab"
        options={OWN_INVOICE_TABS.map((one) => [
          one,
          t(`invoice:centre.tab.${one}`),
          (one === 'requested' && found.page?.counts[one]) || undefined,
        ])}
      />
      <PagedList
        found={found}
        skeleton={<Skeleton count={3} className="h-40" />}
        none={() => (
          <Empty title={t(`invoice:centre.none.${tab}`)} text={t('invoice:centre.noneText', { days: INVOICE_DAYS })}>
            <a href="/user-center/uc-order" className="btn btn-outline">
              {t('invoice:centre.toOrders')}
            </a>
          </Empty>
        )}
      >
        {({ items }) => (
          <ul className="orders">
            {items.map((invoice) => (
              <li key={invoice.orderId}>
                <Card invoice={invoice} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

function Card({ invoice }: { invoice: OwnInvoice }) {
  const { t, language } = useIsland();
  const { orderId, shop, state, picture, title, lines, amount, orderedAt } = invoice;
  return (
    <article
      className="order-card border border-base-300 rounded-box overflow-hidden"
      aria-label={t('invoice:centre.order', { id: orderId })}
    >
      <header>
        <time dateTime={orderedAt}>{dateTime(orderedAt, language)}</time>
        <span className="order-number">{t('invoice:centre.order', { id: orderId })}</span>
        <span>{shop}</span>
        <strong data-invoice={state}>{t(`invoice:state.${state}`)}</strong>
      </header>
      <div className="grid grid-cols-1 px-5 min-[76rem]:grid-cols-[minmax(0,1fr)_22rem] min-[76rem]:gap-6">
        <div className="flex gap-4 py-4">
          <Picture className="size-20 rounded-field" path={picture} width={80} />
          <div className="grid gap-1 content-start min-w-0">
            <p>
              {title}
              {lines > 1 && <span className="text-quiet"> {t('invoice:centre.more', { n: lines - 1 })}</span>}
            </p>
            <Made invoice={invoice} />
            <p className="text-sm text-quiet">
              <When invoice={invoice} />
            </p>
          </div>
        </div>
        <OrderSide>
          <p>
            <span className="text-quiet">{t('invoice:amount')}</span> <Money fen={amount} size="base" />
          </p>
          <Actions invoice={invoice} />
        </OrderSide>
      </div>
    </article>
  );
}

function Made({ invoice: { invoice } }: { invoice: OwnInvoice }) {
  const { t } = useIsland();
  if (!invoice) return null;
  const kind = t(isUnit(invoice) ? 'order:invoice.unit' : 'order:invoice.personal');
  return <p className="text-sm">{[kind, invoice.title, invoice.taxNumber].filter(Boolean).join(' · ')}</p>;
}

/** The date until which it can be asked for or is issued, or on which it was. */
function When({ invoice: { state, until, dueAt, issued, shop } }: { invoice: OwnInvoice }) {
  const { t, language } = useIsland();
  if (issued) {
    const day = date(`${issued.day}T00:00:00+08:00`, language);
    return t('invoice:centre.issued', { day, number: issued.number });
  }
  if (state === 'none')
    return until
      ? t('invoice:centre.askBy', { until: dateTime(until, language) })
      : t('invoice:centre.askAfter', { days: INVOICE_DAYS });
  return dueAt
    ? t('invoice:due', { shop, due: dateTime(dueAt, language) })
    : t('invoice:centre.dueAfter', { shop, days: INVOICE_ISSUE_DAYS });
}

function Actions({ invoice: { orderId, state, issued } }: { invoice: OwnInvoice }) {
  const { t } = useIsland();
  const asks = state === 'none';
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {issued && <FileButtons orderId={orderId} size="sm" />}
      <a href={invoicePath(orderId)} className={`btn btn-sm ${asks ? 'btn-primary' : 'btn-outline'}`}>
        {t(asks ? 'invoice:ask' : 'invoice:centre.details')}
        <span className="sr-only"> {orderId}</span>
      </a>
    </div>
  );
}
