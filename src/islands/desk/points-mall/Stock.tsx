import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { movePointsStock } from '#contract/points-mall/desk.calls.ts';
import { POINTS_PIECES } from '#contract/points-mall/values.ts';
import { createPointsStock } from '../../../stores/desk/points-mall.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { NumberField } from '../ui/fields.tsx';
import { useMay } from '../ui/may.tsx';

export function Stock({ id }: { id: string }) {
  const { t } = useIsland();
  const [store, now] = useResource((words) => createPointsStock(id, words));
  const moves = useMay()(movePointsStock);
  const busy = useStore(store.$busy);
  const [pieces, setPieces] = useState(0);
  const move = async (n: number) => {
    if (await store.move(n)) {
      setPieces(0);
      toast(t('deskpoints:moved'), 'success');
    }
  };
  return (
    <section className="desk-card mt-5" aria-labelledby="points-stock">
      <h2 id="points-stock" className="mb-3 font-semibold">
        {t('deskpoints:stock')}
      </h2>
      <Loading now={now} onRetry={store.reload}>
        <Skeleton count={1} className="h-44" />
      </Loading>
      {now.value && (
        <div className="desk-fields">
          <p role="status">{t('deskpoints:stockNow', { stock: now.value.stock, skuStock: now.value.skuStock })}</p>
          {moves && (
            <>
              <NumberField
                label={t('deskpoints:pieces')}
                hint={t('deskpoints:piecesHint')}
                value={pieces}
                onValue={setPieces}
                max={POINTS_PIECES}
              />
              <p className="flex flex-wrap gap-2">
                <Button look="primary" size="sm" busy={busy} disabled={pieces === 0} onClick={() => void move(pieces)}>
                  {t('deskpoints:moveIn')}
                </Button>
                <Button size="sm" busy={busy} disabled={pieces === 0} onClick={() => void move(-pieces)}>
                  {t('deskpoints:moveOut')}
                </Button>
              </p>
            </>
          )}
        </div>
      )}
    </section>
  );
}
