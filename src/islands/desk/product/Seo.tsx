import { SEO } from '#contract/seo.values.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { PairField } from '../ui/fields.tsx';
import type { PartProps } from './ProductScreen.tsx';

export function Seo({ field }: PartProps) {
  const { t } = useIsland();
  return (
    <div className="desk-fields">
      <PairField
        {...field('seoTitle')}
        hint={t('deskgoods:seo.titleHint', { most: SEO.title })}
        maxLength={SEO.title}
      />
      <PairField
        {...field('seoDescription')}
        hint={t('deskgoods:seo.descriptionHint', { most: SEO.description })}
        maxLength={SEO.description}
        multiline
      />
    </div>
  );
}
