import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import type { ImportReport } from '../../../../contract/goods.ts';
import type { DeskGoods } from '../../../stores/desk/goods.ts';
import { createGoodsFile } from '../../../stores/desk/goods-file.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Select } from '../ui/fields.tsx';
import { ImportRows } from './ImportRows.tsx';

type Props = { goods: DeskGoods; mall: boolean; onClose: () => void };

/** A file of products: what each of its rows would do, and then the good ones are written. */
export function ImportDialog({ goods, mall, onClose }: Props) {
  const { t, failureWords } = useIsland();
  const [sheet] = useState(() => createGoodsFile({ ...failureWords, tooLarge: t('deskgoods:file.tooLarge') }));
  const report = useStore(sheet.$report);
  const failure = useStore(sheet.$failure);
  const busy = useStore(sheet.$busy);
  const choices = useStore(goods.$choices);
  const shops = choices.value?.shops ?? [];
  const [chosen, setChosen] = useState('');
  const shop = chosen || (mall ? String(shops[0]?.id ?? '') : '');
  const [file, setFile] = useState<File>();
  const input = useRef<HTMLInputElement>(null);
  const look = (given: File | undefined) => {
    setFile(given);
    if (given) void sheet.send(given, shop, false);
    if (input.current) input.current.value = '';
  };
  const apply = async () => {
    if (file && (await sheet.send(file, shop, true))) await goods.show(goods.$filter.get());
  };
  return (
    <Dialog title={t('deskgoods:list.import')} onClose={onClose} wide>
      <p className="mt-2 mb-4 text-quiet">{t('deskgoods:file.text')}</p>
      {mall && (
        <Select
          label={t('deskgoods:list.shop')}
          value={shop}
          onValue={(next) => {
            setChosen(next);
            sheet.forget();
          }}
          options={shops.map(({ id, name }) => [String(id), name] as const)}
        />
      )}
      {failure && (
        <p className="field-error" role="alert">
          {failure}
        </p>
      )}
      {report && <ImportRows report={report} />}
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,text/csv"
        data-goods-file
        onChange={({ target }) => look(target.files?.[0])}
      />
      <p className="sheet-buttons">
        {!report && <span className="field-hint grow">{t('deskgoods:file.limit')}</span>}
        <Button busy={busy} onClick={() => input.current?.click()}>
          {t(report ? 'deskgoods:file.other' : 'deskgoods:file.choose')}
        </Button>
        {report && <Apply report={report} busy={busy} onApply={() => void apply()} />}
      </p>
    </Dialog>
  );
}

function Apply({ report, busy, onApply }: { report: ImportReport; busy: boolean; onApply: () => void }) {
  const { t } = useIsland();
  const n = report.rows.filter(({ action }) => action === 'new' || action === 'change').length;
  if (report.applied) return null;
  return (
    <Button look="primary" busy={busy} disabled={n === 0} onClick={onApply}>
      {n ? t('deskgoods:file.apply', { n }) : t('deskgoods:file.nothing')}
    </Button>
  );
}
