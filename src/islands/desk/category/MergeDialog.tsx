import { useStore } from '@nanostores/react';
import { type SubmitEvent, useState } from 'react';
import type { Categories, Row } from '../../../stores/desk/category.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Select } from '../ui/fields.tsx';

type Props = { categories: Categories; row: Row; rows: readonly Row[]; onClose: () => void };

export function MergeDialog({ categories, row, rows, onClose }: Props) {
  const { t } = useIsland();
  const busy = useStore(categories.$acting);
  const others = rows.filter(({ id }) => id !== row.id);
  const [into, setInto] = useState('');
  const [missing, setMissing] = useState(false);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(!into);
    if (!into) return;
    await categories.merge(row.id, Number(into));
    onClose();
  };
  return (
    <Dialog title={t('deskcategories:of.merge', { name: row.name.zh })} onClose={onClose}>
      <form className="mt-5 grid gap-4" noValidate onSubmit={send}>
        <p className="text-quiet">{t('deskcategories:mergeText', { n: row.products })}</p>
        <Select
          label={t('deskcategories:into')}
          value={into}
          onValue={setInto}
          error={missing && !into ? t('deskcategories:intoMissing') : undefined}
          placeholder={t('deskcategories:intoMissing')}
          options={others.map(({ id, name, depth }) => [String(id), `${'　'.repeat(depth - 1)}${name.zh}`] as const)}
        />
        <FormButtons action={t('deskcategories:merge')} busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
