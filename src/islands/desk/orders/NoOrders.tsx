import { type DeskWish, deskWishPath, readDeskWish } from '../../../lib/desk/orders-url.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { useGround } from '../../ui/Ground.tsx';

/** There is nothing, or nothing of what was asked for. */
export function NoOrders({ wish, onWish }: { wish: DeskWish; onWish: (wish: DeskWish) => void }) {
  const { t } = useGround();
  const all = readDeskWish('');
  if (deskWishPath(wish) === deskWishPath(all))
    return <Empty title={t('deskorders:list.none')} text={t('deskorders:list.noneText')} />;
  return (
    <Empty title={t('deskorders:list.nothing')} text={t('deskorders:list.nothingText')} picture="search">
      <Button onClick={() => onWish(all)}>{t('desk:filters.clear')}</Button>
    </Empty>
  );
}
