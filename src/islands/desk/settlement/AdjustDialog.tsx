import { type FormEvent, useState } from 'react';
import type { ShopFigures } from '#contract/settlement/desk.schema.ts';
import { SETTLEMENT } from '#contract/settlement/values.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { TextArea } from '../ui/fields.tsx';
import { fenOf, type Signed, SignedYuan } from './SignedYuan.tsx';

type Props = {
  shop: ShopFigures;
  busy: boolean;
  onSend: (amount: number, reason: string) => Promise<boolean>;
  onClose: () => void;
};

export function AdjustDialog({ shop, busy, onSend, onClose }: Props) {
  const { t } = useIsland();
  const [value, setValue] = useState<Signed>({ takes: false, fen: 0 });
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const missing = reason.trim().length < SETTLEMENT.reason.least;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (missing || !value.fen) return;
    if (await onSend(fenOf(value), reason.trim())) onClose();
  };
  return (
    <Dialog title={t('desksettlement:adjustOf', { shop: shop.name })} onClose={onClose}>
      <form noValidate onSubmit={send} className="mt-4 grid gap-4">
        <p className="text-quiet">{t('desksettlement:adjustHint')}</p>
        <SignedYuan
          label={t('desksettlement:column.amount')}
          value={value}
          onValue={setValue}
          error={tried && !value.fen ? t('desksettlement:amountMissing') : undefined}
        />
        <TextArea
          label={t('desksettlement:reason')}
          value={reason}
          onValue={setReason}
          maxLength={SETTLEMENT.reason.most}
          error={tried && missing ? t('desksettlement:reasonMissing') : undefined}
        />
        <FormButtons className="mt-2" action={t('desksettlement:adjust')} busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
