import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { RefundView } from '#contract/refund/schema.ts';
import { applyPath } from '../../../lib/browser/refund/refund-url.ts';
import type { RefundPageStore } from '../../../stores/inside/refund.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { EscalateDialog } from './EscalateDialog.tsx';

export function Actions({ store, refund }: { store: RefundPageStore; refund: RefundView }) {
  const { t } = useIsland();
  const busy = useStore(store.$busy);
  const [asking, setAsking] = useState<'withdraw' | 'escalate'>();
  const { actions, orderId, line } = refund;
  const withdraw = async () => {
    const went = await store.withdraw();
    setAsking(undefined);
    if (went) toast(t('refund:done.withdraw'), 'success');
  };
  return (
    <div className="order-actions">
      {actions.includes('escalate') && (
        <Button look="primary" onClick={() => setAsking('escalate')}>
          {t('refund:action.escalate')}
        </Button>
      )}
      {actions.includes('again') && (
        <a href={applyPath({ orderId, lineId: line.id })} className="btn btn-outline">
          {t('refund:action.again')}
        </a>
      )}
      {actions.includes('withdraw') && (
        <Button onClick={() => setAsking('withdraw')}>{t('refund:action.withdraw')}</Button>
      )}
      {asking === 'withdraw' && (
        <Confirm
          title={t('refund:ask.withdraw')}
          action={t('refund:action.withdraw')}
          busy={busy}
          onConfirm={() => void withdraw()}
          onClose={() => setAsking(undefined)}
        >
          {t('refund:ask.withdrawText')}
        </Confirm>
      )}
      {asking === 'escalate' && <EscalateDialog store={store} onClose={() => setAsking(undefined)} />}
    </div>
  );
}
