import { useState } from 'react';
import type { WebConfig } from '#contract/content/schema.ts';
import { LANGUAGES } from '#contract/language.ts';
import { type BrandTexts, brandTexts } from '../../../lib/shared/brand-texts.ts';
import type { Branding } from '../../../lib/shared/branding.ts';
import { pictureUrl } from '../../../lib/shared/pictures.ts';
import { createDocument } from '../../../stores/desk/document.ts';
import { Field } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import type { Bind, Bound } from '../ui/bind.ts';
import { DocumentFrame } from '../ui/DocumentFrame.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { TextArea } from '../ui/fields.tsx';
import { PictureField } from '../ui/PictureField.tsx';
import { PICTURES, TEXTS, type TextName } from './parts.ts';

type Props = { fallback: Branding };

export const WebScreen = defineScreen(Screen);

function Screen({ fallback }: Props) {
  const { t, failureWords } = useIsland();
  const [document] = useState(() => createDocument<WebConfig>('web', failureWords));
  return (
    <DocumentFrame document={document} title={t('desk:menu.web')} nameOf={([field]) => t(`desk:web.field.${field}`)}>
      {(value, field) => (
        <div className="grid gap-5">
          <section className="desk-card">
            <h2>{t('desk:web.texts')}</h2>
            <div className="desk-fields">
              {TEXTS.map((name) => (
                <Text key={name} name={name} value={value} field={field} />
              ))}
            </div>
          </section>
          <section className="desk-card">
            <h2>{t('desk:web.pictures')}</h2>
            <p className="field-hint mb-5">{t('desk:web.relative')}</p>
            <Pictures value={value} field={field} fallback={fallback} />
          </section>
        </div>
      )}
    </DocumentFrame>
  );
}

type PartProps = { value: WebConfig; field: Bind<WebConfig> };

const orEmpty = ({ value, ...field }: Bound<string | undefined>): Bound<string> => ({ ...field, value: value ?? '' });

const SUFFIX = { zh: 'Cn', en: 'En' } as const;
const SHOWN_AS: Record<TextName, keyof BrandTexts> = {
  pcTitleContent: 'title',
  pcWelcome: 'welcome',
  pcCompanyName: 'company',
  pcCompanyInfo: 'companyInfo',
  pcCopyright: 'copyright',
};

function Text({ name, value, field }: PartProps & { name: TextName }) {
  const { t } = useIsland();
  const Box = name === 'pcCompanyInfo' ? TextArea : Field;
  return (
    <div className="desk-pair">
      {LANGUAGES.map((language) => {
        const text = orEmpty(field(`${name}${SUFFIX[language]}`));
        const about = name === 'pcCompanyInfo' ? t('desk:web.about') : undefined;
        return (
          <Box
            key={language}
            {...text}
            hint={text.value ? about : t('desk:web.instead', { text: brandTexts(value, language)[SHOWN_AS[name]] })}
            maxLength={500}
          />
        );
      })}
    </div>
  );
}

function Pictures({ value, field, fallback }: PartProps & { fallback: Branding }) {
  const { t } = useIsland();
  return (
    <div className="desk-fields">
      {PICTURES.map(({ path, name, shownAs }) => (
        <div key={path} className="desk-pair">
          <PictureField
            {...orEmpty(field(path))}
            hint={t(`desk:web.size.${path}`)}
            fallback={name && value[name] ? pictureUrl(value[name]) : fallback[shownAs]}
          />
          {name && <Field {...orEmpty(field(name))} hint={t('desk:web.plain')} maxLength={200} />}
        </div>
      ))}
    </div>
  );
}
