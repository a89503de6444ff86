import type { ReactNode } from 'react';
import { openShop } from '#contract/store/desk.calls.ts';
import { createShopChoices } from '../../../stores/desk/store.ts';
import { Empty } from '../../ui/Empty.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { May } from '../ui/may.tsx';

type Props = {
  asked: number | undefined;
  /** Of the screen, which takes the shop as `?id=`. */
  path: string;
  children: (id: number, name: string | undefined) => ReactNode;
};

/** A screen of one shop beside the list of all: for the mall's people. */
export function OneOfShops({ asked, path, children }: Props) {
  const { t } = useIsland();
  const [choices, now] = useResource(createShopChoices);
  const shops = now.value ?? [];
  const id = asked ?? shops[0]?.id;
  if (now.value && id === undefined)
    return (
      <Empty title={t('deskgoods:none.shopId')}>
        <May call={openShop}>
          <a className="btn btn-primary" href="/desk/stores">
            {t('deskgoods:shop.open')}
          </a>
        </May>
      </Empty>
    );
  return (
    <div className="grid grid-cols-[9.5rem_minmax(0,1fr)] gap-5 items-start max-[60rem]:grid-cols-1">
      <nav
        className="max-h-[calc(100vh-2rem)] overflow-y-auto text-sm min-[60rem]:sticky min-[60rem]:top-4"
        aria-label={t('deskgoods:shop.which')}
      >
        <ul className="menu w-full p-0 max-[60rem]:flex-row">
          {shops.map((shop) => (
            <li key={shop.id}>
              <a href={`${path}?id=${shop.id}`} aria-current={shop.id === id ? 'page' : undefined}>
                {shop.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <Loading now={now} onRetry={choices.reload} />
        {id !== undefined && children(id, shops.find((shop) => shop.id === id)?.name)}
      </div>
    </div>
  );
}
