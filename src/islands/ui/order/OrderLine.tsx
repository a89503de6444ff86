import type { OrderLineView } from '../../../../contract/order.ts';
import { productPath } from '../../../lib/shared/paths.ts';
import { price } from '../../../lib/shared/price.ts';
import { Picture } from '../Picture.tsx';

/** One line of an order, as it was sold. */
export function OrderLine({ line }: { line: OrderLineView }) {
  return (
    <li className="order-line">
      <Picture path={line.picture} width={80} />
      <div>
        <a href={productPath(line.productId)}>{line.title}</a>
        {line.spec.length > 0 && <p className="order-spec">{line.spec.join(' · ')}</p>}
        {line.custom.length > 0 && (
          <p className="order-spec">{line.custom.map(({ name, text }) => `${name}: ${text}`).join(' · ')}</p>
        )}
      </div>
      <p className="order-price tabular-nums">{price(line.price)}</p>
      <p className="order-quantity tabular-nums">×{line.quantity}</p>
    </li>
  );
}
