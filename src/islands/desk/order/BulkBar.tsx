import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { DeskOrderPage } from '#contract/order/desk.schema.ts';
import { slipsPath } from '../../../lib/browser/desk/order-url.ts';
import type { DeskOrders } from '../../../stores/desk/order-list.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { FileDialog } from './FileDialog.tsx';
import { ShipManyDialog } from './ShipManyDialog.tsx';

export function BulkBar({ orders, page }: { orders: DeskOrders; page: DeskOrderPage | undefined }) {
  const { t } = useIsland();
  const chosen = useStore(orders.$chosen, { ssr: 'initial' });
  const busy = useStore(orders.$busy, { ssr: 'initial' });
  const [asking, setAsking] = useState<'ship' | 'file'>();
  const none = chosen.size === 0;
  const picked = page?.items.filter(({ id }) => chosen.has(id)) ?? [];
  return (
    <fieldset className="flex flex-wrap items-center gap-x-3 gap-y-2 mb-4">
      <legend className="sr-only">{t('deskorders:bulk.label')}</legend>
      <Button size="sm" busy={busy} disabled={none} onClick={() => void orders.accept([...chosen])}>
        {t('deskorders:bulk.accept')}
      </Button>
      <Button size="sm" disabled={none} onClick={() => setAsking('ship')}>
        {t('deskorders:bulk.ship')}
      </Button>
      {none ? (
        <Button size="sm" disabled>
          {t('deskorders:bulk.print')}
        </Button>
      ) : (
        <a href={slipsPath(chosen)} target="_blank" rel="noopener" className="btn btn-outline btn-sm">
          {t('deskorders:bulk.print')}
        </a>
      )}
      <span className="text-sm text-quiet" role="status">
        {none ? t('deskorders:bulk.none') : t('deskorders:bulk.chosen', { n: chosen.size })}
      </span>
      <Button size="sm" className="ms-auto" onClick={() => setAsking('file')}>
        {t('deskorders:bulk.file')}
      </Button>
      {asking === 'ship' && (
        <ShipManyDialog
          orders={picked}
          busy={busy}
          onShip={async (rows) => {
            if (await orders.ship(rows)) setAsking(undefined);
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'file' && <FileDialog onShipped={() => void orders.reload()} onClose={() => setAsking(undefined)} />}
    </fieldset>
  );
}
