import { useState } from 'react';
import type { FooterDocument } from '#contract/content/desk.schema.ts';
import { FOOTER } from '#contract/content/values.ts';
import { added, below, changed, moved, reordered, without } from '../../../lib/browser/desk/footer.ts';
import { createDraft } from '../../../stores/desk/draft.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { DraftFrame } from '../ui/DraftFrame.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { SortableList } from '../ui/SortableList.tsx';
import { FooterItemForm } from './FooterItemForm.tsx';
import { FooterPreview } from './FooterPreview.tsx';
import { useFieldName } from './named.ts';

export const FooterScreen = defineScreen(Screen);

type Items = FooterDocument['items'];

function Screen() {
  const { t, failureWords } = useIsland();
  const nameOf = useFieldName('footer');
  const [draft] = useState(() => createDraft<FooterDocument>('footer', failureWords));
  const [chosen, setChosen] = useState<number>();
  const change = (items: Items) => draft.document.set('items', items);
  return (
    <DraftFrame draft={draft} title={t('deskcontent:menu.footer')} nameOf={nameOf} livePath="/">
      {({ items }) => {
        const item = items.find(({ id }) => id === chosen);
        const add = (parentId: number | null) => {
          const next = added(items, parentId);
          change(next.items);
          setChosen(next.id);
        };
        return (
          <div className="desk-footer max-lg:grid-cols-1">
            <section className="desk-card">
              <h2>{t('deskcontent:footer.tree')}</h2>
              <Tree items={items} chosen={chosen} onChoose={setChosen} onItems={change} onAdd={add} />
            </section>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys have to reach it */}
            <section tabIndex={0} aria-label={`${t('deskcontent:footer.item')} · ${t('deskcontent:footer.preview')}`}>
              <section className="desk-card" aria-label={t('deskcontent:footer.item')}>
                {item ? (
                  <FooterItemForm
                    key={item.id}
                    item={item}
                    columns={below(items, null)}
                    onChange={(more) => change(changed(items, item.id, more))}
                    onMove={(parentId) => change(moved(items, item.id, parentId))}
                    onRemove={() => change(without(items, item.id))}
                  />
                ) : (
                  <p className="desk-empty">{t('deskcontent:footer.choose')}</p>
                )}
              </section>
              <FooterPreview items={items} />
            </section>
          </div>
        );
      }}
    </DraftFrame>
  );
}

type TreeProps = {
  items: Items;
  chosen: number | undefined;
  onChoose: (id: number) => void;
  onItems: (items: Items) => void;
  onAdd: (parentId: number | null) => void;
};

function Tree(props: TreeProps) {
  const { t } = useIsland();
  const { items, onAdd } = props;
  const full = items.length >= FOOTER.items;
  return (
    <div className="grid gap-3">
      <Level {...props} parentId={null}>
        {(column) => (
          <div className="grid gap-2 pe-3 pb-3">
            <Level {...props} parentId={column} />
            <p>
              <Button size="sm" look="ghost" disabled={full} onClick={() => onAdd(column)}>
                {t('deskcontent:footer.addItem')}
              </Button>
            </p>
          </div>
        )}
      </Level>
      <p>
        <Button size="sm" disabled={full} onClick={() => onAdd(null)}>
          {t('deskcontent:footer.addColumn')}
        </Button>
      </p>
    </div>
  );
}

type LevelProps = TreeProps & { parentId: number | null; children?: (id: number) => React.ReactNode };

function Level({ items, chosen, onChoose, onItems, parentId, children }: LevelProps) {
  const { t, language } = useIsland();
  const own = below(items, parentId);
  const titleOf = (item: Items[number]) => item.title[language] || item.title.zh || t('deskcontent:footer.untitled');
  const above = items.find(({ id }) => id === parentId);
  return (
    <SortableList
      label={above ? titleOf(above) : t('deskcontent:footer.tree')}
      items={own}
      idOf={({ id }) => String(id)}
      nameOf={titleOf}
      onOrder={(ordered) => onItems(reordered(items, parentId, ordered))}
    >
      {(item) => (
        <>
          <button
            type="button"
            className="desk-node flex justify-between gap-3 w-full min-h-10 py-2 pr-3 pl-0 text-start cursor-pointer"
            aria-pressed={item.id === chosen}
            onClick={() => onChoose(item.id)}
          >
            <span>{titleOf(item)}</span>
            <small className="text-quiet whitespace-nowrap">{t(`deskcontent:footer.type.${item.type}`)}</small>
          </button>
          {children?.(item.id)}
        </>
      )}
    </SortableList>
  );
}
