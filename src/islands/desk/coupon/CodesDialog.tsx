import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { codeCounts, codeFile, makeCodes } from '../../../lib/browser/api/desk/coupons.ts';
import { saveText } from '../../../lib/browser/desk/download.ts';
import { createAction } from '../../../stores/public/action.ts';
import { createIdempotentCall } from '../../../stores/public/idempotent-call.ts';
import { createResource } from '../../../stores/public/resource.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { NumberField } from '../ui/fields.tsx';

/** As many as the contract takes at once, which comes with zod. */
const MOST = 5_000;

/** Makes codes of a coupon, and saves them as a file. */
export function CodesDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t, failureWords } = useIsland();
  const [counts, now] = useResource((words) => createResource(() => codeCounts(id), words));
  const [action] = useState(() => createAction(failureWords));
  const [call] = useState(() => createIdempotentCall<{ count: number; after: number }>());
  const busy = useStore(action.$busy);
  const [count, setCount] = useState(100);
  const made = now.value;
  const make = async (event: FormEvent) => {
    event.preventDefault();
    const request = { count, after: made?.codes ?? 0 };
    await action.run(async () => counts.put(await call.run(request, (key) => makeCodes(id, count, key))));
  };
  const save = () =>
    action.run(async () => {
      const { name, text } = await codeFile(id);
      saveText(name, text);
    });
  return (
    <Dialog title={t('deskcoupons:codes.title')} onClose={onClose}>
      <form className="mt-5 grid gap-4" noValidate onSubmit={make}>
        <p className="text-quiet">{t('deskcoupons:codes.text')}</p>
        <Loading now={now} onRetry={counts.reload}>
          <p>…</p>
        </Loading>
        <p role="status">{made && t('deskcoupons:codes.counts', { codes: made.codes, used: made.used })}</p>
        <NumberField label={t('deskcoupons:codes.count')} value={count} onValue={setCount} min={1} max={MOST} />
        <p className="sheet-buttons">
          {made && made.codes > 0 && (
            <Button busy={busy} onClick={() => void save()}>
              {t('deskcoupons:codes.save')}
            </Button>
          )}
          <Button type="submit" look="primary" busy={busy}>
            {t('deskcoupons:codes.make')}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
