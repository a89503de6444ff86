import type { ReactNode } from 'react';
import { INVOICE_TYPE } from '../../../../contract/enums.ts';
import type { Invoice, OrderView } from '../../../../contract/order.ts';
import { dateTime } from '../../../lib/format.ts';
import { shopPath } from '../../../lib/paths.ts';
import { useGround } from '../Ground.tsx';

type Props = {
  order: Pick<OrderView, 'address' | 'shop' | 'remark' | 'paid' | 'createdAt' | 'invoice'>;
  /** What the buyer's note is called; to the buyer it is their own. */
  remarkName?: string;
};

/** Where it goes, who sells it, and what was agreed with it. */
export function Facts({ order, remarkName }: Props) {
  const { language, t } = useGround();
  const { address, shop, remark, paid } = order;
  return (
    <section aria-labelledby="order-facts">
      <h2 id="order-facts">{t('order:detail.facts')}</h2>
      <dl className="order-facts">
        <Fact name={t('order:detail.address')}>
          {address.recipient} <span className="tabular-nums">{address.mobile}</span>
          <br />
          {language === 'zh' ? `${address.region} ${address.detail}` : `${address.detail}, ${address.region}`}
        </Fact>
        <Fact name={t('order:detail.shop')}>
          <a href={shopPath(shop.id)}>{shop.name}</a>
        </Fact>
        <Fact name={t('order:detail.created')}>{dateTime(order.createdAt, language)}</Fact>
        {paid.at && <Fact name={t('order:detail.paidAt')}>{dateTime(paid.at, language)}</Fact>}
        <Fact name={t('order:detail.invoice')}>
          {order.invoice ? <InvoiceText invoice={order.invoice} /> : t('order:detail.noInvoice')}
        </Fact>
        <Fact name={remarkName ?? t('order:detail.remark')}>{remark || t('order:detail.noRemark')}</Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function InvoiceText({ invoice: { type, title, taxNumber } }: { invoice: Invoice }) {
  const { t } = useGround();
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
