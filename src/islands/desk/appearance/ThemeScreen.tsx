import { useState } from 'react';
import type { Scheme, Theme } from '#contract/appearance/schema.ts';
import { FONTS, SCHEMES, THEME_COLOURS } from '#contract/appearance/values.ts';
import { FONT_STACKS } from '../../../lib/shared/fonts.ts';
import { createDocument } from '../../../stores/desk/document.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { DocumentFrame } from '../ui/DocumentFrame.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { Select } from '../ui/fields.tsx';
import { ColourField } from './ColourField.tsx';
import { Sample } from './Sample.tsx';

export const ThemeScreen = defineScreen(Screen);

function Screen() {
  const { t, failureWords } = useIsland();
  const [document] = useState(() => createDocument<Theme>('theme', failureWords));
  const nameOf = (path: readonly string[]) => path.map((part) => t(`deskbrand:theme.${part}`)).join(' · ');
  return (
    <DocumentFrame document={document} title={t('deskbrand:theme.title')} nameOf={nameOf}>
      {(value) => (
        <div className="grid gap-5">
          {SCHEMES.map((scheme) => (
            <Colours
              key={scheme}
              scheme={scheme}
              value={value[scheme]}
              onValue={(colours) => document.set(scheme, colours)}
            />
          ))}
          <section className="desk-card">
            <h2>{t('deskbrand:theme.font')}</h2>
            <Select
              label={t('deskbrand:theme.font')}
              value={value.font}
              options={FONTS.map((font) => [font, t(`deskbrand:font.${font}`)] as const)}
              onValue={(font) => document.set('font', font)}
              hint={t('deskbrand:theme.fontHint')}
            />
            <p className="mt-4 text-lg" style={{ fontFamily: FONT_STACKS[value.font] }}>
              {t('deskbrand:theme.fontSample')}
            </p>
          </section>
        </div>
      )}
    </DocumentFrame>
  );
}

type ColoursProps = { scheme: Scheme; value: Theme[Scheme]; onValue: (colours: Theme[Scheme]) => void };

function Colours({ scheme, value, onValue }: ColoursProps) {
  const { t } = useIsland();
  return (
    <section className="desk-card">
      <h2>{t(`deskbrand:theme.${scheme}`)}</h2>
      <p className="field-hint mb-5">{t(`deskbrand:theme.${scheme}Hint`)}</p>
      <div className="grid gap-5 *:min-w-0 lg:grid-cols-3">
        {THEME_COLOURS.map((name) => (
          <ColourField
            key={name}
            scheme={scheme}
            name={name}
            value={value[name]}
            onValue={(colour) => onValue({ ...value, [name]: colour })}
          />
        ))}
      </div>
      <Sample scheme={scheme} colours={value} />
    </section>
  );
}
