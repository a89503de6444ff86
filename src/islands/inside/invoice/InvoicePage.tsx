import { useState } from 'react';
import type { InvoiceView } from '#contract/invoice/schema.ts';
import { orderPath } from '../../../lib/browser/order/checkout.ts';
import type { WithFirst } from '../../../lib/shared/api/resource.ts';
import { date, dateTime } from '../../../lib/shared/format.ts';
import { price } from '../../../lib/shared/price.ts';
import { createInvoicePage, isUnit, type InvoicePage as Page } from '../../../stores/inside/invoice.ts';
import { Button } from '../../ui/Button.tsx';
import { defineScreen } from '../../ui/define-screen.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { Fact } from '../ui/order/Facts.tsx';
import { FileButtons } from './FileButtons.tsx';
import { InvoiceForm } from './InvoiceForm.tsx';

type Props = { orderId: string };

export const InvoicePage = defineScreen(Screen);

function Screen({ orderId, first }: Pick<Props, 'orderId'> & WithFirst<InvoiceView | undefined>) {
  const { t } = useIsland();
  const [page, now] = useResource((words) => createInvoicePage(orderId, words), first);
  if (now.state !== 'loaded')
    return (
      <Loading now={now} onRetry={page.reload}>
        <div role="status" aria-label={t('ui:loading')}>
          <Skeleton count={1} className="h-72" />
        </div>
      </Loading>
    );
  if (now.value) return <Invoice view={now.value} page={page} />;
  return (
    <Empty title={t('order:detail.missing')} text={t('order:detail.missingText')}>
      <a href="/user-center/uc-order" className="btn btn-outline">
        {t('order:detail.back')}
      </a>
    </Empty>
  );
}

function Invoice({ view, page }: { view: InvoiceView; page: Page }) {
  const { t } = useIsland();
  const [editing, setEditing] = useState(false);
  const { state, refusal, orderId } = view;
  const asks = !refusal && (editing || state === 'none');
  const done = (changed: InvoiceView) => {
    page.put(changed);
    setEditing(false);
  };
  return (
    <section className="invoice" aria-labelledby="invoice-state">
      <header className="pb-5 border-b border-base-200" data-state={state}>
        <h2 className="text-xl font-semibold" id="invoice-state">
          {t(`invoice:state.${state}`)}
        </h2>
        <p className="max-w-176 mt-1 text-sm text-quiet">
          <Explained view={view} />
        </p>
      </header>
      {asks ? (
        <InvoiceForm view={view} onDone={done} onCancel={state === 'none' ? undefined : () => setEditing(false)} />
      ) : (
        view.invoice && <Details view={view} />
      )}
      {!asks && (
        <p className="flex flex-wrap gap-3">
          {view.issued && <FileButtons orderId={orderId} />}
          {state === 'requested' && !refusal && <Button onClick={() => setEditing(true)}>{t('invoice:change')}</Button>}
          <a href={orderPath(orderId)} className="btn btn-outline">
            {t('invoice:toOrder')}
          </a>
        </p>
      )}
    </section>
  );
}

function Explained({ view: { state, refusal, until, dueAt, shop } }: { view: InvoiceView }) {
  const { t, language } = useIsland();
  if (state === 'issued' || state === 'red') return t(`invoice:text.${state}`, { shop });
  const due = dueAt ? t('invoice:due', { shop, due: dateTime(dueAt, language) }) : '';
  if (refusal) return due ? due : t(`invoice:refusal.${refusal}`);
  if (until) return `${due}${t(`invoice:until.${state}`, { shop, until: dateTime(until, language) })}`;
  return t(`invoice:text.${state}`, { shop });
}

function Details({ view: { invoice, issued, amount, shop, orderId } }: { view: InvoiceView }) {
  const { t, language } = useIsland();
  if (!invoice) return null;
  return (
    <dl className="order-facts">
      <Fact name={t('invoice:type')}>{t(isUnit(invoice) ? 'order:invoice.unit' : 'order:invoice.personal')}</Fact>
      <Fact name={t('invoice:title')}>{invoice.title}</Fact>
      {invoice.taxNumber && (
        <Fact name={t('order:invoice.taxNumber')}>
          <span className="tabular-nums">{invoice.taxNumber}</span>
        </Fact>
      )}
      <Fact name={t('invoice:amount')}>{price(amount)}</Fact>
      <Fact name={t('invoice:seller')}>{shop}</Fact>
      <Fact name={t('invoice:order')}>
        <span className="tabular-nums">{orderId}</span>
      </Fact>
      {issued && (
        <>
          <Fact name={t('invoice:number')}>
            <span className="tabular-nums">{issued.number}</span>
          </Fact>
          <Fact name={t('invoice:day')}>{date(`${issued.day}T00:00:00+08:00`, language)}</Fact>
          <Fact name={t('invoice:issuedAt')}>{dateTime(issued.issuedAt, language)}</Fact>
          {issued.redAt && <Fact name={t('invoice:redAt')}>{dateTime(issued.redAt, language)}</Fact>}
        </>
      )}
    </dl>
  );
}
