import { type FormEvent, useState } from 'react';
import type { DisputeView } from '#contract/settlement/desk.schema.ts';
import { signedPrice } from '../../../lib/shared/price.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Select } from '../ui/fields.tsx';
import { isReason, ReasonField } from './ReasonField.tsx';
import { fenOf, type Signed, SignedYuan } from './SignedYuan.tsx';

type Props = {
  dispute: DisputeView;
  busy: boolean;
  onAnswer: (disputeId: number, answer: string, amount: number | undefined) => Promise<boolean>;
  onClose: () => void;
};

export function AnswerDialog({ dispute, busy, onAnswer, onClose }: Props) {
  const { t } = useIsland();
  const [decision, setDecision] = useState<'accept' | 'refuse'>('accept');
  const [value, setValue] = useState<Signed>({ takes: false, fen: Math.abs(dispute.amount) });
  const [answer, setAnswer] = useState('');
  const [tried, setTried] = useState(false);
  const accepts = decision === 'accept';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isReason(answer) || (accepts && !value.fen)) return;
    await onAnswer(dispute.id, answer.trim(), accepts ? fenOf(value) : undefined);
    onClose();
  };
  return (
    <Dialog title={t('desksettlement:answerTitle')} onClose={onClose}>
      <form noValidate onSubmit={send} className="mt-4 grid gap-4">
        <p className="text-quiet">
          {t('desksettlement:answerHint', {
            kind: t(`desksettlement:kind.${dispute.kind}`),
            amount: signedPrice(dispute.amount),
            reason: dispute.reason,
          })}
        </p>
        <Select
          label={t('desksettlement:decision')}
          value={decision}
          onValue={setDecision}
          options={[
            ['accept', t('desksettlement:accept')],
            ['refuse', t('desksettlement:refuse')],
          ]}
        />
        {accepts && <SignedYuan value={value} onValue={setValue} tried={tried} />}
        <ReasonField label={t('desksettlement:answer')} value={answer} onValue={setAnswer} tried={tried} />
        <FormButtons className="mt-2" action={t('desksettlement:send')} busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
