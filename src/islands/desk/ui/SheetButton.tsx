import { useStore } from '@nanostores/react';
import type { Access } from '#contract/operator/areas.values.ts';
import { SHEET_ROWS } from '#contract/sheet.values.ts';
import { saveText } from '../../../lib/browser/desk/download.ts';
import type { DeskSheet } from '../../../stores/desk/sheet.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useMay } from './may.tsx';

type Props = { call: Access; sheet: DeskSheet; most?: number };

export function SheetButton({ call, sheet, most = SHEET_ROWS }: Props) {
  const { t } = useIsland();
  const may = useMay()(call);
  const busy = useStore(sheet.$busy, { ssr: 'initial' });
  const save = async () => {
    const file = await sheet.file();
    if (!file) return;
    saveText(file.name, file.text);
    if (file.more) toast(t('desk:sheet.cut', { n: most }), 'warning');
  };
  if (!may) return null;
  return (
    <Button size="sm" busy={busy} title={t('desk:sheet.hint', { n: most })} onClick={() => void save()}>
      {t('desk:sheet.export')}
    </Button>
  );
}
