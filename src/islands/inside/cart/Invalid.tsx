import type { CartLineView } from '#contract/cart/schema.ts';
import { productPath } from '../../../lib/shared/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { useCart } from './context.ts';

export function Invalid({ lines }: { lines: CartLineView[] }) {
  const { t } = useIsland();
  const store = useCart();
  return (
    <section className="cart-shop rounded-box bg-base-100" aria-labelledby="cart-invalid">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3.5 px-5 border-b border-base-300 justify-between">
        <h2 className="font-semibold" id="cart-invalid">
          {t('cart:invalid.title', { count: lines.length })}
        </h2>
        <Button look="link" onClick={() => void store.clearInvalid(lines)}>
          {t('cart:invalid.clear')}
        </Button>
      </header>
      <ul>
        {lines.map((line) => (
          <li key={line.id} className="cart-line grid-cols-[auto_minmax(0,1fr)_7rem]">
            <span className="tag tag-quiet mt-7 self-start">{t(`cart:invalid.${line.error ?? 'putOff'}`)}</span>
            <div className="cart-goods grid grid-cols-[auto_minmax(0,1fr)] gap-4 text-quiet">
              <Picture className="grayscale opacity-70" path={line.picture} width={80} />
              <div>
                {line.error === 'soldOut' ? (
                  <a href={productPath(line.productId)}>{line.title}</a>
                ) : (
                  <span>{line.title}</span>
                )}
                {line.spec.length > 0 && <p>{line.spec.join(' / ')}</p>}
              </div>
            </div>
            <p className="cart-actions">
              <Button
                className="min-h-6"
                look="link"
                aria-label={t('cart:collectOf', { title: line.title })}
                onClick={() => void store.collect([line], t('cart:collected'))}
              >
                {t('cart:collect')}
              </Button>
              <Button
                className="min-h-6"
                look="link"
                aria-label={t('cart:removeOf', { title: line.title })}
                onClick={() => void store.remove([line])}
              >
                {t('cart:remove')}
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
