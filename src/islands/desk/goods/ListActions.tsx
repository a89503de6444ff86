import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { saveText } from '../../../lib/desk/download.ts';
import type { DeskGoods } from '../../../stores/desk/goods.ts';
import { toast } from '../../../stores/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { useGround } from '../../ui/Ground.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { NewDialog } from './NewDialog.tsx';

/** A new product, and products as files. */
export function ListActions({ goods, mall }: { goods: DeskGoods; mall: boolean }) {
  const { t } = useGround();
  const busy = useStore(goods.$busy, { ssr: 'initial' });
  const [open, setOpen] = useState<'import' | 'new'>();
  const close = () => setOpen(undefined);
  const keep = async () => {
    const file = await goods.file();
    if (!file) return;
    saveText(file.name, file.text);
    if (file.more) toast(t('deskgoods:list.cut'), 'warning');
  };
  return (
    <div className="desk-save">
      <Button size="sm" busy={busy} onClick={() => void keep()}>
        {t('deskgoods:list.export')}
      </Button>
      <Button size="sm" onClick={() => setOpen('import')}>
        {t('deskgoods:list.import')}
      </Button>
      <Button size="sm" look="primary" onClick={() => setOpen('new')}>
        {t('deskgoods:list.add')}
      </Button>
      {open === 'import' && <ImportDialog goods={goods} mall={mall} onClose={close} />}
      {open === 'new' && <NewDialog goods={goods} mall={mall} onClose={close} />}
    </div>
  );
}
