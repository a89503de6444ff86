import { useState } from 'react';
import { addProduct, exportProducts } from '#contract/product/desk.calls.ts';
import { SHEET } from '#contract/product/sheet.values.ts';
import type { DeskGoods } from '../../../stores/desk/product-list.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { May } from '../ui/may.tsx';
import { SheetButton } from '../ui/SheetButton.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { NewDialog } from './NewDialog.tsx';

export function ListActions({ goods, mall }: { goods: DeskGoods; mall: boolean }) {
  const { t } = useIsland();
  const [open, setOpen] = useState<'import' | 'new'>();
  const close = () => setOpen(undefined);
  return (
    <div className="desk-save flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <SheetButton call={exportProducts} sheet={goods.sheet} most={SHEET.rows} />
      <May call={addProduct}>
        <Button size="sm" onClick={() => setOpen('import')}>
          {t('deskgoods:list.import')}
        </Button>
        <Button size="sm" look="primary" onClick={() => setOpen('new')}>
          {t('deskgoods:list.add')}
        </Button>
      </May>
      {open === 'import' && <ImportDialog goods={goods} mall={mall} onClose={close} />}
      {open === 'new' && <NewDialog goods={goods} mall={mall} onClose={close} />}
    </div>
  );
}
