import { type FormEvent, useState } from 'react';
import type { ShopFigures, ShopTerms } from '#contract/settlement/desk.schema.ts';
import { STATEMENT_PERIODS } from '#contract/settlement/values.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Select } from '../ui/fields.tsx';
import { RateField } from './RateField.tsx';

type Props = {
  shop: ShopFigures;
  busy: boolean;
  onSave: (terms: ShopTerms) => Promise<boolean>;
  onClose: () => void;
};

export function TermsDialog({ shop, busy, onSave, onClose }: Props) {
  const { t } = useIsland();
  const [terms, setTerms] = useState<ShopTerms>({ rate: shop.rate, period: shop.period });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (await onSave(terms)) onClose();
  };
  return (
    <Dialog title={t('desksettlement:termsOf', { shop: shop.name })} onClose={onClose}>
      <form noValidate onSubmit={send} className="mt-4 grid gap-4">
        {shop.own ? (
          <p className="text-quiet">{t('desksettlement:ownShopHint')}</p>
        ) : (
          <RateField
            label={t('desksettlement:rate')}
            hint={t('desksettlement:rateHint')}
            value={terms.rate}
            onValue={(rate) => setTerms({ ...terms, rate })}
          />
        )}
        <Select
          label={t('desksettlement:periodOf')}
          value={terms.period}
          onValue={(period) => setTerms({ ...terms, period })}
          options={STATEMENT_PERIODS.map((period) => [period, t(`desksettlement:period.${period}`)] as const)}
        />
        <FormButtons className="mt-2" action={t('desksettlement:save')} busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
