import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { BulkAct } from '#contract/product/bulk.schema.ts';
import { type Undo, undoOf } from '../../../lib/browser/desk/bulk-undo.ts';
import { countOf, createGoodsBulk, type GoodsBulk } from '../../../stores/desk/product-bulk.ts';
import type { DeskGoods } from '../../../stores/desk/product-list.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { CategoryFields, PriceFields, RefuseFields, StockFields } from './BulkFields.tsx';
import { BulkRows } from './BulkRows.tsx';

const PLAIN = ['submit', 'approve', 'putOn', 'putOff', 'remove'] as const;
const FIELDS = { refuse: RefuseFields, stock: StockFields, price: PriceFields, category: CategoryFields } as const;
type Plain = (typeof PLAIN)[number];
export type BulkName = Plain | keyof typeof FIELDS;

const plainAct = (name: Plain): BulkAct => (name === 'remove' ? { kind: 'remove' } : { kind: 'move', move: name });
const isPlain = (name: BulkName): name is Plain => PLAIN.some((one) => one === name);

/** `act`: what is previewed at once; undefined: fields ask for it. */
export type Work = { name: BulkName | 'undo'; ids: readonly number[]; act?: BulkAct };
export const workOn = (name: BulkName, ids: readonly number[]): Work =>
  isPlain(name) ? { name, ids, act: plainAct(name) } : { name, ids };

type Props = { goods: DeskGoods; work: Work; onDone: (undo: Undo | undefined) => void; onClose: () => void };

/** First says what would change and what cannot; nothing is changed before that. */
export function BulkDialog({ goods, work: { name, ids, act: given }, onDone, onClose }: Props) {
  const { t, failureWords } = useIsland();
  const [bulk] = useState(() => createGoodsBulk(ids, failureWords));
  const { step, rows, failure } = useStore(bulk.$state);
  const ask = () => given && void bulk.preview(given);
  // Who closes the dialog has seen enough.
  useEffect(() => bulk.stop, [bulk]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens
  useEffect(() => void ask(), [bulk]);
  const apply = async () => {
    await bulk.apply();
    void goods.reload();
    const { act, rows: ended, failure: why } = bulk.$state.get();
    onDone(act && undoOf(act, ended, t('deskgoods:bulk.undoReason')));
    if (why || ended.some(({ outcome }) => outcome === 'bad' || outcome === 'ready')) return;
    toast(t('deskgoods:bulk.done', { n: countOf(ended, 'done') }), 'success');
    onClose();
  };
  const Fields = given ? undefined : FIELDS[name as keyof typeof FIELDS];
  const filling = step === 'fill' || step === 'previewing';
  return (
    <Dialog title={t(`deskgoods:bulk.${name}`)} onClose={onClose} wide firm={step === 'running'}>
      {Fields && (
        <div hidden={!filling}>
          <Fields
            goods={goods}
            busy={step === 'previewing'}
            onAct={(act) => void bulk.preview(act)}
            onClose={onClose}
          />
        </div>
      )}
      {failure && (
        <p className="field-error mt-4" role="alert">
          {failure}
        </p>
      )}
      <Progress bulk={bulk} />
      {(step === 'previewed' || step === 'ended') && <BulkRows goods={goods} bulk={bulk} />}
      {(!filling || !Fields) && (
        <p className="modal-action flex-wrap">
          {Fields && step === 'previewed' && <Button onClick={bulk.back}>{t('deskgoods:bulk.back')}</Button>}
          {(step === 'running' || step === 'previewing') && (
            <Button onClick={bulk.stop}>{t('deskgoods:file.stop')}</Button>
          )}
          {step === 'fill' && given && <Button onClick={ask}>{t('ui:retry')}</Button>}
          {step === 'ended' && <Button onClick={onClose}>{t('ui:close')}</Button>}
          <Apply bulk={bulk} left={countOf(rows, 'ready')} onApply={apply} />
        </p>
      )}
    </Dialog>
  );
}

function Apply({ bulk, left, onApply }: { bulk: GoodsBulk; left: number; onApply: () => Promise<void> }) {
  const { t } = useIsland();
  const { step } = useStore(bulk.$state);
  if (step === 'previewed')
    return (
      <Button look="primary" disabled={left === 0} onClick={() => void onApply()}>
        {left ? t('deskgoods:bulk.apply', { n: left }) : t('deskgoods:bulk.nothing')}
      </Button>
    );
  if (step !== 'ended' || left === 0) return null;
  return (
    <Button look="primary" onClick={() => void onApply()}>
      {t('deskgoods:bulk.goOn', { n: left })}
    </Button>
  );
}

function Progress({ bulk }: { bulk: GoodsBulk }) {
  const { t } = useIsland();
  const { step, done, total } = useStore(bulk.$state);
  if (step !== 'running' && step !== 'previewing') return null;
  const text = t(`deskgoods:bulk.${step}`, { done, total });
  return (
    <p className="mt-4">
      <span role="status">{text}</span>
      <progress className="progress" value={done} max={total} aria-label={text} />
    </p>
  );
}
