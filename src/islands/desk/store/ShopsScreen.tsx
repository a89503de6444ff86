import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { closeShop, listShopChoices } from '#contract/store/desk.calls.ts';
import type { DeskShop } from '#contract/store/shop.schema.ts';
import { SHOP_KINDS, SHOP_STATES } from '#contract/store/values.ts';
import { readShopsFilter, shopsPath } from '../../../lib/browser/desk/shops-url.ts';
import { storePath } from '../../../lib/browser/desk/store-url.ts';
import { SHOP_PATH } from '../../../lib/shared/desk/product-url.ts';
import { date } from '../../../lib/shared/format.ts';
import { createShops } from '../../../stores/desk/store.ts';
import { AddressTabs } from '../../ui/AddressTabs.tsx';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import type { Column } from '../ui/DataTable.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { FoundFilters } from '../ui/FoundFilters.tsx';
import { FoundList } from '../ui/FoundList.tsx';
import { MayLink, useMay } from '../ui/may.tsx';
import { AddShop } from './AddShop.tsx';
import { OfflineDialog } from './OfflineDialog.tsx';

export const ShopsScreen = defineScreen(Shops);

function Shops({ search }: { search: string }) {
  const { t } = useIsland();
  const [asked, setAsked] = useState<DeskShop>();
  const found = useAddressList({ search, read: readShopsFilter, path: shopsPath, create: createShops });
  const busy = useStore(found.list.$busy);
  const moves = useMay()(closeShop);
  const close = () => setAsked(undefined);
  return (
    <FoundList
      title={t('deskstores:shops.title')}
      actions={<AddShop />}
      found={found}
      none={<p>{t('deskstores:shops.none')}</p>}
      columns={useColumns(setAsked).filter(({ id }) => id !== 'move' || moves)}
    >
      {asked?.state === 'open' && (
        <OfflineDialog
          name={asked.name}
          hasOwner={asked.applicationId !== null}
          busy={busy}
          onSend={(reason) => found.list.close(asked.id, reason)}
          onClose={close}
        />
      )}
      {asked?.state === 'offline' && (
        <Confirm
          title={t('deskstores:putBackTitle', { name: asked.name })}
          action={t('deskstores:putBack')}
          busy={busy}
          onConfirm={() => void found.list.reopen(asked.id).then(close)}
          onClose={close}
        >
          {t('deskstores:putBackText')}
        </Confirm>
      )}
      <AddressTabs
        found={found}
        look="desk"
        label={t('deskstores:shops.kinds')}
        name="kind"
        options={(['', ...SHOP_KINDS] as const).map((kind) => [kind, t(`deskstores:shops.kind.${kind || 'all'}`)])}
      />
      <FoundFilters
        found={found}
        keep="kind"
        label={t('deskstores:search')}
        placeholder={t('deskstores:search')}
        name="search"
        choices={[
          {
            name: 'state',
            label: t('deskstores:status'),
            options: (['', ...SHOP_STATES] as const).map((state) => [state, t(`deskstores:tab.${state || 'all'}`)]),
          },
        ]}
      />
    </FoundList>
  );
}

function useColumns(onMove: (shop: DeskShop) => void): Column<DeskShop>[] {
  const { t, language } = useIsland();
  return [
    {
      id: 'name',
      title: t('deskstores:name'),
      cell: ({ id, name }) => (
        <MayLink call={listShopChoices} className="link" href={`${SHOP_PATH}?id=${id}`}>
          {name}
        </MayLink>
      ),
    },
    { id: 'kind', title: t('deskstores:shops.kindOf'), cell: ({ kind }) => t(`deskstores:shops.kind.${kind}`) },
    { id: 'state', title: t('deskstores:status'), cell: ({ state }) => t(`deskstores:tab.${state}`) },
    { id: 'products', title: t('deskstores:shops.products'), cell: ({ products }) => products, end: true },
    { id: 'openedOn', title: t('deskstores:shops.openedOn'), cell: ({ openedOn }) => date(openedOn, language) },
    {
      id: 'application',
      title: t('deskstores:shops.applied'),
      cell: ({ applicationId }) =>
        applicationId === null ? (
          '—'
        ) : (
          <a className="link" href={storePath(applicationId)}>
            {t('deskstores:shops.application')}
          </a>
        ),
    },
    {
      id: 'move',
      title: t('deskstores:shops.moves'),
      cell: (shop) => {
        const name = t(shop.state === 'open' ? 'deskstores:takeOffline' : 'deskstores:putBack');
        return (
          <Button size="sm" aria-label={`${name} ${shop.name}`} onClick={() => onMove(shop)}>
            {name}
          </Button>
        );
      },
    },
  ];
}
