import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { createShopCoupons } from '../../../stores/public/coupon.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { Offer } from '../ui/coupon/Offer.tsx';

export function ShopCoupons({ shop }: { shop: { id: number; name: string } }) {
  const { t } = useIsland();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="link" aria-label={t('coupon:ofShop', { shop: shop.name })} onClick={() => setOpen(true)}>
        {t('coupon:takeSome')}
      </Button>
      {open && <Offers shop={shop} onClose={() => setOpen(false)} />}
    </>
  );
}

function Offers({ shop, onClose }: { shop: { id: number; name: string }; onClose: () => void }) {
  const { t } = useIsland();
  const [list, now] = useResource((words) => createShopCoupons(shop.id, { ...words, taken: t('coupon:taken') }));
  const taking = useStore(list.$taking);
  return (
    <Dialog title={t('coupon:ofShop', { shop: shop.name })} onClose={onClose} wide>
      <Loading now={now} onRetry={list.reload}>
        <Skeleton count={2} className="h-28" />
      </Loading>
      {now.value?.items.length === 0 && <p className="py-6 text-quiet">{t('coupon:noneOfShop')}</p>}
      <ul className="grid gap-3 mt-4">
        {now.value?.items.map((offer) => (
          <li key={offer.id}>
            <Offer offer={offer} busy={taking === offer.id} onTake={(id) => void list.take(id)} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
