import { useStore } from '@nanostores/react';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { halfWidth } from '#contract/text.ts';
import type { DeskGoods } from '../../../stores/desk/product-list.ts';
import { ChoiceField, isComing } from '../../ui/ChoiceField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { leavesOf } from './choices.ts';

type Props = { goods: DeskGoods; onClose: () => void };

const PERCENT = /^[+-]?\d{1,3}(\.\d{1,2})?$/;
/** `-10.5` → -1050 basis points; undefined when it is no number in the allowed range. */
function pointsOf(text: string): number | undefined {
  const plain = halfWidth(text).trim().replace('−', '-').replace(/%$/, '');
  const points = PERCENT.test(plain) ? Math.round(Number(plain) * 100) : 0;
  return points !== 0 && points >= -9_000 && points <= 50_000 ? points : undefined;
}

export function PriceDialog({ goods, onClose }: Props) {
  const { t } = useIsland();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const send = async () => {
    const points = pointsOf(text);
    setWrong(points === undefined);
    if (points !== undefined && (await goods.many({ kind: 'price', points }))) onClose();
  };
  return (
    <BulkDialog title={t('deskgoods:bulk.price')} goods={goods} onSend={send} onClose={onClose}>
      <Field
        label={t('deskgoods:bulk.percent')}
        hint={t('deskgoods:bulk.percentHint')}
        error={wrong ? t('deskgoods:bulk.percentWrong') : undefined}
        value={text}
        onValue={setText}
        autoComplete="off"
        data-first
      />
    </BulkDialog>
  );
}

export function CategoryDialog({ goods, onClose }: Props) {
  const { t } = useIsland();
  const choices = useStore(goods.$choices);
  const [id, setId] = useState('');
  const [missing, setMissing] = useState(false);
  const send = async () => {
    setMissing(!id);
    if (id && (await goods.many({ kind: 'category', categoryId: Number(id) }))) onClose();
  };
  return (
    <BulkDialog
      title={t('deskgoods:bulk.category')}
      goods={goods}
      waits={isComing(choices)}
      onSend={send}
      onClose={onClose}
    >
      <ChoiceField
        label={t('deskgoods:list.category')}
        value={id}
        onValue={setId}
        error={missing && !id ? t('deskgoods:needs.categoryId') : undefined}
        now={choices}
        onRetry={goods.loadChoices}
        options={(found) => leavesOf(found)}
        placeholder={t('deskgoods:needs.categoryId')}
        none={t('deskgoods:none.categoryId')}
      />
    </BulkDialog>
  );
}

type DialogProps = Props & {
  title: string;
  waits?: boolean;
  onSend: () => Promise<void>;
  children: ReactNode;
};

function BulkDialog({ title, goods, waits = false, onSend, onClose, children }: DialogProps) {
  const { t } = useIsland();
  const busy = useStore(goods.$busy);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void onSend();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="mt-5" noValidate onSubmit={send}>
        {children}
        <FormButtons action={t('deskgoods:bulk.go')} busy={busy || waits} onClose={onClose} />
      </form>
    </Dialog>
  );
}
