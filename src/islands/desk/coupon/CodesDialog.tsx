import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { exportCodes, makeCodes } from '#contract/coupon/desk.calls.ts';
import { createCouponCodes } from '../../../stores/desk/coupon.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { NumberField } from '../ui/fields.tsx';
import { useMay } from '../ui/may.tsx';

/** The contract's limit, repeated because its schema would bring zod. */
const MOST = 5_000;

export function CodesDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useIsland();
  const [codes, now] = useResource((words) => createCouponCodes(id, words));
  const busy = useStore(codes.$busy);
  const [count, setCount] = useState(100);
  const made = now.value;
  const may = useMay();
  const make = (event: FormEvent) => {
    event.preventDefault();
    void codes.make(count);
  };
  return (
    <Dialog title={t('deskcoupons:codes.title')} onClose={onClose}>
      <form className="mt-5 grid gap-4" noValidate onSubmit={make}>
        <p className="text-quiet">{t('deskcoupons:codes.text')}</p>
        <Loading now={now} onRetry={codes.reload}>
          <p>…</p>
        </Loading>
        <p role="status">{made && t('deskcoupons:codes.counts', { codes: made.codes, used: made.used })}</p>
        {may(makeCodes) && (
          <NumberField label={t('deskcoupons:codes.count')} value={count} onValue={setCount} min={1} max={MOST} />
        )}
        <p className="modal-action flex-wrap">
          {may(exportCodes) && made && made.codes > 0 && (
            <Button busy={busy} onClick={() => void codes.saveFile()}>
              {t('deskcoupons:codes.save')}
            </Button>
          )}
          {may(makeCodes) && (
            <Button type="submit" look="primary" busy={busy}>
              {t('deskcoupons:codes.make')}
            </Button>
          )}
        </p>
      </form>
    </Dialog>
  );
}
