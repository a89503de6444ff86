import { useStore } from '@nanostores/react';
import { LIMITS } from '#contract/limits.ts';
import { OWNER_KINDS, PAPER_KINDS } from '#contract/store/values.ts';
import { Field } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import type { PartProps } from './Application.tsx';
import { PaperButton } from './PaperButton.tsx';
import { PictureInput } from './PictureInput.tsx';

export function Papers({ store, errorOf }: PartProps) {
  const { t } = useIsland();
  const data = useStore(store.$data);
  const shown = useStore(store.$shown);
  return (
    <>
      <fieldset className="flex flex-wrap gap-x-6 gap-y-2">
        <legend className="mb-2">{t('store:field.owner')}</legend>
        {OWNER_KINDS.map((kind) => (
          <label key={kind} className="flex items-center gap-2 min-h-8 cursor-pointer">
            <input
              type="radio"
              className="radio radio-sm"
              name="owner"
              checked={data.owner === kind}
              onChange={() => store.set({ owner: kind })}
            />
            {t(`store:owner.${kind}`)}
          </label>
        ))}
      </fieldset>
      <Field
        label={t(`store:legalName.${data.owner}`)}
        hint={t('store:hint.legalName')}
        name="legalName"
        maxLength={LIMITS.invoiceTitle}
        autoComplete="off"
        value={data.legalName}
        error={errorOf('legalName')}
        onValue={(legalName) => store.set({ legalName })}
      />
      <p className="store-private">{t('store:private')}</p>
      {PAPER_KINDS.map((kind) => (
        <PictureInput
          key={kind}
          store={store}
          field={kind}
          shown={data[kind] ? shown[kind] : undefined}
          hint={t(`store:hint.${kind}`)}
          error={errorOf(kind)}
        >
          {data[kind] && !shown[kind] && <PaperButton id={data[kind]} kind={kind} />}
        </PictureInput>
      ))}
    </>
  );
}
