import type { ReactNode } from 'react';
import type { Invoice } from '#contract/checkout/schema.ts';
import { INVOICE_TYPE } from '#contract/enums.ts';
import type { OrderView } from '#contract/order/schema.ts';
import { dateTime } from '../../../../lib/shared/format.ts';
import { shopPath } from '../../../../lib/shared/paths.ts';
import { useIsland } from '../../../ui/IslandContext.tsx';

type Props = {
  order: Pick<OrderView, 'address' | 'shop' | 'remark' | 'paid' | 'createdAt' | 'invoice'>;
  remarkName?: string;
  contact?: ReactNode;
  invoice?: ReactNode;
  children?: ReactNode;
};

export function Facts({ order, remarkName, contact, invoice, children }: Props) {
  const { language, t } = useIsland();
  const { address, shop, remark, paid } = order;
  return (
    <section aria-labelledby="order-facts">
      <h2 id="order-facts">{t('order:detail.facts')}</h2>
      <dl className="order-facts">
        {address.recipient && (
          <Fact name={t('order:detail.address')}>
            {address.recipient} <span className="tabular-nums">{address.mobile}</span> {contact}
            <br />
            {language === 'zh' ? `${address.region} ${address.detail}` : `${address.detail}, ${address.region}`}
          </Fact>
        )}
        <Fact name={t('order:detail.shop')}>
          {shop.id > 0 ? <a href={shopPath(shop.id)}>{shop.name}</a> : shop.name}
        </Fact>
        <Fact name={t('order:detail.created')}>{dateTime(order.createdAt, language)}</Fact>
        {paid.at && <Fact name={t('order:detail.paidAt')}>{dateTime(paid.at, language)}</Fact>}
        {children}
        <Fact name={t('order:detail.invoice')}>
          {order.invoice ? <InvoiceText invoice={order.invoice} /> : t('order:detail.noInvoice')}
          {invoice && <> {invoice}</>}
        </Fact>
        <Fact name={remarkName ?? t('order:detail.remark')}>{remark || t('order:detail.noRemark')}</Fact>
      </dl>
    </section>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function InvoiceText({ invoice: { type, title, taxNumber } }: { invoice: Invoice }) {
  const { t } = useIsland();
  return (
    <>
      {t(type === INVOICE_TYPE.UNIT ? 'order:invoice.unit' : 'order:invoice.personal')} · {title}
      {taxNumber && (
        <>
          <br />
          {t('order:invoice.taxNumber')} <span className="tabular-nums">{taxNumber}</span>
        </>
      )}
    </>
  );
}
