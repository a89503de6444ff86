import { useState } from 'react';
import type { Security } from '#contract/operator/factor.schema.ts';
import { FACTOR_RULES } from '#contract/operator/factor.values.ts';
import { createDocument } from '../../../stores/desk/document.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { DocumentFrame } from '../ui/DocumentFrame.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { Select } from '../ui/fields.tsx';

export const SecurityScreen = defineScreen(Screen);

function Screen() {
  const { t, failureWords } = useIsland();
  const [document] = useState(() => createDocument<Security>('security', failureWords));
  const options = FACTOR_RULES.map((rule) => [rule, t(`desksecurity:rule.${rule}`)] as const);
  return (
    <DocumentFrame
      document={document}
      title={t('desksecurity:rule.title')}
      nameOf={() => t('desksecurity:rule.field')}
      savedText={t('desksecurity:rule.saved')}
    >
      {(_, field) => (
        <section className="desk-card">
          <h2>{t('desksecurity:title')}</h2>
          <p className="mb-4 text-quiet">{t('desksecurity:rule.text')}</p>
          <div className="max-w-md">
            <Select {...field('secondFactor')} options={options} />
          </div>
        </section>
      )}
    </DocumentFrame>
  );
}
