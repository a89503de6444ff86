import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { CartLineView } from '#contract/cart/schema.ts';
import { createProductView } from '../../../stores/inside/product.ts';
import { createAction } from '../../../stores/public/action.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { SkuChoice } from '../ui/sku/SkuChoice.tsx';
import { useCart } from './context.ts';

type Props = { line: CartLineView; onClose: () => void };

export function SkuDialog({ line, onClose }: Props) {
  const { t, failureWords } = useIsland();
  const store = useCart();
  const [product, now] = useResource((words) => createProductView(line.productId, words));
  const [action] = useState(() => createAction(failureWords));
  const busy = useStore(action.$busy);
  const save = async (skuId: number) => {
    if (await action.run(() => store.setSku(line.id, skuId))) onClose();
  };
  return (
    <Dialog title={t('cart:sku.title')} onClose={onClose}>
      <Loading now={now} onRetry={product.reload}>
        <Skeleton count={2} className="mt-5 h-14" />
      </Loading>
      {now.state === 'loaded' && (
        <SkuChoice
          product={now.value}
          skuId={line.skuId}
          busy={busy}
          save={t('cart:sku.save')}
          onSave={(skuId) => void save(skuId)}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
