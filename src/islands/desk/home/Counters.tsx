import type { DeskCounters } from '#contract/dashboard/schema.ts';
import { counted, deskFilterPath, readDeskFilter } from '../../../lib/browser/desk/orders-url.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

const LISTS = ['toAccept', 'producing', 'toSend', 'toReceipt', 'toPay'] as const;
/** What the shop has to do something about. */
const WAITING: readonly string[] = ['toAccept', 'producing', 'toSend'];

type Props = { counters: DeskCounters; lowStockHref: string | undefined };

/** What waits, each leading to the list that holds it. */
export function Counters({ counters, lowStockHref }: Props) {
  const { t } = useIsland();
  const lowStock = (
    <>
      <strong>{counted(counters.lowStock)}</strong>
      {t('deskorders:home.lowStock')}
    </>
  );
  return (
    <nav className="desk-counters" aria-label={t('deskorders:home.counters')}>
      {LISTS.map((tab) => (
        <a
          key={tab}
          href={deskFilterPath({ ...readDeskFilter(''), tab })}
          data-waiting={(WAITING.includes(tab) && counters[tab] > 0) || undefined}
        >
          <strong>{counted(counters[tab])}</strong>
          {t(`deskorders:tab.${tab}`)}
        </a>
      ))}
      {lowStockHref ? <a href={lowStockHref}>{lowStock}</a> : <p>{lowStock}</p>}
    </nav>
  );
}
