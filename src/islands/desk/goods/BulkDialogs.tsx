import { useStore } from '@nanostores/react';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { halfWidth } from '../../../../contract/rules.ts';
import type { DeskGoods } from '../../../stores/desk/goods.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Select } from '../ui/fields.tsx';

type Props = { goods: DeskGoods; onClose: () => void };

const PERCENT = /^[+-]?\d{1,3}(\.\d{1,2})?$/;
/** `-10.5` → -1050 basis points; undefined when it is none that may be. */
function pointsOf(text: string): number | undefined {
  const plain = halfWidth(text).trim().replace('−', '-').replace(/%$/, '');
  const points = PERCENT.test(plain) ? Math.round(Number(plain) * 100) : 0;
  return points !== 0 && points >= -9_000 && points <= 50_000 ? points : undefined;
}

/** By how much the prices of the chosen products move. */
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

/** Where the chosen products go. */
export function CategoryDialog({ goods, onClose }: Props) {
  const { t } = useIsland();
  const choices = useStore(goods.$choices);
  const leaves = choices.value?.categories.filter(({ leaf }) => leaf) ?? [];
  const [chosen, setChosen] = useState('');
  const id = chosen || String(leaves[0]?.id ?? '');
  const send = async () => {
    if (id && (await goods.many({ kind: 'category', categoryId: Number(id) }))) onClose();
  };
  return (
    <BulkDialog title={t('deskgoods:bulk.category')} goods={goods} onSend={send} onClose={onClose}>
      <Select
        label={t('deskgoods:list.category')}
        value={id}
        onValue={setChosen}
        options={leaves.map((leaf) => [String(leaf.id), leaf.path] as const)}
      />
    </BulkDialog>
  );
}

type DialogProps = Props & { title: string; onSend: () => Promise<void>; children: ReactNode };

function BulkDialog({ title, goods, onSend, onClose, children }: DialogProps) {
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
        <p className="sheet-buttons">
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {t('deskgoods:bulk.go')}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
