import { PRODUCT_PAGE } from '#contract/product/page.values.ts';
import type { ProductDocument } from '#contract/product/schema.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { PairField } from '../ui/fields.tsx';
import { PictureField } from '../ui/PictureField.tsx';
import type { PartProps } from './ProductScreen.tsx';

type Feature = ProductDocument['features'][number];
const empty = (): Feature => ({ title: { zh: '', en: '' }, text: { zh: '', en: '' }, picture: '' });

export function Features({ product: { document }, value: { features } }: PartProps) {
  const { t, language } = useIsland();
  // The latest rows: a picture may arrive after others were edited.
  const change = (next: (now: Feature[]) => Feature[]) =>
    document.change((now) => ({ ...now, features: next(now.features) }));
  return (
    <div className="desk-fields">
      <p className="field-hint">{t('deskgoods:features.hint', { most: PRODUCT_PAGE.features })}</p>
      {features.map((feature, at) => {
        const name = feature.title[language] || feature.title.zh || String(at + 1);
        const set = (part: Partial<Feature>) =>
          change((now) => now.map((one, n) => (n === at ? { ...one, ...part } : one)));
        return (
          // Features have no names of their own but their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: as said
          <fieldset key={at} className="grid gap-3 min-w-0 py-4 px-5 border border-base-300 rounded-box">
            <legend className="sr-only">{name}</legend>
            <PairField
              label={t('deskgoods:features.title')}
              value={feature.title}
              onValue={(title) => set({ title })}
              maxLength={60}
            />
            <PairField
              label={t('deskgoods:features.text')}
              value={feature.text}
              onValue={(text) => set({ text })}
              maxLength={300}
              multiline
            />
            <PictureField
              label={t('deskgoods:features.picture')}
              value={feature.picture}
              onValue={(picture) => set({ picture })}
            />
            <p>
              <Button
                look="link"
                aria-label={t('deskgoods:features.remove', { name })}
                onClick={() => change((now) => now.toSpliced(at, 1))}
              >
                {t('deskgoods:pictures.remove')}
              </Button>
            </p>
          </fieldset>
        );
      })}
      {features.length < PRODUCT_PAGE.features && (
        <p>
          <Button size="sm" onClick={() => change((now) => [...now, empty()])}>
            {t('deskgoods:features.add')}
          </Button>
        </p>
      )}
    </div>
  );
}
