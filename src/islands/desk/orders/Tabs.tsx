import type { DeskOrderPage } from '#contract/order/desk.schema.ts';
import { ORDER_TABS } from '#contract/order/values.ts';
import { counted, type DeskFilter, deskFilterPath } from '../../../lib/browser/desk/orders-url.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { inPage } from '../../ui/in-page.ts';

type Props = {
  filter: DeskFilter;
  counts: DeskOrderPage['counts'] | undefined;
  onFilter: (filter: DeskFilter) => void;
};

/** One list per status, with how many there are; words and days stay as they are. */
export function Tabs({ filter, counts, onFilter }: Props) {
  const { t } = useIsland();
  return (
    <nav className="desk-tabs" aria-label={t('deskorders:list.tabs')}>
      {ORDER_TABS.map((tab) => {
        const to = { ...filter, tab, page: 1 };
        return (
          <a
            key={tab}
            className="hover:text-price [&[aria-current]]:font-semibold [&[aria-current]]:border-primary"
            href={deskFilterPath(to)}
            aria-current={tab === filter.tab ? 'page' : undefined}
            onClick={inPage(() => onFilter(to))}
          >
            {t(`deskorders:tab.${tab}`)}
            {counts && <b>{counted(counts[tab])}</b>}
          </a>
        );
      })}
    </nav>
  );
}
