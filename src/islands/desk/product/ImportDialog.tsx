import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { ImportReport } from '#contract/product/schema.ts';
import { createGoodsFile } from '../../../stores/desk/product-file.ts';
import type { DeskGoods } from '../../../stores/desk/product-list.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceField, isComing } from '../../ui/ChoiceField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { shopsOf } from './choices.ts';
import { ImportRows } from './ImportRows.tsx';

type Props = { goods: DeskGoods; mall: boolean; onClose: () => void };

export function ImportDialog({ goods, mall, onClose }: Props) {
  const { t } = useIsland();
  const sheet = useGoodsFile();
  const report = useStore(sheet.$report);
  const failure = useStore(sheet.$failure);
  const busy = useStore(sheet.$busy);
  const sent = Object.keys(useStore(sheet.$pictures)).length;
  const choices = useStore(goods.$choices);
  const [shop, setShop] = useState('');
  const [missing, setMissing] = useState(false);
  const waits = busy || (mall && isComing(choices));
  /** A file belongs to one shop, so the shop is chosen first. */
  const hasShop = () => {
    setMissing(mall && !shop);
    return !mall || shop !== '';
  };
  const [file, setFile] = useState<File>();
  const [again, setAgain] = useState(false);
  const look = (given: File) => {
    setFile(given);
    setAgain(false);
    sheet.repeatStock(false);
    void sheet.look(given, shop);
  };
  const addPictures = async (zip: File) => {
    if ((await sheet.addPictures(zip, shop)) && file) await sheet.look(file, shop);
  };
  const write = async () => {
    if (file && (await sheet.write(file, shop))) await goods.show(goods.$filter.get());
  };
  return (
    <Dialog title={t('deskgoods:list.import')} onClose={onClose} wide firm={busy}>
      <p className="mt-2 mb-4 text-quiet">{t('deskgoods:file.text')}</p>
      {mall && (
        <ChoiceField
          label={t('deskgoods:list.shop')}
          value={shop}
          onValue={(next) => {
            setShop(next);
            sheet.forget();
          }}
          error={missing && !shop ? t('deskgoods:needs.shopId') : undefined}
          now={choices}
          onRetry={goods.loadChoices}
          options={shopsOf}
          placeholder={t('deskgoods:needs.shopId')}
          none={t('deskgoods:none.shopId')}
        />
      )}
      {failure && (
        <p className="field-error" role="alert">
          {failure}
        </p>
      )}
      {sent > 0 && <p role="status">{t('deskgoods:file.sent', { n: sent })}</p>}
      <Progress sheet={sheet} />
      {report && <ImportRows report={report} />}
      {report && !report.applied && file && (again || report.stock.before > 0) && (
        <label className="flex gap-2 items-center">
          <input
            className="checkbox checkbox-sm"
            type="checkbox"
            checked={again}
            disabled={busy}
            onChange={({ target }) => {
              setAgain(target.checked);
              sheet.repeatStock(target.checked);
              void sheet.look(file, shop);
            }}
          />
          {t('deskgoods:file.again')}
        </label>
      )}
      {!report && (
        <p className="field-hint mt-4">
          {t('deskgoods:file.limit')}
          <br />
          {t('deskgoods:file.zipHint')}
        </p>
      )}
      <p className="modal-action flex-wrap">
        {busy && <Button onClick={sheet.stop}>{t('deskgoods:file.stop')}</Button>}
        <Choose
          name="zip"
          accept=".zip,application/zip"
          busy={waits}
          mayChoose={hasShop}
          onFile={(zip) => void addPictures(zip)}
        >
          {t('deskgoods:file.zip')}
        </Choose>
        <Choose name="csv" accept=".csv,text/csv" busy={waits} mayChoose={hasShop} onFile={look}>
          {t(report ? 'deskgoods:file.other' : 'deskgoods:file.choose')}
        </Choose>
        {report && <Apply report={report} busy={busy} onApply={() => void write()} />}
      </p>
    </Dialog>
  );
}

type Sheet = ReturnType<typeof createGoodsFile>;

function useGoodsFile(): Sheet {
  const { t, failureWords } = useIsland();
  const [sheet] = useState(() =>
    createGoodsFile({
      ...failureWords,
      tooLarge: t('deskgoods:file.tooLarge'),
      zipLarge: t('deskgoods:file.zipLarge'),
      zipBroken: t('deskgoods:file.zipBroken'),
      zipNone: t('deskgoods:file.zipNone'),
    }),
  );
  // Who closes the dialog has seen enough.
  useEffect(() => sheet.stop, [sheet]);
  return sheet;
}

function Progress({ sheet }: { sheet: Sheet }) {
  const { t } = useIsland();
  const progress = useStore(sheet.$progress);
  if (!progress) return null;
  const { of, done, total } = progress;
  const text = t(`deskgoods:file.${of}`, { done, total });
  return (
    <p className="mt-4">
      <span role="status">{text}</span>
      <progress className="progress" value={done} max={total} aria-label={text} />
    </p>
  );
}

type ChooseProps = {
  name: string;
  accept: string;
  busy: boolean;
  mayChoose: () => boolean;
  onFile: (file: File) => void;
  children: string;
};

function Choose({ name, accept, busy, mayChoose, onFile, children }: ChooseProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        data-goods-file={name}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file && mayChoose()) onFile(file);
          target.value = '';
        }}
      />
      <Button busy={busy} onClick={() => mayChoose() && input.current?.click()}>
        {children}
      </Button>
    </>
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
