import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { DeskRefunds } from '../../../stores/desk/refund.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

export function Agreeing({ refunds }: { refunds: DeskRefunds }) {
  const { t } = useIsland();
  const chosen = useStore(refunds.$chosen, { ssr: 'initial' });
  const busy = useStore(refunds.$busy, { ssr: 'initial' });
  const report = useStore(refunds.$report, { ssr: 'initial' });
  const [restock, setRestock] = useState(true);
  const none = chosen.size === 0;
  return (
    <fieldset className="flex flex-wrap items-center gap-x-3 gap-y-2 mb-4">
      <legend className="sr-only">{t('deskrefunds:bulk.label')}</legend>
      <Button size="sm" busy={busy} disabled={none} onClick={() => void refunds.agree(restock)}>
        {t('deskrefunds:bulk.agree')}
      </Button>
      <label className="flex items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="checkbox checkbox-sm"
          checked={restock}
          onChange={() => setRestock(!restock)}
        />
        {t('deskrefunds:bulk.restock')}
      </label>
      <span className="text-sm text-quiet">
        {none ? t('deskrefunds:bulk.none') : t('deskrefunds:bulk.chosen', { n: chosen.size })}
      </span>
      <div role="status" className="basis-full text-sm">
        {report && <p>{t('deskrefunds:bulk.done', { n: report.done })}</p>}
        {report?.failed.map(({ id, msg }) => (
          <p key={id} className="field-error">
            {t('deskrefunds:bulk.failed', { id, msg })}
          </p>
        ))}
      </div>
    </fieldset>
  );
}
