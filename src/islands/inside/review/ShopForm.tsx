import { useStore } from '@nanostores/react';
import { SHOP_SCORES } from '#contract/review/values.ts';
import type { ReviewFormStore } from '../../../stores/inside/review-form.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { StarChoice } from './StarChoice.tsx';

export function ShopForm({ name, store }: { name: string; store: ReviewFormStore }) {
  const { t } = useIsland();
  const { shop } = useStore(store.$draft);
  const error = useStore(store.$errors).shop;
  return (
    <section className="card-white grid gap-5 p-6" aria-labelledby="review-shop">
      <h2 className="font-semibold" id="review-shop">
        {t('review:shop.title', { name })}
      </h2>
      {SHOP_SCORES.map((one) => (
        <StarChoice
          key={one}
          label={t(`review:shop.${one}`)}
          value={shop[one] ?? 0}
          onValue={(score) => store.setShop(one, score)}
        />
      ))}
      <p role="alert" className="field-error">
        {error}
      </p>
    </section>
  );
}
