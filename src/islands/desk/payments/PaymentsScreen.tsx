import { paymentsPath, readPaymentsFilter } from '../../../lib/browser/desk/payments-url.ts';
import { createPayments } from '../../../stores/desk/payments.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import { DayFilters } from '../ui/DayFilters.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { SheetButton } from '../ui/SheetButton.tsx';
import { TableFrame } from '../ui/TableFrame.tsx';
import { PaymentsTable } from './PaymentsTable.tsx';

type Props = { search: string };

/** Money that came in, to be compared with the providers' statements. */
export const PaymentsScreen = defineScreen(Payments);

function Payments({ search }: Props) {
  const { t } = useIsland();
  const place = { search, read: readPaymentsFilter, path: paymentsPath, create: createPayments };
  const { list: payments, filter, now, moving, go } = useAddressList(place);
  return (
    <>
      <header className="desk-head">
        <h1>{t('deskpayments:title')}</h1>
        <SheetButton sheet={payments.sheet} />
      </header>
      <p className="field-hint mb-4">{t('deskpayments:hint')}</p>
      <DayFilters
        filter={filter}
        label={t('deskpayments:search')}
        placeholder={t('deskpayments:placeholder')}
        from={t('deskpayments:from')}
        onFilter={(part) => go({ ...filter, ...part, page: 1 })}
      />
      <TableFrame
        now={now}
        onRetry={payments.reload}
        isEmpty={({ items }) => !items.length}
        empty={<p>{t('deskpayments:none')}</p>}
      >
        {({ items, page, pages }) => (
          <>
            <PaymentsTable rows={items} busy={moving} />
            <Pager
              page={page}
              pages={pages}
              hrefOf={(to) => paymentsPath({ ...filter, page: to })}
              onPage={(to) => go({ ...filter, page: to })}
            />
          </>
        )}
      </TableFrame>
    </>
  );
}
