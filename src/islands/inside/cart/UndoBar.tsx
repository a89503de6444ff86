import { useStore } from '@nanostores/react';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useCart } from './context.ts';

export function UndoBar() {
  const { t } = useIsland();
  const store = useCart();
  const lines = useStore(store.$undo);
  return (
    <div className="undo-bar" role="status" hidden={!lines.length}>
      {lines.length > 0 && (
        <>
          <span>{t('cart:removed', { count: lines.length })}</span>
          <Button
            className="font-semibold text-inherit underline underline-offset-3"
            look="link"
            onClick={() => void store.undo()}
          >
            {t('cart:undo')}
          </Button>
        </>
      )}
    </div>
  );
}
