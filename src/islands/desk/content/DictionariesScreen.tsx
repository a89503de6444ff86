import type { DeskDictionaries } from '#contract/content/desk.schema.ts';
import { inLanguage } from '#contract/in-language.ts';
import { createDictionaries } from '../../../stores/desk/content.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useResource } from '../../ui/use-resource.ts';
import type { Column } from '../ui/DataTable.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { FoundList } from '../ui/FoundList.tsx';

export const DictionariesScreen = defineScreen(Screen);

type Row = DeskDictionaries[number];

function Screen() {
  const { t, language } = useIsland();
  const [list, now] = useResource(createDictionaries);
  const columns: Column<Row>[] = [
    {
      id: 'name',
      title: t('deskcontent:field.name'),
      cell: ({ code, name }) => (
        <a className="link" href={`/desk/dictionaries/${code}`}>
          {inLanguage(name, language)}
        </a>
      ),
      sortBy: ({ name }) => inLanguage(name, language),
    },
    { id: 'code', title: t('deskcontent:dictionary.code'), cell: ({ code }) => code, sortBy: ({ code }) => code },
    { id: 'entries', title: t('deskcontent:dictionary.entries'), cell: ({ entries }) => entries, end: true },
    { id: 'disabled', title: t('deskcontent:dictionary.disabled'), cell: ({ disabled }) => disabled || '–', end: true },
  ];
  return (
    <FoundList
      title={t('deskcontent:menu.dictionaries')}
      found={{ list, now, page: now.value && { items: now.value } }}
      none={t('deskcontent:dictionary.none')}
      columns={columns}
      idOf={({ code }) => code}
      card
    />
  );
}
