import { useStore } from '@nanostores/react';
import { LIMITS } from '#contract/limits.ts';
import { Field } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { RegionField } from '../ui/address/RegionField.tsx';
import type { PartProps } from './Application.tsx';
import { ReceiverFields } from './ReceiverFields.tsx';

export function Contact({ store, application, errorOf }: PartProps) {
  const { t } = useIsland();
  const { contact, mobile, region, detail } = useStore(store.$data);
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(15rem,1fr))] gap-4.5 items-start">
        <Field
          label={t('store:field.contact')}
          name="contact"
          maxLength={LIMITS.recipient}
          autoComplete="name"
          value={contact}
          error={errorOf('contact')}
          onValue={(value) => store.set({ contact: value })}
        />
        <Field
          label={t('store:field.mobile')}
          hint={t('store:hint.mobile')}
          name="mobile"
          type="tel"
          maxLength={20}
          digits
          autoComplete="tel-national"
          value={mobile}
          error={errorOf('mobile')}
          onValue={(value) => store.set({ mobile: value })}
        />
      </div>
      <RegionField value={region} error={errorOf('region')} onValue={(value) => store.set({ region: value })} />
      <Field
        label={t('store:field.detail')}
        hint={t('store:hint.detail', { min: LIMITS.detailedAddressMin })}
        name="detail"
        maxLength={LIMITS.detailedAddress}
        autoComplete="street-address"
        value={detail}
        error={errorOf('detail')}
        onValue={(value) => store.set({ detail: value })}
      />
      <ReceiverFields store={store} application={application} errorOf={errorOf} />
    </>
  );
}
