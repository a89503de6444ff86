import { useStore } from '@nanostores/react';
import { type SubmitEvent, useState } from 'react';
import { productPath } from '../../../lib/shared/desk/product-url.ts';
import { createNewGoods } from '../../../stores/desk/new-product.ts';
import type { DeskGoods } from '../../../stores/desk/product-list.ts';
import { fieldErrors } from '../../../stores/public/form.ts';
import { ChoiceField, isComing } from '../../ui/ChoiceField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { bind } from '../ui/bind.ts';
import { PairField } from '../ui/fields.tsx';
import { brandChoices, leavesOf, shopsOf } from './choices.ts';

type Props = { goods: DeskGoods; mall: boolean; onClose: () => void };

export function NewDialog({ goods, mall, onClose }: Props) {
  const { t, failureWords } = useIsland();
  const [form] = useState(() => createNewGoods(mall, failureWords, (field) => t(`deskgoods:needs.${field}`)));
  const busy = useStore(form.$busy);
  const failure = useStore(form.$failure);
  const values = useStore(form.$values);
  const choices = useStore(goods.$choices);
  const field = bind(
    values,
    (to) => form.set(to(values)),
    (name) => t(`deskgoods:field.${name}`),
    fieldErrors(failure),
  );
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const id = await form.send();
    if (id !== undefined) location.assign(productPath(id));
  };
  return (
    <Dialog title={t('deskgoods:new.title')} onClose={onClose} wide>
      <form className="mt-5 desk-fields" noValidate onSubmit={send}>
        <Field
          {...field('code')}
          label={t('deskgoods:new.code')}
          hint={t('deskgoods:new.codeHint')}
          maxLength={64}
          data-first
        />
        <PairField {...field('title')} maxLength={300} />
        <ChoiceField
          now={choices}
          onRetry={goods.loadChoices}
          {...field('categoryId')}
          options={(found) => leavesOf(found)}
          placeholder={t('deskgoods:needs.categoryId')}
          none={t('deskgoods:none.categoryId')}
        />
        <ChoiceField
          now={choices}
          {...field('brandId')}
          options={(found) => brandChoices(found, t('deskgoods:noBrand'))}
          placeholder={t('deskgoods:needs.brandId')}
        />
        {mall && (
          <ChoiceField
            now={choices}
            {...field('shopId')}
            label={t('deskgoods:list.shop')}
            options={shopsOf}
            placeholder={t('deskgoods:needs.shopId')}
            none={t('deskgoods:none.shopId')}
          />
        )}
        {failure && !failure.field && (
          <p className="field-error" role="alert">
            {failure.text}
          </p>
        )}
        <FormButtons action={t('deskgoods:new.make')} busy={busy || isComing(choices)} onClose={onClose} />
      </form>
    </Dialog>
  );
}
