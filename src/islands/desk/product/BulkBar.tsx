import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { GOODS_BULK } from '#contract/product/bulk.values.ts';
import type { Undo } from '../../../lib/browser/desk/bulk-undo.ts';
import type { DeskGoods } from '../../../stores/desk/product-list.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { BulkDialog, type BulkName, type Work, workOn } from './BulkDialog.tsx';

const ACTS: readonly BulkName[] = ['submit', 'putOn', 'putOff', 'stock', 'price', 'category', 'remove'];
const AUDIT: readonly BulkName[] = ['approve', 'refuse'];

/** @param total how many products match what is asked for */
export function BulkBar({ goods, total, mall }: { goods: DeskGoods; total: number; mall: boolean }) {
  const { t } = useIsland();
  const chosen = useStore(goods.$chosen, { ssr: 'initial' });
  const more = useStore(goods.$more, { ssr: 'initial' });
  const busy = useStore(goods.$busy, { ssr: 'initial' });
  const [open, setOpen] = useState<Work>();
  const [undo, setUndo] = useState<Undo>();
  const none = chosen.size === 0;
  const names = mall ? [...AUDIT, ...ACTS] : ACTS;
  return (
    <>
      <div
        className="flex flex-wrap items-center gap-2 mb-3 py-2 px-3.5 rounded-box text-sm bg-base-100"
        role="toolbar"
        aria-label={t('deskgoods:bulk.label')}
      >
        <span className="text-quiet" role="status">
          {t('deskgoods:bulk.chosen', { n: chosen.size })}
          {more && ` · ${t('deskgoods:bulk.most', { n: GOODS_BULK.most })}`}
        </span>
        {total > 0 && chosen.size < total && !more && (
          <Button look="link" busy={busy} onClick={() => void goods.chooseAll()}>
            {t('deskgoods:bulk.chooseAll', { n: total })}
          </Button>
        )}
        {!none && (
          <Button look="link" onClick={() => goods.choose(new Set())}>
            {t('deskgoods:bulk.chooseNone')}
          </Button>
        )}
        {undo && (
          <Button look="link" onClick={() => setOpen({ name: 'undo', ...undo })}>
            {t('deskgoods:bulk.undoLast', { n: undo.ids.length })}
          </Button>
        )}
        <span className="flex flex-wrap gap-2 ms-auto">
          {names.map((name) => (
            <Button key={name} size="sm" disabled={none} onClick={() => setOpen(workOn(name, [...chosen].map(Number)))}>
              {t(`deskgoods:bulk.${name}`)}
            </Button>
          ))}
        </span>
      </div>
      {open && <BulkDialog goods={goods} work={open} onDone={setUndo} onClose={() => setOpen(undefined)} />}
    </>
  );
}
