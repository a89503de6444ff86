import type { Invoice } from '#contract/checkout/schema.ts';
import { INVOICE_TYPE } from '#contract/enums.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

export function MadeOutTo({ invoice: { type, title, taxNumber } }: { invoice: Invoice }) {
  const { t } = useIsland();
  return (
    <>
      {title}
      <small className="block text-quiet">
        {t(type === INVOICE_TYPE.UNIT ? 'deskinvoices:unit' : 'deskinvoices:personal')}{' '}
        {taxNumber && <span className="tabular-nums">{taxNumber}</span>}
      </small>
    </>
  );
}
