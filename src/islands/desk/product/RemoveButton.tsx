import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { GoodsState } from '#contract/product/schema.ts';
import { PRODUCTS_PATH } from '../../../lib/shared/desk/product-url.ts';
import type { DeskProduct } from '../../../stores/desk/product.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

type Props = { product: DeskProduct; title: string };

export function RemoveButton({ product, title }: Props) {
  const { t } = useIsland();
  const state = useStore(product.$state, { ssr: 'initial' }).value;
  const [open, setOpen] = useState(false);
  if (!state) return null;
  const onClose = () => setOpen(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('deskgoods:remove.action')}
      </Button>
      {open &&
        (state.removal === 'free' ? (
          <Removal product={product} title={title} onClose={onClose} />
        ) : (
          <Refusal product={product} state={state} onClose={onClose} />
        ))}
    </>
  );
}

function Removal({ product, title, onClose }: Props & { onClose: () => void }) {
  const { t } = useIsland();
  const busy = useStore(product.$busy);
  const [gone, setGone] = useState(false);
  const confirm = async () => {
    if (await product.remove()) return setGone(true);
    // An order may have come in between: the next press says so.
    await product.reload();
    onClose();
  };
  if (gone) return <Gone title={title} />;
  return (
    <Confirm
      title={t('deskgoods:remove.title', { title })}
      action={t('deskgoods:remove.action')}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {t('deskgoods:remove.text')}
    </Confirm>
  );
}

function Gone({ title }: { title: string }) {
  const { t } = useIsland();
  return (
    <Dialog title={t('deskgoods:remove.done', { title })} onClose={() => location.assign(PRODUCTS_PATH)}>
      <p className="modal-action">
        <a href={PRODUCTS_PATH} className="btn btn-primary" data-first>
          {t('deskgoods:remove.list')}
        </a>
      </p>
    </Dialog>
  );
}

type RefusalProps = { product: DeskProduct; state: GoodsState; onClose: () => void };

function Refusal({ product, state: { removal, moves }, onClose }: RefusalProps) {
  const { t } = useIsland();
  const busy = useStore(product.$busy);
  const mayTakeOff = moves.includes('putOff');
  const takeOff = async () => {
    if (await product.move('putOff')) toast(t('deskgoods:move.done'), 'success');
    onClose();
  };
  return (
    <Dialog title={t('deskgoods:remove.refused')} onClose={onClose}>
      <p className="mt-3 text-quiet">
        {t(`deskgoods:remove.${removal}`)} {mayTakeOff && t('deskgoods:remove.instead')}
      </p>
      <p className="modal-action flex-wrap">
        <Button onClick={onClose} data-first>
          {t('ui:close')}
        </Button>
        {mayTakeOff && (
          <Button look="primary" busy={busy} onClick={() => void takeOff()}>
            {t('deskgoods:move.putOff')}
          </Button>
        )}
      </p>
    </Dialog>
  );
}
