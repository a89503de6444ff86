import { useStore } from '@nanostores/react';
import type { RefundPreview } from '#contract/refund/schema.ts';
import { orderPath } from '../../../lib/browser/order/checkout.ts';
import type { Reason } from '../../../lib/browser/order/reasons.ts';
import { REFUNDS_PATH, readAsked } from '../../../lib/browser/refund/refund-url.ts';
import type { Resource, WithFirst } from '../../../lib/shared/api/resource.ts';
import { createRefundApply, type RefundApplyStore as Store } from '../../../stores/inside/refund-apply.ts';
import { defineScreen } from '../../ui/define-screen.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { ApplyForm } from './ApplyForm.tsx';

export const RefundApply = defineScreen(Apply);

type Props = { search: string; reasons: Resource<Reason[]> } & WithFirst<RefundPreview | undefined>;

function Apply({ search, first, reasons }: Props) {
  const [store, now] = useResource((failures) => createRefundApply(readAsked(search), failures), first);
  const value = now.value;
  if (value) return <Found store={store} preview={value} reasons={reasons} />;
  if (now.state === 'loaded') return <Missing />;
  return (
    <Loading now={now} onRetry={store.reload}>
      <Skeleton count={3} className="h-40" />
    </Loading>
  );
}

type FoundProps = { store: Store; preview: RefundPreview; reasons: Resource<Reason[]> };

function Found({ store, preview, reasons }: FoundProps) {
  const { t } = useIsland();
  const error = useStore(store.$error);
  if (!preview.error) return <ApplyForm store={store} preview={preview} firstReasons={reasons} />;
  return (
    <Empty title={error?.text ?? t(`refund:error.${preview.error}`)} text={t('refund:error.text')}>
      <a href={preview.error === 'open' ? REFUNDS_PATH : orderPath(preview.orderId)} className="btn btn-primary">
        {t(preview.error === 'open' ? 'refund:error.toList' : 'refund:error.toOrder')}
      </a>
    </Empty>
  );
}

function Missing() {
  const { t } = useIsland();
  return (
    <Empty title={t('refund:apply.missing')} picture="search">
      <a href="/user-center/uc-order" className="btn btn-outline">
        {t('refund:apply.toOrders')}
      </a>
    </Empty>
  );
}
