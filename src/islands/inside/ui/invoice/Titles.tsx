import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Invoice } from '#contract/checkout/schema.ts';
import { createInvoiceTitles } from '../../../../stores/inside/invoice.ts';
import { Button } from '../../../ui/Button.tsx';
import { useIsland } from '../../../ui/IslandContext.tsx';

type Props = { type: Invoice['type']; onPick: (invoice: Invoice) => void };

export function Titles({ type, onPick }: Props) {
  const { t } = useIsland();
  const [titles] = useState(createInvoiceTitles);
  useStore(titles.$titles);
  useEffect(() => void titles.load(), [titles]);
  const own = titles.of(type);
  if (!own.length) return null;
  return (
    <fieldset className="invoice-titles flex flex-wrap gap-2">
      <legend className="mb-1.5 text-sm text-quiet">{t('order:invoice.earlier')}</legend>
      {own.map((invoice) => (
        <Button key={`${invoice.title} ${invoice.taxNumber}`} size="sm" onClick={() => onPick(invoice)}>
          {invoice.title}
        </Button>
      ))}
    </fieldset>
  );
}
