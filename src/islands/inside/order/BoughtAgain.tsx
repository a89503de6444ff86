import { useStore } from '@nanostores/react';
import type { createOrderActions } from '../../../stores/inside/order-actions.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

export function BoughtAgain({ actions }: { actions: ReturnType<typeof createOrderActions> }) {
  const { t } = useIsland();
  const left = useStore(actions.$notAdded);
  if (!left.length) return null;
  return (
    <Dialog title={t('order:ask.againTitle')} onClose={actions.dismissNotAdded}>
      <ul className="grid gap-2 mt-4 leading-[1.6]">
        {left.map(({ title, wanted, got, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one SKU differ only in their options, and none moves
          <li key={index}>
            {t('order:ask.againLine', { title, wanted, got, reason: t(`order:ask.againReasons.${reason}`) })}
          </li>
        ))}
      </ul>
      <p className="modal-action flex-wrap">
        <Button onClick={actions.dismissNotAdded}>{t('ui:close')}</Button>
        <a href="/cart" className="btn btn-primary">
          {t('order:ask.toCart')}
        </a>
      </p>
    </Dialog>
  );
}
