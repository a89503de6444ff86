import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { DictDocument } from '#contract/content/desk.schema.ts';
import { ENABLED } from '#contract/enums.ts';
import { createDocument, type DeskDocument } from '../../../stores/desk/document.ts';
import { Field } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { DocumentFrame } from '../ui/DocumentFrame.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { PairField, Switch } from '../ui/fields.tsx';
import { Rows } from '../ui/Rows.tsx';
import { useFieldName } from './named.ts';

type Props = { code: string };

export const DictionaryScreen = defineScreen(Screen);

function Screen({ code }: Pick<Props, 'code'>) {
  const { t, failureWords, language } = useIsland();
  const nameOf = useFieldName('dictionary');
  const [document] = useState(() => createDocument<DictDocument>(`dictionary/${code}`, failureWords));
  const name = useStore(document.$base)?.value.name;
  return (
    <DocumentFrame
      document={document}
      title={t('deskcontent:dictionary.title', { name: name?.[language] || name?.zh || code })}
      nameOf={nameOf}
      actions={<a href="/desk/dictionaries">{t('deskcontent:back')}</a>}
    >
      {(value, field) => (
        <div className="grid gap-5">
          <section className="desk-card">
            <PairField {...field('name')} maxLength={100} />
          </section>
          <section className="desk-card">
            <h2>{t('deskcontent:dictionary.entries')}</h2>
            <p className="field-hint mb-4">{t('deskcontent:dictionary.hint')}</p>
            <Entries document={document} entries={value.entries} />
          </section>
        </div>
      )}
    </DocumentFrame>
  );
}

type EntriesProps = { document: DeskDocument<DictDocument>; entries: DictDocument['entries'] };

function Entries({ document, entries }: EntriesProps) {
  const { t, language } = useIsland();
  const base = useStore(document.$base);
  const known = new Set(base?.value.entries.map(({ value }) => value));
  return (
    <Rows
      label={t('deskcontent:dictionary.entry')}
      items={entries}
      nameOf={({ label, value }) => label[language] || label.zh || value}
      onItems={(items) => document.set('entries', items)}
      blank={() => ({ value: '', label: { zh: '', en: '' }, status: ENABLED.ENABLED })}
      max={200}
      at="entries"
      names="deskcontent:dictionary"
      fixed={({ value }) => known.has(value)}
    >
      {(entry, set, field) => (
        <div className="grid gap-3 md:grid-cols-[10rem_minmax(0,1fr)_auto] items-end">
          <Field {...field('value')} readOnly={known.has(entry.value)} maxLength={64} />
          <PairField {...field('label')} maxLength={100} />
          <Switch
            label={t('deskcontent:dictionary.enabled')}
            value={entry.status === ENABLED.ENABLED}
            onValue={(on) => set({ status: on ? ENABLED.ENABLED : ENABLED.DISABLED })}
          />
        </div>
      )}
    </Rows>
  );
}
