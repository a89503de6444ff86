import { useStore } from '@nanostores/react';
import { type SubmitEvent, useState } from 'react';
import type { GoodsState, ProductDocument } from '#contract/product/schema.ts';
import { specName, stockChange } from '../../../lib/browser/desk/specs.ts';
import type { DeskProduct } from '../../../stores/desk/product.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

type Props = { product: DeskProduct; value: ProductDocument; skus: GoodsState['skus']; onClose: () => void };
type Typed = Record<number, string>;

export function AdjustDialog({ product, value, skus, onClose }: Props) {
  const { t, language } = useIsland();
  const busy = useStore(product.$busy);
  const [typed, setTyped] = useState<Typed>({});
  const [reason, setReason] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const [adjust] = useState(product.adjusting);
  const sold = skus.filter(({ retired }) => !retired);
  const given = skus.map(({ id }) => ({ skuId: id, change: stockChange(typed[id] ?? '') }));
  const changes = given.flatMap(({ skuId, change }) => (change ? [{ skuId, change }] : []));
  const wrong = new Set(given.filter(({ change }) => change === undefined).map(({ skuId }) => skuId));
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!reason.trim() || wrong.size > 0 || changes.length === 0) return;
    if (!(await adjust({ reason: reason.trim(), changes }))) return;
    toast(t('deskgoods:adjust.done'), 'success');
    onClose();
  };
  return (
    <Dialog title={t('deskgoods:adjust.title')} onClose={onClose} wide>
      <form className="mt-2 grid gap-4" noValidate onSubmit={send}>
        <p className="text-quiet">{t('deskgoods:adjust.text')}</p>
        {sold.length > 1 && (
          <ForAll onAll={(text) => setTyped({ ...typed, ...Object.fromEntries(sold.map(({ id }) => [id, text])) })} />
        )}
        {skus.map(({ id, spec, stock, retired }, at) => {
          const name = specName(value.axes, spec, language) || t('deskgoods:specs.only');
          return (
            <Field
              key={id}
              label={t('deskgoods:adjust.change', {
                spec: retired ? `${name} (${t('deskgoods:adjust.retired')})` : name,
              })}
              hint={t('deskgoods:adjust.now', { n: stock })}
              error={submitted && wrong.has(id) ? t('deskgoods:adjust.wrong') : undefined}
              value={typed[id] ?? ''}
              onValue={(text) => setTyped({ ...typed, [id]: text })}
              autoComplete="off"
              data-first={at === 0 && sold.length < 2 ? true : undefined}
            />
          );
        })}
        {submitted && wrong.size === 0 && changes.length === 0 && (
          <p className="field-error" role="alert">
            {t('deskgoods:adjust.empty')}
          </p>
        )}
        <Field
          label={t('deskgoods:adjust.reason')}
          hint={t('deskgoods:adjust.reasonHint')}
          error={submitted && !reason.trim() ? t('deskgoods:adjust.missing') : undefined}
          value={reason}
          onValue={setReason}
          maxLength={100}
        />
        <FormButtons action={t('deskgoods:adjust.go')} busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}

/** What is typed here is typed for each of them. */
function ForAll({ onAll }: { onAll: (text: string) => void }) {
  const { t } = useIsland();
  const [text, setText] = useState('');
  const all = (next: string) => {
    setText(next);
    onAll(next.trim());
  };
  return (
    <Field
      label={t('deskgoods:adjust.all')}
      error={stockChange(text) === undefined ? t('deskgoods:adjust.wrong') : undefined}
      value={text}
      onValue={all}
      autoComplete="off"
      data-first
    />
  );
}
