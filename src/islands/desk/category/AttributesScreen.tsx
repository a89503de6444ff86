import type { DeskAttribute } from '#contract/category/attribute.schema.ts';
import { addAttribute } from '#contract/category/desk.calls.ts';
import { createAttributes } from '../../../stores/desk/attributes.ts';
import type { Row } from '../../../stores/desk/category.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useResource } from '../../ui/use-resource.ts';
import type { Column } from '../ui/DataTable.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { AttributeDialog } from './AttributeDialog.tsx';
import { EditedTable } from './EditedTable.tsx';

export const AttributesScreen = defineScreen(Screen);

function Screen() {
  const { t } = useIsland();
  const [attributes, now] = useResource(createAttributes);
  const called = useCalled();
  return (
    <EditedTable
      call={addAttribute}
      list={attributes}
      now={now}
      texts={{
        title: t('deskcategories:attributes'),
        add: t('deskcategories:addAttribute'),
        none: t('deskcategories:noAttributes'),
      }}
      hint={t('deskcategories:attributesHint')}
      columns={useColumns(now.value?.tree ?? [])}
      nameOf={({ name }) => called(name)}
      dialog={(attribute, onClose) => (
        <AttributeDialog attributes={attributes} attribute={attribute} onClose={onClose} />
      )}
    />
  );
}

function useCalled() {
  const { language } = useIsland();
  return (name: DeskAttribute['name']) => name[language] || name.zh;
}

function useColumns(tree: readonly Row[]): Column<DeskAttribute>[] {
  const { t, language } = useIsland();
  const called = useCalled();
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
  ];
}
