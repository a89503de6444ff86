import { useStore } from '@nanostores/react';
import { $notMerged, dismissNotMerged } from '../../../stores/public/cart-own.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

export function NotMerged() {
  const { t } = useIsland();
  const left = useStore($notMerged, { ssr: 'initial' });
  if (!left.length) return null;
  return (
    <section className="cart-left" aria-labelledby="cart-left">
      <h2 className="font-semibold" id="cart-left">
        {t('cart:left.title')}
      </h2>
      <ul>
        {left.map(({ skuId, title, wanted, got, reason }) => (
          <li key={skuId} className="text-sm leading-[1.7]">
            {title} <span className="text-quiet">{t(`cart:left.${reason}`, { wanted, got })}</span>
          </li>
        ))}
      </ul>
      <Button size="sm" onClick={dismissNotMerged}>
        {t('cart:left.known')}
      </Button>
    </section>
  );
}
