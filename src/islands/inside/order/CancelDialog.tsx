import { type FormEvent, useEffect, useState } from 'react';
import { ORDER_STATUS, OWN_WORDS } from '#contract/enums.ts';
import { LIMITS } from '#contract/limits.ts';
import { isCancelReason } from '#contract/order/cancel-reasons.values.ts';
import type { OrderBrief } from '#contract/order/schema.ts';
import type { Reason } from '../../../lib/browser/order/reasons.ts';
import { createCancelReasons } from '../../../stores/inside/cancel-reasons.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';

type Order = Pick<OrderBrief, 'status' | 'form' | 'together' | 'points' | 'payable'>;
type Props = { order: Order; busy: boolean; onCancel: (reason: string) => void; onClose: () => void };

export function CancelDialog({ order, busy, onCancel, onClose }: Props) {
  const { t } = useIsland();
  const [reasons, now] = useResource((failures) => createCancelReasons(t('order:ask.other'), failures));
  const [picked, setPicked] = useState<Reason>();
  const [words, setWords] = useState('');
  const [missing, setMissing] = useState(false);
  const [early, setEarly] = useState(false);
  const offered = now.state === 'loaded' ? now.value.filter(({ value }) => isCancelReason(value, order)) : [];
  const chosen = picked ?? offered.find(({ open }) => open);
  const own = chosen?.value === OWN_WORDS;
  const cancel = () => {
    const reason = own ? words.trim() : chosen?.label;
    setMissing(!reason);
    if (reason) onCancel(reason);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) return cancel();
    // Sent before the reasons have loaded, it goes with the usual one.
    setEarly(true);
    if (now.state === 'failed') void reasons.reload();
  };
  useEffect(() => {
    if (early && now.state !== 'loading') {
      setEarly(false);
      if (chosen) cancel();
    }
  });
  return (
    <Dialog title={t('order:ask.cancelTitle')} onClose={onClose}>
      <form noValidate onSubmit={send} className="order-cancel">
        <p className="text-quiet">{t(`order:ask.${outcomeOf(order)}`, { points: order.points })}</p>
        <Loading now={now} onRetry={reasons.reload}>
          <Skeleton count={8} className="h-6" />
        </Loading>
        {chosen && <Reasons offered={offered} chosen={chosen} onChoose={setPicked} />}
        {own && (
          <Field
            label={t('order:ask.ownWords')}
            value={words}
            onValue={setWords}
            maxLength={LIMITS.cancelReason}
            error={missing ? t('order:ask.ownWordsMissing') : undefined}
            autoComplete="off"
            required
          />
        )}
        <p className="modal-action mt-2 flex-wrap">
          <Button onClick={onClose} data-first>
            {t('order:ask.keep')}
          </Button>
          <Button type="submit" look="primary" busy={busy || early}>
            {t('order:action.cancel')}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

function outcomeOf({ status, together, points, payable }: Order) {
  if (status === ORDER_STATUS.TO_PAY && together > 1) return 'cancelUnpaid';
  const money = status !== ORDER_STATUS.TO_PAY && payable > 0;
  if (points > 0) return money ? 'cancelBoth' : 'cancelPoints';
  return money ? 'cancelPaid' : 'cancelAlone';
}

type Choice = { offered: Reason[]; chosen: Reason; onChoose: (reason: Reason) => void };

function Reasons({ offered, chosen, onChoose }: Choice) {
  const { t } = useIsland();
  return (
    <fieldset>
      <legend>{t('order:ask.cancelReason')}</legend>
      {offered.map((one) => (
        <label key={one.value}>
          <input
            type="radio"
            name="reason"
            className="radio radio-sm"
            disabled={!one.open}
            checked={one === chosen}
            onChange={() => onChoose(one)}
          />
          {one.label}
        </label>
      ))}
    </fieldset>
  );
}
