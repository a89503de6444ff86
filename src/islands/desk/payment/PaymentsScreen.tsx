import { exportPayments } from '#contract/payment/desk.calls.ts';
import { paymentsPath, readPaymentsFilter } from '../../../lib/browser/desk/payment-url.ts';
import { createPayments } from '../../../stores/desk/payment.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import { defineScreen } from '../ui/define-screen.ts';
import { FoundFilters } from '../ui/FoundFilters.tsx';
import { FoundList } from '../ui/FoundList.tsx';
import { SheetButton } from '../ui/SheetButton.tsx';
import { usePaymentColumns } from './columns.tsx';

type Props = { search: string };

export const PaymentsScreen = defineScreen(Payments);

function Payments({ search }: Props) {
  const { t } = useIsland();
  const found = useAddressList({ search, read: readPaymentsFilter, path: paymentsPath, create: createPayments });
  return (
    <FoundList
      title={t('deskpayments:title')}
      actions={<SheetButton call={exportPayments} sheet={found.list.sheet} />}
      found={found}
      none={<p>{t('deskpayments:none')}</p>}
      columns={usePaymentColumns()}
    >
      <p className="field-hint mb-4">{t('deskpayments:hint')}</p>
      <FoundFilters
        found={found}
        label={t('deskpayments:search')}
        placeholder={t('deskpayments:placeholder')}
        from={t('deskpayments:from')}
      />
      <label className="mb-4 flex items-center gap-2">
        <input
          type="checkbox"
          className="checkbox checkbox-sm"
          checked={found.filter.stuck === '1'}
          onChange={({ target }) => found.go({ ...found.filter, stuck: target.checked ? '1' : '', page: 1 })}
        />
        {t('deskpayments:stuck')}
      </label>
    </FoundList>
  );
}
