import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { DeskGoods } from '../../../stores/desk/product-list.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { CategoryDialog, PriceDialog } from './BulkDialogs.tsx';
import { BulkReport } from './BulkReport.tsx';

const MOVES = ['submit', 'putOn', 'putOff'] as const;

export function BulkBar({ goods }: { goods: DeskGoods }) {
  const { t } = useIsland();
  const chosen = useStore(goods.$chosen, { ssr: 'initial' });
  const report = useStore(goods.$report, { ssr: 'initial' });
  const busy = useStore(goods.$busy, { ssr: 'initial' });
  const [open, setOpen] = useState<'price' | 'category'>();
  const close = () => setOpen(undefined);
  const none = chosen.size === 0;
  return (
    <>
      <div
        className="flex flex-wrap items-center gap-2 mb-3 py-2 px-3.5 rounded-box text-sm bg-base-100"
        role="toolbar"
        aria-label={t('deskgoods:bulk.label')}
      >
        <span className="me-auto text-quiet" role="status">
          {t('deskgoods:bulk.chosen', { n: chosen.size })}
        </span>
        {MOVES.map((move) => (
          <Button
            key={move}
            size="sm"
            busy={busy}
            disabled={none}
            onClick={() => void goods.many({ kind: 'move', move })}
          >
            {t(`deskgoods:bulk.${move}`)}
          </Button>
        ))}
        <Button size="sm" disabled={none} onClick={() => setOpen('price')}>
          {t('deskgoods:bulk.price')}
        </Button>
        <Button size="sm" disabled={none} onClick={() => setOpen('category')}>
          {t('deskgoods:bulk.category')}
        </Button>
      </div>
      {report && <BulkReport report={report} onClose={goods.forgetReport} />}
      {open === 'price' && <PriceDialog goods={goods} onClose={close} />}
      {open === 'category' && <CategoryDialog goods={goods} onClose={close} />}
    </>
  );
}
