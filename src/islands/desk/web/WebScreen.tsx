import { useState } from 'react';
import { LANGUAGES, type Language } from '../../../../contract/language.ts';
import type { WebConfig } from '../../../../contract/site.ts';
import { documentCalls } from '../../../lib/api/desk/documents.ts';
import type { Branding } from '../../../lib/branding.ts';
import type { Words } from '../../../lib/i18n/fill.ts';
import { createDocument, type DeskDocument } from '../../../stores/desk/document.ts';
import { Field } from '../../ui/Field.tsx';
import { useGround } from '../../ui/Ground.tsx';
import { DeskGround } from '../ui/DeskGround.tsx';
import { DocumentFrame } from '../ui/DocumentFrame.tsx';
import { TextArea } from '../ui/fields.tsx';
import { PictureField } from '../ui/PictureField.tsx';
import { PICTURES, TEXTS, type TextName } from './parts.ts';

/** What the shop shows where a field is empty. */
export type Fallbacks = Record<Language, Branding>;
type Props = { words: Words; fallbacks: Fallbacks };

/** Branding of the site: every field of the web configuration. */
export function WebScreen({ words, fallbacks }: Props) {
  return (
    <DeskGround words={words}>
      <Screen fallbacks={fallbacks} />
    </DeskGround>
  );
}

function Screen({ fallbacks }: Omit<Props, 'words'>) {
  const { t, failureWords } = useGround();
  const [document] = useState(() => createDocument(documentCalls<WebConfig>('web'), failureWords));
  return (
    <DocumentFrame document={document} title={t('desk:menu.web')} nameOf={([field]) => t(`desk:web.field.${field}`)}>
      {(value) => (
        <div className="grid gap-5">
          <section className="desk-card">
            <h2>{t('desk:web.texts')}</h2>
            <div className="desk-fields">
              {TEXTS.map((name) => (
                <Text key={name} name={name} value={value} document={document} fallbacks={fallbacks} />
              ))}
            </div>
          </section>
          <section className="desk-card">
            <h2>{t('desk:web.pictures')}</h2>
            <p className="field-hint mb-5">{t('desk:web.relative')}</p>
            <Pictures value={value} document={document} fallbacks={fallbacks} />
          </section>
        </div>
      )}
    </DocumentFrame>
  );
}

type PartProps = { value: WebConfig; document: DeskDocument<WebConfig>; fallbacks: Fallbacks };

const SUFFIX = { zh: 'Cn', en: 'En' } as const;
const FALLBACK: Record<TextName, (brand: Branding) => string> = {
  pcTitleContent: ({ title }) => title,
  pcWelcome: ({ welcome }) => welcome,
  pcCompanyName: ({ company }) => company,
  pcCompanyInfo: ({ companyInfo }) => companyInfo,
  pcCopyright: ({ copyright }) => copyright,
};

function Text({ name, value, document, fallbacks }: PartProps & { name: TextName }) {
  const { t } = useGround();
  const Box = name === 'pcCompanyInfo' ? TextArea : Field;
  return (
    <div className="desk-pair">
      {LANGUAGES.map((language) => {
        const field = `${name}${SUFFIX[language]}` as const;
        // An English text that is missing is the Chinese one, and only then the built-in one.
        const instead = value[`${name}Cn`] || FALLBACK[name](fallbacks[language]);
        const text = value[field] ?? '';
        return (
          <Box
            key={field}
            label={t(`desk:web.field.${field}`)}
            value={text}
            onValue={(next: string) => document.set(field, next)}
            hint={text || !instead ? undefined : t('desk:web.instead', { text: instead })}
            maxLength={500}
          />
        );
      })}
    </div>
  );
}

function Pictures({ value, document, fallbacks }: PartProps) {
  const { t } = useGround();
  return (
    <div className="desk-fields">
      {PICTURES.map(({ path, name, fallback }) => (
        <div key={path} className="desk-pair">
          <PictureField
            label={t(`desk:web.field.${path}`)}
            value={value[path] ?? ''}
            onValue={(next, file) =>
              document.change((now) => ({ ...now, [path]: next, ...(name && file ? { [name]: file } : {}) }))
            }
            fallback={fallback(fallbacks.zh)}
          />
          {name && (
            <Field
              label={t(`desk:web.field.${name}`)}
              value={value[name] ?? ''}
              onValue={(next) => document.set(name, next)}
              hint={t('desk:web.fileName')}
              maxLength={200}
            />
          )}
        </div>
      ))}
    </div>
  );
}
