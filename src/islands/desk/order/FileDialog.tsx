import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { DESK } from '#contract/limits.ts';
import { carrierChoices } from '../../../lib/browser/desk/parcel.ts';
import { createParcelFile } from '../../../stores/desk/parcel-file.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FieldFrame } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { ReportRows } from './Report.tsx';

export function FileDialog({ onShipped, onClose }: { onShipped: () => void; onClose: () => void }) {
  const { t, failureWords } = useIsland();
  const [file] = useState(() => createParcelFile(failureWords));
  const text = useStore(file.$text, { ssr: 'initial' });
  const report = useStore(file.$report, { ssr: 'initial' });
  const applied = useStore(file.$applied, { ssr: 'initial' });
  const busy = useStore(file.$busy, { ssr: 'initial' });
  const ready = report?.rows.filter(({ outcome }) => outcome === 'ready').length ?? 0;
  const apply = async () => {
    if (await file.apply()) onShipped();
  };
  return (
    <Dialog title={t('deskorders:file.title')} wide onClose={onClose}>
      <div className="mt-4 grid gap-4">
        {report ? <ReportRows report={report} /> : <Source text={text} onText={file.write} onFile={file.read} />}
        <p className="modal-action mt-2 flex-wrap">
          {report && <Button onClick={() => file.write('')}>{t('deskorders:file.again')}</Button>}
          {!report && (
            <Button look="primary" busy={busy} disabled={!text.trim()} onClick={() => void file.check()}>
              {t('deskorders:file.check')}
            </Button>
          )}
          {report && !applied && ready > 0 && (
            <Button look="primary" busy={busy} onClick={() => void apply()}>
              {t('deskorders:file.apply', { count: ready })}
            </Button>
          )}
          {applied && (
            <Button look="primary" onClick={onClose}>
              {t('deskorders:report.close')}
            </Button>
          )}
        </p>
      </div>
    </Dialog>
  );
}

type SourceProps = { text: string; onText: (text: string) => void; onFile: (file: File) => void };

function Source({ text, onText, onFile }: SourceProps) {
  const { language, t } = useIsland();
  const [name, setName] = useState('');
  const take = (file: File | undefined) => {
    if (!file) return;
    setName(file.name);
    onFile(file);
  };
  const names = carrierChoices(language).map(({ name }) => name);
  return (
    <>
      <p className="text-quiet">{t('deskorders:file.text', { max: DESK.bulkRows })}</p>
      <p className="text-quiet">
        {t('deskorders:file.example')}{' '}
        <code className="wrap-anywhere">202611210830123456,{names[0]},SF1234567890123</code>
      </p>
      <p className="desk-file flex flex-wrap items-center gap-3">
        <label className="btn btn-outline btn-sm">
          {t('deskorders:file.file')}
          <input
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            className="sr-only"
            data-first
            onChange={({ target }) => take(target.files?.[0])}
          />
        </label>
        <span role="status">{name && t('deskorders:file.named', { name })}</span>
      </p>
      <FieldFrame label={t('deskorders:file.paste')}>
        {(ties) => (
          <textarea
            {...ties}
            rows={8}
            spellCheck="false"
            maxLength={DESK.csv}
            value={text}
            onChange={({ target }) => onText(target.value)}
          />
        )}
      </FieldFrame>
      <details className="text-quiet">
        <summary className="w-fit cursor-pointer">{t('deskorders:file.carriers')}</summary>
        <p>{names.join(language === 'zh' ? '、' : ', ')}</p>
      </details>
    </>
  );
}
