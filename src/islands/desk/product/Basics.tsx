import { useStore } from '@nanostores/react';
import { askForBrand } from '#contract/brand-request/desk.calls.ts';
import { brandIdOf, NO_BRAND } from '../../../lib/browser/desk/brand-choice.ts';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { BrandWish } from '../brand-request/BrandWish.tsx';
import { PairField } from '../ui/fields.tsx';
import { May } from '../ui/may.tsx';
import { brandChoices, leavesOf } from './choices.ts';
import type { PartProps } from './ProductScreen.tsx';

export function Basics({ product: { document, choices }, value, field, errorOf }: PartProps) {
  const { t } = useIsland();
  const found = useStore(choices.$state, { ssr: 'initial' });
  return (
    <div className="desk-fields">
      <PairField {...field('title')} error={errorOf('title.zh')} maxLength={300} />
      <PairField {...field('selling')} maxLength={300} />
      <div className="desk-pair">
        <ChoiceField
          now={found}
          label={t('deskgoods:field.categoryId')}
          value={String(value.categoryId)}
          onValue={(id) => document.set('categoryId', Number(id))}
          options={(all) => leavesOf(all, value.categoryId)}
          placeholder={t('deskgoods:needs.categoryId')}
        />
        <ChoiceField
          now={found}
          label={t('deskgoods:field.brandId')}
          value={String(value.brandId ?? NO_BRAND)}
          onValue={(id) => document.set('brandId', brandIdOf(id))}
          options={(all) => brandChoices(all, t('deskgoods:noBrand'))}
          placeholder={t('deskgoods:needs.brandId')}
        />
      </div>
      <May call={askForBrand}>
        <p>
          <BrandWish />
        </p>
      </May>
    </div>
  );
}
