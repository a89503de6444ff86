import { useStore } from '@nanostores/react';
import { STORE } from '#contract/store/values.ts';
import { Field, FieldFrame } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useEarlyChoice, useEarlyText } from '../../ui/use-typed.ts';
import type { PartProps } from './Application.tsx';
import { PictureInput } from './PictureInput.tsx';

export function StoreFields({ store, application, errorOf }: PartProps) {
  const { t } = useIsland();
  const { name, text, logo, category } = useStore(store.$data);
  const words = useEarlyText<HTMLTextAreaElement>(text, (typed) => store.set({ text: typed }));
  const chosen = useEarlyChoice(category, (code) => store.set({ category: code }));
  return (
    <>
      <Field
        label={t('store:field.name')}
        hint={t('store:hint.name', { max: STORE.name })}
        name="name"
        maxLength={STORE.name}
        autoComplete="organization"
        value={name}
        error={errorOf('name')}
        onValue={(value) => store.set({ name: value })}
      />
      <FieldFrame
        label={t('store:field.text')}
        hint={t('store:hint.text', { n: [...text.trim()].length, min: STORE.textMin, max: STORE.text })}
        error={errorOf('text')}
      >
        {(ties) => (
          <textarea
            {...ties}
            ref={words}
            name="text"
            rows={3}
            maxLength={STORE.text}
            value={text}
            onChange={({ target }) => store.set({ text: target.value })}
          />
        )}
      </FieldFrame>
      <FieldFrame label={t('store:field.category')} hint={t('store:hint.category')} error={errorOf('category')}>
        {(ties) => (
          <select
            {...ties}
            ref={chosen}
            name="category"
            value={category}
            onChange={({ target }) => store.set({ category: target.value })}
          >
            <option value="">{t('store:choose')}</option>
            {application.categories.map((one) => (
              <option key={one.code} value={one.code}>
                {one.name}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <PictureInput
        store={store}
        field="logo"
        shown={logo || undefined}
        hint={t('store:hint.logo')}
        error={errorOf('logo')}
      />
    </>
  );
}
