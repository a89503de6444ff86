import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { openDocument } from '#contract/documents/desk.calls.ts';
import { LEVEL } from '#contract/enums.ts';
import { saveCategoryRate } from '#contract/settlement/desk.calls.ts';
import type { CommissionRules } from '#contract/settlement/desk.schema.ts';
import { MERCHANTS_PATH } from '../../../lib/browser/desk/settlement-url.ts';
import { createCommission } from '../../../stores/desk/settlement.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { May, useMay } from '../ui/may.tsx';
import { percent } from './columns.tsx';
import { RateField } from './RateField.tsx';

export const CommissionScreen = defineScreen(Commission);

type Category = CommissionRules['categories'][number];

function Commission() {
  const { t } = useIsland();
  const [store, now] = useResource(createCommission);
  const [edited, setEdited] = useState<Category>();
  const busy = useStore(store.$busy);
  return (
    <>
      <header className="desk-head">
        <h1>{t('desksettlement:commission')}</h1>
      </header>
      <p className="field-hint mb-4">
        {t('desksettlement:commissionHint')}{' '}
        <a className="link" href={MERCHANTS_PATH}>
          {t('desksettlement:merchants')}
        </a>
        <May call={openDocument('numbers')}>
          {' · '}
          <a className="link" href="/desk/numbers">
            {t('desksettlement:numbers')}
          </a>
        </May>
      </p>
      <Loading now={now} onRetry={store.reload}>
        <Skeleton count={6} className="h-12" />
      </Loading>
      {now.value && <Categories rules={now.value} onEdit={setEdited} />}
      {edited && (
        <RateDialog
          category={edited}
          busy={busy}
          onSave={(rate) => store.save(edited.id, rate)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

const INDENT: Readonly<Record<number, string>> = { [LEVEL.TWO]: 'ps-6', [LEVEL.THREE]: 'ps-12' };

function Categories({ rules, onEdit }: { rules: CommissionRules; onEdit: (category: Category) => void }) {
  const { t } = useIsland();
  const edits = useMay()(saveCategoryRate);
  const columns: Column<Category>[] = [
    {
      id: 'name',
      title: t('desksettlement:column.category'),
      cell: ({ name, level }) => <span className={INDENT[level]}>{name}</span>,
    },
    {
      id: 'rate',
      end: true,
      title: t('desksettlement:rate'),
      cell: ({ rate, applies }) =>
        rate === null ? (
          <span className="text-quiet">{t('desksettlement:inherited', { rate: percent(applies) })}</span>
        ) : (
          percent(rate)
        ),
    },
    {
      id: 'edit',
      title: t('desksettlement:edit'),
      cell: (category) => (
        <Button
          size="sm"
          aria-label={t('desksettlement:editRate', { name: category.name })}
          onClick={() => onEdit(category)}
        >
          {t('desksettlement:edit')}
        </Button>
      ),
    },
  ];
  return (
    <>
      <p className="mb-4">{t('desksettlement:mallRate', { rate: percent(rules.mall) })}</p>
      <DataTable
        caption={t('desksettlement:commission')}
        rows={rules.categories}
        columns={columns.filter(({ id }) => id !== 'edit' || edits)}
      />
    </>
  );
}

type DialogProps = {
  category: Category;
  busy: boolean;
  onSave: (rate: number | null) => Promise<boolean>;
  onClose: () => void;
};

function RateDialog({ category, busy, onSave, onClose }: DialogProps) {
  const { t } = useIsland();
  const [rate, setRate] = useState(category.rate);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (await onSave(rate)) onClose();
  };
  return (
    <Dialog title={t('desksettlement:editRate', { name: category.name })} onClose={onClose}>
      <form noValidate onSubmit={send} className="mt-4 grid gap-4">
        <p className="text-quiet">{t('desksettlement:rateFrom')}</p>
        <RateField
          label={t('desksettlement:rate')}
          hint={t('desksettlement:categoryRateHint')}
          value={rate}
          onValue={setRate}
        />
        <FormButtons className="mt-2" action={t('desksettlement:save')} busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
