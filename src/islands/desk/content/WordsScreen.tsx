import { useEffect, useState } from 'react';
import { toGroup } from '../../../lib/browser/desk/word-groups.ts';
import { readBegun, wordsPath } from '../../../lib/browser/desk/words-url.ts';
import { createSearchWords } from '../../../stores/desk/content.ts';
import { Field } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { DocumentFrame } from '../ui/DocumentFrame.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { PairField, type TextPair } from '../ui/fields.tsx';
import { Rows } from '../ui/Rows.tsx';
import { useRefused } from '../ui/refused.tsx';
import { useFieldName } from './named.ts';
import { RedirectRows } from './RedirectRows.tsx';

export const WordsScreen = defineScreen(Screen);

function Screen({ search }: { search: string }) {
  const { t, failureWords } = useIsland();
  const nameOf = useFieldName('words');
  const [begun] = useState(() => readBegun(search));
  const [document] = useState(() => createSearchWords(begun, failureWords));
  // What is begun is an unsaved change from now on, and a reload must not begin it again.
  useEffect(() => {
    if (search) history.replaceState(history.state, '', wordsPath(readBegun('')));
  }, [search]);
  return (
    <DocumentFrame document={document} title={t('deskcontent:menu.words')} nameOf={nameOf}>
      {({ hotWords, synonyms, redirects = [] }) => (
        <div className="grid gap-5">
          <section className="desk-card">
            <h2>{t('deskcontent:words.hotWords')}</h2>
            <p className="field-hint mb-4">{t('deskcontent:words.hotHint')}</p>
            <Rows
              label={t('deskcontent:words.hotWord')}
              items={hotWords}
              nameOf={({ zh }) => zh}
              onItems={(items) => document.set('hotWords', items)}
              blank={() => ({ zh: '', en: '' })}
              max={40}
              at="hotWords"
            >
              {(word, set) => <HotWord value={word} onValue={set} />}
            </Rows>
          </section>
          <section className="desk-card">
            <h2>{t('deskcontent:words.synonyms')}</h2>
            <p className="field-hint mb-4">{t('deskcontent:words.synonymsHint')}</p>
            <Rows
              label={t('deskcontent:words.group')}
              items={synonyms.map((group) => ({ group }))}
              nameOf={({ group }) => group[0] ?? ''}
              onItems={(items) =>
                document.set(
                  'synonyms',
                  items.map(({ group }) => group),
                )
              }
              blank={() => ({ group: [] })}
              max={500}
              at="synonyms"
              begun={begun.group ? synonyms.findIndex((words) => words.includes(begun.group)) : -1}
            >
              {({ group }, set) => <Synonyms value={group} onValue={(words) => set({ group: words })} />}
            </Rows>
          </section>
          <RedirectRows
            items={redirects}
            onItems={(items) => document.set('redirects', items)}
            begun={begun.redirect ? redirects.findIndex(({ words }) => words === begun.redirect) : -1}
          />
        </div>
      )}
    </DocumentFrame>
  );
}

type Of<T> = { value: T; onValue: (value: T) => void };

function HotWord(props: Of<TextPair>) {
  const { t } = useIsland();
  const refused = useRefused();
  const errorIn = refused?.path[0] === 'en' ? 'en' : 'zh';
  return (
    <PairField
      {...props}
      label={t('deskcontent:words.hotWord')}
      maxLength={40}
      error={refused?.text}
      errorIn={errorIn}
    />
  );
}

function Synonyms({ value, onValue }: Of<string[]>) {
  const { t } = useIsland();
  return (
    <Field
      label={t('deskcontent:words.group')}
      value={value.join(',')}
      onValue={(text) => onValue(toGroup(text))}
      error={useRefused()?.text}
    />
  );
}
