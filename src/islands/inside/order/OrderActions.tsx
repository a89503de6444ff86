import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import type { OrderBrief } from '#contract/order/schema.ts';
import type { OrderAction } from '#contract/order/values.ts';
import { createOrderActions } from '../../../stores/inside/order-actions.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { BoughtAgain } from './BoughtAgain.tsx';
import { CancelDialog } from './CancelDialog.tsx';

type Props = {
  order: Pick<OrderBrief, 'id' | 'tradeId' | 'status' | 'actions'>;
  onChange: (action: OrderAction) => void;
  children?: ReactNode;
};

type LinkedAction = 'pay' | 'review';
const isLinked = (action: OrderAction): action is LinkedAction => action === 'pay' || action === 'review';

export function OrderActions({ order, onChange, children }: Props) {
  const { t, failureWords } = useIsland();
  const [actions] = useState(() => createOrderActions(order.id, failureWords));
  const [asking, setAsking] = useState<'cancel' | 'receive' | 'delete'>();
  const busy = useStore(actions.$busy);
  const close = () => setAsking(undefined);
  const done = (went: boolean, action: OrderAction, text: string) => {
    if (!went) return;
    close();
    toast(t(text), 'success');
    onChange(action);
  };
  const run: Record<Exclude<OrderAction, LinkedAction>, () => void> = {
    cancel: () => setAsking('cancel'),
    receive: () => setAsking('receive'),
    delete: () => setAsking('delete'),
    buyAgain: async () => {
      if (await actions.buyAgain()) location.assign('/cart');
    },
  };
  const linkOf: Record<LinkedAction, string> = {
    pay: `/payment?trade=${encodeURIComponent(order.tradeId)}`,
    review: `/write-comments?orderId=${encodeURIComponent(order.id)}`,
  };
  return (
    <div className="order-actions">
      {order.actions.map((action) =>
        isLinked(action) ? (
          <a key={action} href={linkOf[action]} className="btn btn-sm btn-primary">
            {t(`order:action.${action}`)}
          </a>
        ) : (
          <Button
            key={action}
            size="sm"
            look={action === 'receive' ? 'primary' : 'outline'}
            busy={busy && action === 'buyAgain'}
            onClick={run[action]}
          >
            {t(`order:action.${action}`)}
          </Button>
        ),
      )}
      {children}
      {asking === 'cancel' && (
        <CancelDialog
          status={order.status}
          busy={busy}
          onCancel={async (reason) => done(await actions.cancel(reason), 'cancel', 'order:ask.cancelled')}
          onClose={close}
        />
      )}
      {asking === 'receive' && (
        <Confirm
          title={t('order:ask.receiveTitle')}
          action={t('order:action.receive')}
          busy={busy}
          onConfirm={async () => done(await actions.receive(), 'receive', 'order:ask.received')}
          onClose={close}
        >
          {t('order:ask.receiveText')}
        </Confirm>
      )}
      {asking === 'delete' && (
        <Confirm
          title={t('order:ask.deleteTitle')}
          action={t('order:action.delete')}
          busy={busy}
          onConfirm={async () => done(await actions.remove(), 'delete', 'order:ask.deleted')}
          onClose={close}
        >
          {t('order:ask.deleteText')}
        </Confirm>
      )}
      <BoughtAgain actions={actions} />
    </div>
  );
}
