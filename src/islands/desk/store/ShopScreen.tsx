import { useState } from 'react';
import type { ShopDocument } from '#contract/store/shop.schema.ts';
import { SHOP_PATH } from '../../../lib/shared/desk/product-url.ts';
import { createDocument } from '../../../stores/desk/document.ts';
import { Field } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { DocumentFrame } from '../ui/DocumentFrame.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { PairField, Switch } from '../ui/fields.tsx';
import { PictureField } from '../ui/PictureField.tsx';
import { FreightFields } from './FreightFields.tsx';
import { OneOfShops } from './OneOfShops.tsx';

/** `id` undefined: of the mall's people, who asked for none. */
type Props = { id: number | undefined; mall: boolean };

export const ShopScreen = defineScreen(({ id, mall }: Props) =>
  mall || id === undefined ? (
    <OneOfShops asked={id} path={SHOP_PATH}>
      {(shop, name) => <Shop id={shop} name={name} />}
    </OneOfShops>
  ) : (
    <Shop id={id} />
  ),
);

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
