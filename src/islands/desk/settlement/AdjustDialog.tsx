import { type FormEvent, useState } from 'react';
import type { AdjustmentRequest, ShopFigures } from '#contract/settlement/desk.schema.ts';
import { halfWidth } from '#contract/text.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { isReason, ReasonField } from './ReasonField.tsx';
import { fenOf, type Signed, SignedYuan } from './SignedYuan.tsx';

type Props = {
  shop: ShopFigures;
  busy: boolean;
  onSend: (asked: Omit<AdjustmentRequest, 'shopId'>) => Promise<boolean>;
  onClose: () => void;
};

export function AdjustDialog({ shop, busy, onSend, onClose }: Props) {
  const { t } = useIsland();
  const [value, setValue] = useState<Signed>({ takes: false, fen: 0 });
  const [order, setOrder] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isReason(reason) || !value.fen) return;
    const orderId = halfWidth(order).trim();
    if (await onSend({ ...(orderId && { orderId }), amount: fenOf(value), reason: reason.trim() })) onClose();
  };
  return (
    <Dialog title={t('desksettlement:adjustOf', { shop: shop.name })} onClose={onClose}>
      <form noValidate onSubmit={send} className="mt-4 grid gap-4">
        <p className="text-quiet">{t('desksettlement:adjustHint')}</p>
        <SignedYuan value={value} onValue={setValue} tried={tried} />
        <Field
          label={t('desksettlement:adjustOrder')}
          hint={t('desksettlement:adjustOrderHint')}
          value={order}
          onValue={setOrder}
          inputMode="numeric"
        />
        <ReasonField label={t('desksettlement:reason')} value={reason} onValue={setReason} tried={tried} />
        <FormButtons className="mt-2" action={t('desksettlement:adjust')} busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
