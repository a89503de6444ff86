import { type DeskFilter, deskFilterPath, readDeskFilter } from '../../../lib/browser/desk/order-url.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

export function NoOrders({ filter, onFilter }: { filter: DeskFilter; onFilter: (filter: DeskFilter) => void }) {
  const { t } = useIsland();
  const all = readDeskFilter('');
  if (deskFilterPath(filter) === deskFilterPath(all))
    return <Empty title={t('deskorders:list.none')} text={t('deskorders:list.noneText')} />;
  return (
    <Empty title={t('deskorders:list.nothing')} text={t('deskorders:list.nothingText')} picture="search">
      <Button onClick={() => onFilter(all)}>{t('desk:filters.clear')}</Button>
    </Empty>
  );
}
