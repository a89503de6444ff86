import { useStore } from '@nanostores/react';
import { type SubmitEvent, useState } from 'react';
import type { GoodsState, ProductDocument } from '../../../../contract/goods.ts';
import { halfWidth } from '../../../../contract/rules.ts';
import { specName } from '../../../lib/desk/specs.ts';
import type { DeskProduct } from '../../../stores/desk/product.ts';
import { toast } from '../../../stores/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { useGround } from '../../ui/Ground.tsx';

type Props = { product: DeskProduct; value: ProductDocument; skus: GoodsState['skus']; onClose: () => void };

const CHANGE = /^[+-]?\d{1,7}$/;
const changeOf = (text: string): number => {
  const plain = halfWidth(text).trim().replace('−', '-');
  return CHANGE.test(plain) ? Number(plain) : 0;
};

/** What came and went of each SKU, with the reason. */
export function AdjustDialog({ product, value, skus, onClose }: Props) {
  const { t, language } = useGround();
  const busy = useStore(product.$busy);
  const [typed, setTyped] = useState<Record<number, string>>({});
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const [adjust] = useState(product.adjusting);
  const changes = skus.flatMap(({ id }) => {
    const change = changeOf(typed[id] ?? '');
    return change ? [{ skuId: id, change }] : [];
  });
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!reason.trim() || changes.length === 0 || !(await adjust({ reason: reason.trim(), changes }))) return;
    toast(t('deskgoods:adjust.done'), 'success');
    onClose();
  };
  return (
    <Dialog title={t('deskgoods:adjust.title')} onClose={onClose} wide>
      <form className="mt-2 grid gap-4" noValidate onSubmit={send}>
        <p className="text-quiet">{t('deskgoods:adjust.text')}</p>
        {skus.map(({ id, spec, stock, retired }) => {
          const name = specName(value.axes, spec, language) || t('deskgoods:specs.only');
          return (
            <Field
              key={id}
              label={t('deskgoods:adjust.change', {
                spec: retired ? `${name} (${t('deskgoods:adjust.retired')})` : name,
              })}
              hint={t('deskgoods:adjust.now', { n: stock })}
              value={typed[id] ?? ''}
              onValue={(text) => setTyped({ ...typed, [id]: text })}
              autoComplete="off"
            />
          );
        })}
        {asked && changes.length === 0 && (
          <p className="field-error" role="alert">
            {t('deskgoods:adjust.empty')}
          </p>
        )}
        <Field
          label={t('deskgoods:adjust.reason')}
          hint={t('deskgoods:adjust.reasonHint')}
          error={asked && !reason.trim() ? t('deskgoods:adjust.reason') : undefined}
          value={reason}
          onValue={setReason}
          maxLength={100}
        />
        <p className="sheet-buttons">
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {t('deskgoods:adjust.go')}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
