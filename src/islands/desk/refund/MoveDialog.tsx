import { type FormEvent, useState } from 'react';
import type { DeskRefundView } from '#contract/refund/desk.schema.ts';
import type { DeskRefundMove } from '#contract/refund/values.ts';
import { REFUND_DESCRIPTION, REFUND_VOUCHERS } from '#contract/refund/values.ts';
import { price } from '../../../lib/shared/price.ts';
import { type DeskRefundInput, uploadEvidence } from '../../../stores/desk/refund.ts';
import { PictureUpload } from '../../inside/ui/pictures/PictureUpload.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { TextArea } from '../ui/fields.tsx';
import { AddressFields, EMPTY, isWhole } from './AddressFields.tsx';

type Props = {
  move: DeskRefundMove;
  refund: DeskRefundView;
  busy: boolean;
  onMove: (input: DeskRefundInput) => void;
  onClose: () => void;
};

type Asks = { title: string; text?: string; reason?: true; pictures?: true; restock?: true; address?: true };
const DECIDE = { title: 'decide', text: 'decideText', reason: true } as const;
const ASKS: Record<DeskRefundMove, Asks> = {
  grant: { title: 'grant', text: 'grantText', restock: true },
  agree: { title: 'agree', text: 'agreeText', address: true },
  receive: { title: 'receive', text: 'receiveText', restock: true },
  refuse: { title: 'refuse', reason: true, pictures: true },
  refuseParcel: { title: 'refuseParcel', reason: true, pictures: true },
  decidePay: { ...DECIDE, restock: true },
  decideReturn: DECIDE,
  decideRefuse: DECIDE,
};

export function MoveDialog({ move, refund, busy, onMove, onClose }: Props) {
  const { t } = useIsland();
  const asks = ASKS[move];
  const [reason, setReason] = useState('');
  const [restock, setRestock] = useState(false);
  const [address, setAddress] = useState(refund.place ?? EMPTY);
  const [pictures, setPictures] = useState<string[]>([]);
  const [sending, setSending] = useState(false);
  const [tried, setTried] = useState(false);
  const needsPictures = asks.pictures && refund.noReason;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const unshown = needsPictures && !pictures.length;
    if ((asks.reason && !reason.trim()) || (asks.address && !isWhole(address)) || unshown || sending) return;
    onMove({ restock, reason: reason.trim(), pictures, ...(asks.address ? { address } : {}) });
  };
  return (
    <Dialog title={t(`deskrefunds:ask.${asks.title}`)} onClose={onClose}>
      <form noValidate onSubmit={send} className="mt-4 grid gap-4">
        {asks.text && (
          <p className="text-quiet">{t(`deskrefunds:ask.${asks.text}`, { amount: price(refund.amount) })}</p>
        )}
        {asks.reason && (
          <TextArea
            label={t('deskrefunds:ask.reason')}
            hint={t('deskrefunds:ask.reasonHint', { max: REFUND_DESCRIPTION })}
            value={reason}
            onValue={setReason}
            error={tried && !reason.trim() ? t('deskrefunds:ask.reasonMissing') : undefined}
            maxLength={REFUND_DESCRIPTION}
          />
        )}
        {asks.pictures && (
          <fieldset>
            <legend>{t(needsPictures ? 'deskrefunds:ask.picturesNeeded' : 'deskrefunds:ask.pictures')}</legend>
            {needsPictures && <p className="field-hint">{t('deskrefunds:ask.noReason')}</p>}
            <PictureUpload
              max={REFUND_VOUCHERS}
              value={pictures}
              onChange={setPictures}
              onBusy={setSending}
              label={t('deskrefunds:ask.pictures')}
              upload={uploadEvidence}
            />
            <p className="field-error" role="alert">
              {tried && needsPictures && !pictures.length ? t('deskrefunds:ask.picturesMissing') : ''}
            </p>
          </fieldset>
        )}
        {asks.address && <AddressFields address={address} tried={tried} onAddress={setAddress} />}
        {asks.restock && (
          <label className="flex items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="checkbox checkbox-sm"
              checked={restock}
              onChange={() => setRestock(!restock)}
            />
            {t('deskrefunds:ask.restock')}
          </label>
        )}
        <FormButtons className="mt-2" action={t(`deskrefunds:move.${move}`)} busy={busy || sending} onClose={onClose} />
      </form>
    </Dialog>
  );
}
