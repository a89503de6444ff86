import type { DeskCounters } from '#contract/dashboard/schema.ts';
import { counted, deskFilterPath, readDeskFilter } from '../../../lib/browser/desk/order-url.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

const LISTS = ['toAccept', 'producing', 'toSend', 'toReceipt', 'toPay'] as const;
const WAITING: readonly string[] = ['toAccept', 'producing', 'toSend'];

type Props = { counters: DeskCounters; lowStockHref: string | undefined };

export function Counters({ counters, lowStockHref }: Props) {
  const { t } = useIsland();
  const lowStock = (
    <>
      <strong>{counted(counters.lowStock)}</strong>
      {t('deskorders:home.lowStock')}
    </>
  );
  return (
    <nav
      className="desk-counters grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-4 mb-8"
      aria-label={t('deskorders:home.counters')}
    >
      {LISTS.map((tab) => (
        <a
          key={tab}
          className="grid gap-1 py-4 px-5 rounded-box text-quiet bg-base-100 hover:text-base-content hover:shadow-float"
          href={deskFilterPath({ ...readDeskFilter(''), tab })}
          data-waiting={(WAITING.includes(tab) && counters[tab] > 0) || undefined}
        >
          <strong>{counted(counters[tab])}</strong>
          {t(`deskorders:tab.${tab}`)}
        </a>
      ))}
      {lowStockHref ? (
        <a
          className="grid gap-1 py-4 px-5 rounded-box text-quiet bg-base-100 hover:text-base-content hover:shadow-float"
          href={lowStockHref}
        >
          {lowStock}
        </a>
      ) : (
        <p className="grid gap-1 py-4 px-5 rounded-box text-quiet bg-base-100">{lowStock}</p>
      )}
    </nav>
  );
}
