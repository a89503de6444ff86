import { useStore } from '@nanostores/react';
import { DESK } from '#contract/limits.ts';
import { saveText } from '../../../lib/browser/desk/download.ts';
import type { DeskSheet } from '../../../stores/desk/sheet.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

export function SheetButton({ sheet, most = DESK.sheetRows }: { sheet: DeskSheet; most?: number }) {
  const { t } = useIsland();
  const busy = useStore(sheet.$busy, { ssr: 'initial' });
  const save = async () => {
    const file = await sheet.file();
    if (!file) return;
    saveText(file.name, file.text);
    if (file.more) toast(t('desk:sheet.cut', { n: most }), 'warning');
  };
  return (
    <Button size="sm" busy={busy} title={t('desk:sheet.hint', { n: most })} onClick={() => void save()}>
      {t('desk:sheet.export')}
    </Button>
  );
}
