import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useState } from 'react';
import type { AttributeInput, DeskAttribute } from '#contract/category/attribute.schema.ts';
import { ATTRIBUTE_VALUES } from '#contract/category/values.ts';
import type { Attributes } from '../../../stores/desk/attributes.ts';
import { ChoiceField, isComing } from '../../ui/ChoiceField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { bind } from '../ui/bind.ts';
import { PairField, Switch } from '../ui/fields.tsx';
import { Rows } from '../ui/Rows.tsx';

const empty = () => ({ zh: '', en: '' });
const NEW: AttributeInput = {
  ...{ name: empty(), categoryId: null, multiple: true, filterable: true, required: false },
  values: [{ name: empty() }],
};

type Props = {
  attributes: Attributes;
  /** Undefined: a new attribute. */
  attribute: DeskAttribute | undefined;
  onClose: () => void;
};

export function AttributeDialog({ attributes, attribute, onClose }: Props) {
  const { t, language } = useIsland();
  const [input, setInput] = useState<AttributeInput>(() => attribute ?? NEW);
  const busy = useStore(attributes.$busy);
  const failure = useStore(attributes.$failure);
  const list = useStore(attributes.$state);
  useEffect(() => attributes.forget, [attributes]);
  const set = (change: Partial<AttributeInput>) => setInput({ ...input, ...change });
  const field = bind(input, setInput, (name) => t(`deskcategories:${name}`));
  const errorOf = () => {
    const text = t('deskcategories:nameMissing');
    if (!input.name.zh.trim()) return { field: 'name', text };
    if (!input.values.length) return { field: 'values', text: t('deskcategories:valueMissing') };
    return input.values.every(({ name }) => name.zh.trim()) ? undefined : { field: 'values', text };
  };
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const { name, categoryId, multiple, filterable, required, values } = input;
    const sent = { name, categoryId, multiple, filterable, required, values };
    if (await attributes.save(attribute?.id, sent, errorOf())) onClose();
  };
  const isOfName = failure?.field?.startsWith('name') ?? false;
  const title = attribute
    ? t('deskcategories:of.edit', { name: attribute.name[language] || attribute.name.zh })
    : t('deskcategories:addAttribute');
  return (
    <Dialog wide title={title} onClose={onClose}>
      <form className="mt-5 grid gap-4" noValidate onSubmit={save}>
        <PairField {...field('name')} error={isOfName ? failure?.text : undefined} maxLength={60} />
        <ChoiceField
          label={t('deskcategories:ofCategory')}
          value={String(input.categoryId ?? '')}
          onValue={(value) => set({ categoryId: value ? Number(value) : null })}
          hint={t('deskcategories:ofCategoryHint')}
          now={list}
          onRetry={attributes.reload}
          options={({ tree }) => [
            ['', t('deskcategories:everywhere')],
            ...tree.map(
              ({ id, name, depth }) => [String(id), `${'　'.repeat(depth - 1)}${name[language] || name.zh}`] as const,
            ),
          ]}
        />
        <Switch {...field('multiple')} label={t('deskcategories:several')} hint={t('deskcategories:severalHint')} />
        <Switch {...field('filterable')} hint={t('deskcategories:filterableHint')} />
        <Switch {...field('required')} hint={t('deskcategories:requiredHint')} />
        <Rows
          label={t('deskcategories:value')}
          items={input.values}
          nameOf={({ name }) => name[language] || name.zh}
          onItems={(values) => set({ values })}
          blank={() => ({ name: empty() })}
          max={ATTRIBUTE_VALUES}
        >
          {({ name }, change) => (
            <PairField
              label={t('deskcategories:value')}
              value={name}
              onValue={(value) => change({ name: value })}
              maxLength={60}
            />
          )}
        </Rows>
        <p role="alert" className="field-error">
          {failure && !isOfName ? failure.text : ''}
        </p>
        <FormButtons action={t('desk:document.save')} busy={busy || isComing(list)} onClose={onClose} />
      </form>
    </Dialog>
  );
}
