import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { DeskAttribute } from '#contract/category/attribute.schema.ts';
import { createAttributes } from '../../../stores/desk/attributes.ts';
import type { Row } from '../../../stores/desk/category.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useResource } from '../../ui/use-resource.ts';
import type { Column } from '../ui/DataTable.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { FoundList } from '../ui/FoundList.tsx';
import { AttributeDialog } from './AttributeDialog.tsx';

export const AttributesScreen = defineScreen(Screen);

function Screen() {
  const { t } = useIsland();
  const [attributes, now] = useResource(createAttributes);
  const busy = useStore(attributes.$acting);
  const [edited, setEdited] = useState<DeskAttribute | 'new'>();
  const [removed, setRemoved] = useState<DeskAttribute>();
  return (
    <FoundList
      title={t('deskcategories:attributes')}
      actions={
        <Button look="primary" size="sm" onClick={() => setEdited('new')}>
          {t('deskcategories:addAttribute')}
        </Button>
      }
      found={{ list: attributes, now, page: now.value }}
      none={<p>{t('deskcategories:noAttributes')}</p>}
      columns={useColumns({ tree: now.value?.tree ?? [], onEdit: setEdited, onRemove: setRemoved })}
    >
      <p className="field-hint mb-4">{t('deskcategories:attributesHint')}</p>
      {edited && (
        <AttributeDialog
          attributes={attributes}
          attribute={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {removed && (
        <Confirm
          title={t('deskcategories:removeTitle', { name: removed.name.zh })}
          action={t('deskcategories:remove')}
          busy={busy}
          onConfirm={() => void attributes.remove(removed.id).then(() => setRemoved(undefined))}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </FoundList>
  );
}

type ColumnsProps = {
  tree: readonly Row[];
  onEdit: (attribute: DeskAttribute) => void;
  onRemove: (attribute: DeskAttribute) => void;
};

function useColumns({ tree, onEdit, onRemove }: ColumnsProps): Column<DeskAttribute>[] {
  const { t, language } = useIsland();
  const called = (name: DeskAttribute['name']) => name[language] || name.zh;
  const categoryOf = ({ categoryId }: DeskAttribute) => {
    const found = tree.find(({ id }) => id === categoryId);
    return found ? called(found.name) : t('deskcategories:everywhere');
  };
  return [
    {
      id: 'name',
      title: t('deskcategories:name'),
      cell: ({ name }) => called(name),
      sortBy: ({ name }) => called(name),
    },
    { id: 'category', title: t('deskcategories:ofCategory'), cell: categoryOf, sortBy: categoryOf },
    {
      id: 'values',
      title: t('deskcategories:values'),
      cell: ({ values }) => values.map(({ name }) => called(name)).join(language === 'zh' ? '、' : ', '),
    },
    {
      id: 'kind',
      title: t('deskcategories:kind'),
      cell: ({ multiple, filterable, required }) =>
        [
          t(multiple ? 'deskcategories:several' : 'deskcategories:single'),
          ...(filterable ? [t('deskcategories:filterable')] : []),
          ...(required ? [t('deskcategories:required')] : []),
        ].join(' · '),
    },
    {
      id: 'acts',
      title: t('deskcategories:acts'),
      cell: (attribute) => (
        <span className="flex gap-1 whitespace-nowrap">
          <Button
            size="sm"
            aria-label={t('deskcategories:of.edit', { name: called(attribute.name) })}
            onClick={() => onEdit(attribute)}
          >
            {t('deskcategories:edit')}
          </Button>
          <Button
            size="sm"
            look="ghost"
            aria-label={t('deskcategories:of.remove', { name: called(attribute.name) })}
            onClick={() => onRemove(attribute)}
          >
            {t('deskcategories:remove')}
          </Button>
        </span>
      ),
    },
  ];
}
