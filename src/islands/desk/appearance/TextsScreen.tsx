import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { TextsDocument } from '#contract/appearance/schema.ts';
import { OWN_TEXTS } from '#contract/appearance/values.ts';
import { LANGUAGES } from '#contract/language.ts';
import { type BuiltInText, createBuiltInTexts } from '../../../stores/desk/built-in-texts.ts';
import { createDocument } from '../../../stores/desk/document.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { DocumentFrame } from '../ui/DocumentFrame.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { Filters } from '../ui/Filters.tsx';
import { TextRow } from './TextRow.tsx';

export const TextsScreen = defineScreen(Screen);

const EMPTY = { zh: '', en: '' };

function Screen() {
  const { t, failureWords } = useIsland();
  const [document] = useState(() => createDocument<TextsDocument>('texts', failureWords));
  const [builtIn, now] = useResource(createBuiltInTexts);
  const q = useStore(builtIn.$q);
  const nameOf = (path: readonly string[]) =>
    path
      .filter((part) => part !== 'texts')
      .map((part) => (LANGUAGES.some((language) => language === part) ? t(`desk:language.${part}`) : part))
      .join(' · ');
  return (
    <DocumentFrame document={document} title={t('deskbrand:texts.title')} nameOf={nameOf}>
      {({ texts }) => (
        <section className="desk-card">
          <p className="field-hint mb-4">{t('deskbrand:texts.hint')}</p>
          <Filters
            label={t('deskbrand:texts.search')}
            placeholder={t('deskbrand:texts.placeholder')}
            name="q"
            text={q}
            onFind={builtIn.find}
            onClear={q ? () => builtIn.find('') : undefined}
          />
          <Loading now={now} onRetry={builtIn.reload}>
            <Skeleton count={3} className="h-20" />
          </Loading>
          {now.value && (
            <Rows
              q={q}
              total={q ? now.value.total : Object.keys(texts).length}
              items={q ? now.value.items : builtIn.named(Object.keys(texts))}
              texts={texts}
              onTexts={(next) => document.set('texts', next)}
            />
          )}
        </section>
      )}
    </DocumentFrame>
  );
}

type Texts = TextsDocument['texts'];
type RowsProps = { q: string; total: number; items: BuiltInText[]; texts: Texts; onTexts: (texts: Texts) => void };

function Rows({ q, total, items, texts, onTexts }: RowsProps) {
  const { t } = useIsland();
  const set = (key: string, pair: Texts[string]) => {
    const { [key]: _, ...others } = texts;
    onTexts(pair.zh || pair.en ? { ...others, [key]: pair } : others);
  };
  const heading = q ? t('deskbrand:texts.found', { count: total }) : t('deskbrand:texts.own');
  return (
    <>
      <h2>
        <span role="status">{heading}</span>
      </h2>
      {items.length === 0 && <p className="text-quiet">{t(`deskbrand:texts.${q ? 'noneFound' : 'none'}`)}</p>}
      {items.map((one) => (
        <TextRow key={one.key} builtIn={one} own={texts[one.key] ?? EMPTY} onOwn={(pair) => set(one.key, pair)} />
      ))}
      {total > items.length && q && <p className="field-hint">{t('deskbrand:texts.more', { n: OWN_TEXTS.found })}</p>}
    </>
  );
}
