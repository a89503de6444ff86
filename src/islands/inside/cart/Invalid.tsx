import type { CartLineView } from '#contract/cart/schema.ts';
import { productPath } from '../../../lib/shared/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { useCart } from './context.ts';

/** What cannot be bought any more, and a way to be rid of it. */
export function Invalid({ lines }: { lines: CartLineView[] }) {
  const { t } = useIsland();
  const store = useCart();
  return (
    <section className="cart-shop cart-invalid" aria-labelledby="cart-invalid">
      <header>
        <h2 id="cart-invalid">{t('cart:invalid.title', { count: lines.length })}</h2>
        <Button look="link" onClick={() => void store.clearInvalid(lines)}>
          {t('cart:invalid.clear')}
        </Button>
      </header>
      <ul>
        {lines.map((line) => (
          <li key={line.id} className="cart-line">
            <span className="tag tag-quiet">{t(`cart:invalid.${line.error ?? 'putOff'}`)}</span>
            <div className="cart-goods">
              <Picture path={line.picture} width={80} />
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
                look="link"
                aria-label={t('cart:collectOf', { title: line.title })}
                onClick={() => void store.collect([line], t('cart:collected'))}
              >
                {t('cart:collect')}
              </Button>
              <Button
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
