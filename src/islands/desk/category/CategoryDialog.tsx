import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useState } from 'react';
import type { CategoryInput } from '#contract/category/schema.ts';
import { SEO } from '#contract/seo.values.ts';
import type { Categories, Row } from '../../../stores/desk/category.ts';
import { ChoiceField, isComing } from '../../ui/ChoiceField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { bind } from '../ui/bind.ts';
import { PairField } from '../ui/fields.tsx';
import { PictureField } from '../ui/PictureField.tsx';

type Props = {
  categories: Categories;
  /** Undefined: a new category. */
  row: Row | undefined;
  parentId: number | null;
  places: readonly Row[];
  onClose: () => void;
};

export function CategoryDialog({ categories, row, parentId, places, onClose }: Props) {
  const { t } = useIsland();
  const [input, setInput] = useState<CategoryInput>({
    name: row?.name ?? { zh: '', en: '' },
    icon: row?.icon ?? '',
    parentId,
    noReturns: row?.noReturns ?? false,
    seoTitle: row?.seoTitle ?? { zh: '', en: '' },
    seoDescription: row?.seoDescription ?? { zh: '', en: '' },
  });
  const busy = useStore(categories.$busy);
  const failure = useStore(categories.$failure);
  const list = useStore(categories.$state);
  useEffect(() => categories.forget, [categories]);
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const error = input.name.zh.trim() ? undefined : { field: 'name', text: t('deskcategories:nameMissing') };
    if (await categories.save(row?.id, input, error)) onClose();
  };
  const field = bind(input, setInput, (name) => t(`deskcategories:${name}`));
  const isOfName = failure?.field?.startsWith('name') ?? false;
  return (
    <Dialog
      wide
      title={row ? t('deskcategories:of.edit', { name: row.name.zh }) : t('deskcategories:add')}
      onClose={onClose}
    >
      <form className="mt-5 grid gap-4" noValidate onSubmit={save}>
        <PairField {...field('name')} error={isOfName ? failure?.text : undefined} maxLength={60} />
        <ChoiceField
          label={t('deskcategories:parent')}
          value={String(input.parentId ?? '')}
          onValue={(value) => setInput({ ...input, parentId: value ? Number(value) : null })}
          now={list}
          onRetry={categories.reload}
          options={() => [
            ['', t('deskcategories:top')],
            ...places.map(({ id, name, depth }) => [String(id), `${'　'.repeat(depth - 1)}${name.zh}`] as const),
          ]}
        />
        <PictureField {...field('icon')} hint={t('deskcategories:iconHint')} />
        <label className="flex items-start gap-2">
          <input
            type="checkbox"
            className="checkbox checkbox-sm"
            checked={input.noReturns}
            onChange={() => setInput({ ...input, noReturns: !input.noReturns })}
          />
          <span>
            {t('deskcategories:noReturns')}
            <small className="block text-quiet">{t('deskcategories:noReturnsHint')}</small>
          </span>
        </label>
        <details>
          <summary>{t('deskcategories:seo')}</summary>
          <div className="desk-fields mt-3">
            <PairField {...field('seoTitle')} hint={t('deskcategories:seoTitleHint')} maxLength={SEO.title} />
            <PairField
              {...field('seoDescription')}
              hint={t('deskcategories:seoDescriptionHint')}
              maxLength={SEO.description}
              multiline
            />
          </div>
        </details>
        <p role="alert" className="field-error">
          {failure && !isOfName ? failure.text : ''}
        </p>
        <FormButtons action={t('desk:document.save')} busy={busy || isComing(list)} onClose={onClose} />
      </form>
    </Dialog>
  );
}
