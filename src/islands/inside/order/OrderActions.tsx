import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import type { OrderBrief } from '#contract/order/schema.ts';
import type { OrderAction } from '#contract/order/standing.values.ts';
import { isLinked, linkOf } from '../../../lib/browser/order/order-links.ts';
import { receivedPath } from '../../../lib/browser/payment/payment.rules.ts';
import { createOrderActions } from '../../../stores/inside/order-actions.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { BoughtAgain } from './BoughtAgain.tsx';
import { CancelDialog } from './CancelDialog.tsx';

type Props = {
  order: OrderBrief;
  onChange: (action: OrderAction) => void;
  children?: ReactNode;
};

/** Others stand beside what they are about: refunds at the goods, the invoice among the facts. */
const SHOWN = [
  'pay',
  'invite',
  'receive',
  'prolong',
  'urge',
  'review',
  'tracking',
  'refundProgress',
  'cancel',
  'refundMember',
  'membership',
  'group',
  'buyAgain',
  'delete',
] as const satisfies readonly OrderAction[];
type ShownAction = (typeof SHOWN)[number];
/** What is waited for stands out; a review is welcome, not due. */
const DUE: readonly OrderAction[] = ['pay', 'invite', 'receive'];

type Asking = 'cancel' | 'receive' | 'delete';

export function OrderActions({ order, onChange, children }: Props) {
  const { t, failureWords } = useIsland();
  const [actions] = useState(() => createOrderActions(order.id, failureWords));
  const [asking, setAsking] = useState<Asking>();
  const busy = useStore(actions.$busy);
  const close = () => setAsking(undefined);
  const done = (went: boolean, action: OrderAction, text: string) => {
    if (!went) return;
    close();
    toast(t(text), 'success');
    onChange(action);
  };
  const buyAgain = async () => {
    if (await actions.buyAgain()) location.assign('/cart');
  };
  const receive = async () => {
    if (await actions.receive()) location.assign(receivedPath(order.id));
  };
  const press: Partial<Record<OrderAction, () => Promise<void>>> = {
    buyAgain,
    urge: async () => done(await actions.urge(), 'urge', 'order:ask.urged'),
    prolong: async () => done(await actions.prolong(), 'prolong', 'order:ask.prolonged'),
  };
  const shown = SHOWN.filter((action) => order.actions.includes(action));
  return (
    <div className="order-actions">
      {shown.map((action) => (
        <Action
          key={action}
          action={action}
          order={order}
          busy={busy && action in press}
          onClick={press[action] ?? (() => setAsking(action as Asking))}
        />
      ))}
      {children}
      {asking === 'cancel' && (
        <CancelDialog
          order={order}
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
          onConfirm={receive}
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

type ActionProps = { action: ShownAction; order: Props['order']; busy: boolean; onClick: () => void };

function Action({ action, order, busy, onClick }: ActionProps) {
  const { t } = useIsland();
  const isDue = action === order.next && DUE.includes(action);
  const name = t(`order:action.${action}`);
  if (isLinked(action)) {
    return (
      <a href={linkOf(action, order)} className={`btn btn-sm ${isDue ? 'btn-primary' : 'btn-outline'}`}>
        {name}
      </a>
    );
  }
  return (
    <Button size="sm" look={isDue ? 'primary' : 'outline'} busy={busy} onClick={onClick}>
      {name}
    </Button>
  );
}
