import { useState } from 'react';
import { openShop } from '#contract/store/desk.calls.ts';
import type { ShopDocument } from '#contract/store/shop.schema.ts';
import { SHOP_PATH } from '../../../lib/shared/desk/product-url.ts';
import { createDocument } from '../../../stores/desk/document.ts';
import { createShopChoices } from '../../../stores/desk/store.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Field } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { DocumentFrame } from '../ui/DocumentFrame.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { PairField, Switch } from '../ui/fields.tsx';
import { May } from '../ui/may.tsx';
import { PictureField } from '../ui/PictureField.tsx';
import { FreightFields } from './FreightFields.tsx';

/** `id` undefined: of the mall's people, who asked for none. */
type Props = { id: number | undefined; mall: boolean };

export const ShopScreen = defineScreen(({ id, mall }: Props) =>
  mall || id === undefined ? <OneOfMany asked={id} /> : <Shop id={id} />,
);

function OneOfMany({ asked }: { asked: number | undefined }) {
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
              <a href={`${SHOP_PATH}?id=${shop.id}`} aria-current={shop.id === id ? 'page' : undefined}>
                {shop.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <Loading now={now} onRetry={choices.reload} />
        {id !== undefined && <Shop id={id} name={shops.find((shop) => shop.id === id)?.name} />}
      </div>
    </div>
  );
}

function Shop({ id, name }: { id: number; name?: string | undefined }) {
  const { t, failureWords } = useIsland();
  const [document] = useState(() => createDocument<ShopDocument>(`shop/${id}`, failureWords));
  return (
    <DocumentFrame
      document={document}
      title={name ?? t('deskgoods:shop.title')}
      nameOf={([field]) => t(`deskgoods:shop.field.${field}`)}
    >
      {(_, field) => (
        <div className="grid gap-5">
          <section className="desk-card">
            <h2>{t('deskgoods:shop.face')}</h2>
            <div className="desk-fields">
              <PairField {...field('name')} hint={t('deskgoods:shop.nameHint')} maxLength={40} />
              <PairField {...field('city')} maxLength={20} />
              <PairField {...field('intro')} multiline maxLength={200} />
              <div className="desk-pair">
                <PictureField {...field('logo')} />
                <PictureField {...field('banner')} />
              </div>
            </div>
          </section>
          <section className="desk-card">
            <h2>{t('deskgoods:shop.freight')}</h2>
            <FreightFields {...field('freight')} />
          </section>
          <section className="desk-card">
            <h2>{t('deskgoods:shop.orders')}</h2>
            <Switch {...field('autoAccept')} label={t('deskgoods:shop.autoAccept')} />
            <Switch {...field('instantRefund')} label={t('deskgoods:shop.instantRefund')} />
          </section>
          <section className="desk-card">
            <h2>{t('deskgoods:shop.invoices')}</h2>
            <Field {...field('taxNumber')} hint={t('deskgoods:shop.taxNumberHint')} maxLength={30} />
          </section>
        </div>
      )}
    </DocumentFrame>
  );
}
