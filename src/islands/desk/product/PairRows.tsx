import type { ProductDocument } from '#contract/product/schema.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { PairField, type TextPair } from '../ui/fields.tsx';
import type { PartProps } from './ProductScreen.tsx';

type Name = 'facts' | 'highlights' | 'questions';
type Row = Record<string, TextPair>;
type Props = PartProps & {
  name: Name;
  /** The two texts of a row, with the most characters of each. */
  texts: readonly (readonly [key: string, maxLength: number])[];
  most: number;
};

/** A list of rows of two texts each. */
export function PairRows({ product: { document }, value, name, texts, most }: Props) {
  const { t, language } = useIsland();
  const rows: readonly Row[] = value[name];
  const set = (next: readonly Row[]) => document.set(name, next as ProductDocument[Name]);
  const [[first = ''] = []] = texts;
  return (
    <div className="desk-fields">
      {name !== 'facts' && <p className="field-hint">{t(`deskgoods:${name}.hint`, { most })}</p>}
      {rows.map((row, at) => (
        // Rows have no names of their own but their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: as said
        <div key={at} className="goods-line goods-fact max-xl:flex-wrap">
          {texts.map(([key, maxLength]) => (
            <PairField
              key={key}
              label={t(`deskgoods:${name}.${key}`)}
              value={row[key] ?? { zh: '', en: '' }}
              onValue={(text) => set(rows.with(at, { ...row, [key]: text }))}
              maxLength={maxLength}
            />
          ))}
          <Button
            look="link"
            aria-label={t(`deskgoods:${name}.remove`, { name: row[first]?.[language] || row[first]?.zh || at + 1 })}
            onClick={() => set(rows.toSpliced(at, 1))}
          >
            {t('deskgoods:pictures.remove')}
          </Button>
        </div>
      ))}
      {rows.length < most && (
        <p>
          <Button
            size="sm"
            onClick={() => set([...rows, Object.fromEntries(texts.map(([key]) => [key, { zh: '', en: '' }]))])}
          >
            {t(`deskgoods:${name}.add`)}
          </Button>
        </p>
      )}
    </div>
  );
}
