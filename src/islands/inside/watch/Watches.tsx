import { useStore } from '@nanostores/react';
import type { OwnWatches } from '#contract/watch/schema.ts';
import type { WithFirst } from '../../../lib/shared/api/resource.ts';
import { productPath } from '../../../lib/shared/paths.ts';
import { price } from '../../../lib/shared/price.ts';
import { createOwnWatches } from '../../../stores/inside/watch.ts';
import { Button } from '../../ui/Button.tsx';
import { defineScreen } from '../../ui/define-screen.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';

export const Watches = defineScreen(Loaded);

function Loaded({ first }: WithFirst<OwnWatches>) {
  const { t } = useIsland();
  const [list, now] = useResource(createOwnWatches, first);
  const busy = useStore(list.$busy);
  if (!now.value)
    return (
      <Loading now={now} onRetry={list.reload}>
        <Skeleton count={2} className="h-20" />
      </Loading>
    );
  const { items } = now.value;
  if (!items.length) return <p className="mt-4 text-quiet">{t('notification:watch.none')}</p>;
  return (
    <ul className="mt-4 grid gap-3">
      {items.map((item) => (
        <Watch key={item.id} item={item} busy={busy} onRemove={list.removeWatch} />
      ))}
    </ul>
  );
}

type Props = { item: OwnWatches['items'][number]; busy: boolean; onRemove: (id: number) => Promise<boolean> };

function Watch({ item: { id, kind, productId, skuId, card, spec, price: before }, busy, onRemove }: Props) {
  const { t } = useIsland();
  const name = card?.title ?? t('notification:watch.gone');
  const href = `${productPath(productId)}${skuId ? `&sku=${skuId}` : ''}`;
  return (
    <li className="flex flex-wrap items-center gap-4 border-t border-base-300 pt-3">
      {card && (
        <div className="w-16">
          <Picture path={card.picture} width={80} />
        </div>
      )}
      <div className="min-w-0 flex-1">
        <p>{card ? <a href={href}>{name}</a> : name}</p>
        <p className="text-sm text-quiet">
          {t(`notification:watch.${kind}`, { price: before === null ? '' : price(before) })}
          {spec && ` · ${spec}`}
        </p>
      </div>
      <Button
        size="sm"
        busy={busy}
        aria-label={t('notification:watch.dropOf', { name })}
        onClick={() => void onRemove(id)}
      >
        {t('notification:watch.drop')}
      </Button>
    </li>
  );
}
