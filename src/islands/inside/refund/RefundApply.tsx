import { useStore } from '@nanostores/react';
import type { RefundPreview } from '#contract/refund/schema.ts';
import { orderPath } from '../../../lib/browser/order/checkout.ts';
import { type Asked, REFUNDS_PATH, readAsked } from '../../../lib/browser/refund/refund-url.ts';
import type { Words } from '../../../lib/shared/i18n/fill.ts';
import { createRefundApply, type RefundApplyStore as Store } from '../../../stores/inside/refund-apply.ts';
import { Empty } from '../../ui/Empty.tsx';
import { IslandProvider, useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { ApplyForm } from './ApplyForm.tsx';

/** Asks for a refund. @param search of the address */
export function RefundApply({ words, search }: { words: Words; search: string }) {
  return (
    <IslandProvider words={words}>
      <Apply asked={readAsked(search)} />
    </IslandProvider>
  );
}

function Apply({ asked }: { asked: Asked }) {
  const [store, now] = useResource((failures) => createRefundApply(asked, failures));
  const value = now.value;
  if (value) return <Found store={store} preview={value} />;
  if (now.state === 'loaded') return <Missing />;
  return (
    <Loading now={now} onRetry={store.reload}>
      <Skeleton count={3} className="h-40" />
    </Loading>
  );
}

function Found({ store, preview }: { store: Store; preview: RefundPreview }) {
  const { t } = useIsland();
  const error = useStore(store.$error, { ssr: 'initial' });
  if (!preview.error) return <ApplyForm store={store} preview={preview} />;
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
