import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { LIMITS } from '#contract/limits.ts';
import type { DeskOrderView } from '#contract/order/desk.schema.ts';
import { mostReduction } from '#contract/order/reduction.rules.ts';
import { price } from '../../../lib/shared/price.ts';
import type { DeskOrderStore } from '../../../stores/desk/order.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { MoneyField } from '../ui/fields.tsx';

type Props = { store: DeskOrderStore; order: DeskOrderView; onClose: () => void };

/** Lowers the price of an unpaid order. */
export function ReduceDialog({ store, order, onClose }: Props) {
  const { t } = useIsland();
  const busy = useStore(store.$busy);
  const [off, setOff] = useState(0);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { payable } = order;
  const most = mostReduction(order);
  const wrong = off < 1 || off > most;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrong || !reason.trim()) return;
    if (!(await store.reduce({ off, payable, reason: reason.trim() }))) return;
    toast(t('deskorders:reduce.done', { amount: price(payable - off) }), 'success');
    onClose();
  };
  return (
    <Dialog title={t('deskorders:reduce.title')} onClose={onClose}>
      <form noValidate onSubmit={(event) => void send(event)} className="mt-4 grid gap-4">
        <p className="text-quiet">{t('deskorders:reduce.text')}</p>
        <MoneyField
          label={t('deskorders:reduce.off')}
          hint={t('deskorders:reduce.most', { amount: price(most) })}
          value={off}
          onValue={setOff}
          error={tried && wrong ? t('deskorders:reduce.offWrong', { amount: price(most) }) : undefined}
        />
        <p className="tabular-nums" aria-live="polite">
          {t('deskorders:reduce.after', { before: price(payable), after: price(wrong ? payable : payable - off) })}
        </p>
        <Field
          label={t('deskorders:reduce.reason')}
          hint={t('deskorders:reduce.hint')}
          value={reason}
          onValue={setReason}
          error={tried && !reason.trim() ? t('deskorders:reduce.missing') : undefined}
          maxLength={LIMITS.cancelReason}
          autoComplete="off"
        />
        <FormButtons className="mt-2" action={t('deskorders:reduce.send')} busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
