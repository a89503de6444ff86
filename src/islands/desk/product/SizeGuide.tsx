import { useState } from 'react';
import { LANGUAGES } from '#contract/language.ts';
import { PRODUCT_PAGE } from '#contract/product/page.values.ts';
import { columnsOf, columnsText, rowsOf, rowsText } from '../../../lib/browser/desk/size-guide.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { TextArea, type TextPair } from '../ui/fields.tsx';
import type { PartProps } from './ProductScreen.tsx';

export function SizeGuide({ product: { document }, value: { sizeGuide }, errorOf }: PartProps) {
  const { t } = useIsland();
  const [heads, setHeads] = useTyped(
    sizeGuide?.columns ?? [],
    (columns) => ({ zh: columnsText(columns, 'zh'), en: columnsText(columns, 'en') }),
    ({ zh, en }: TextPair) => columnsOf(zh, en),
  );
  const [lines, setLines] = useTyped(sizeGuide?.rows ?? [], rowsText, (text) => rowsOf(text));
  if (!sizeGuide)
    return (
      <Button
        size="sm"
        onClick={() =>
          document.set('sizeGuide', { columns: columnsOf(t('deskgoods:sizeGuide.example'), ''), rows: [] })
        }
      >
        {t('deskgoods:sizeGuide.start')}
      </Button>
    );
  const { columns, rows } = sizeGuide;
  const fits = columns.length >= 2 && columns.length <= PRODUCT_PAGE.sizeColumns;
  const wrongRow = rows.findIndex((_, at) => errorOf(`sizeGuide.rows.${at}`));
  return (
    <div className="desk-fields">
      <p className="field-hint">{t('deskgoods:sizeGuide.hint')}</p>
      <div className="desk-pair">
        {LANGUAGES.map((language) => (
          <Field
            key={language}
            label={`${t('deskgoods:sizeGuide.columns')} · ${t(`desk:language.${language}`)}`}
            value={heads[language]}
            onValue={(text) => {
              const typed = { ...heads, [language]: text };
              document.set('sizeGuide', { columns: setHeads(typed), rows });
            }}
            error={
              fits || language === 'en' ? undefined : t('deskgoods:sizeGuide.wrong', { most: PRODUCT_PAGE.sizeColumns })
            }
          />
        ))}
      </div>
      <TextArea
        label={t('deskgoods:sizeGuide.rows')}
        value={lines}
        onValue={(text) => document.set('sizeGuide', { columns, rows: setLines(text) })}
        error={errorOf(`sizeGuide.rows.${wrongRow}`)}
        rows={6}
      />
      <p>
        <Button look="link" onClick={() => document.set('sizeGuide', null)}>
          {t('deskgoods:sizeGuide.remove')}
        </Button>
      </p>
    </div>
  );
}

/** What is typed stays as typed while it means the value; a value from elsewhere takes its place. */
function useTyped<Value, Text>(
  value: Value,
  format: (value: Value) => Text,
  parse: (text: Text) => Value,
): [Text, (text: Text) => Value] {
  const [typed, setTyped] = useState(() => format(value));
  const same = JSON.stringify(parse(typed)) === JSON.stringify(value);
  const set = (text: Text) => {
    setTyped(text);
    return parse(text);
  };
  return [same ? typed : format(value), set];
}
