import type { ReactNode } from 'react';
import type { OrderLineView } from '#contract/order/schema.ts';
import { pointsGoodPath } from '../../../../lib/browser/points-mall/points-mall-url.ts';
import { productPath } from '../../../../lib/shared/paths.ts';
import { price } from '../../../../lib/shared/price.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { PointsPrice } from '../../../ui/PointsPrice.tsx';

export function OrderLine({ line, children }: { line: OrderLineView; children?: ReactNode }) {
  const path = pathOf(line);
  return (
    <li className="order-line">
      {line.picture ? (
        <Picture className="row-[span_2] size-20 rounded-field" path={line.picture} width={80} />
      ) : (
        <span className="order-line-mark" aria-hidden="true">
          <Icon name="crown" className="size-9" />
        </span>
      )}
      <div>
        {path ? <a href={path}>{line.title}</a> : <span>{line.title}</span>}
        {line.spec.length > 0 && <p className="order-spec">{line.spec.join(' · ')}</p>}
        {line.custom.length > 0 && (
          <p className="order-spec">{line.custom.map(({ name, text }) => `${name}: ${text}`).join(' · ')}</p>
        )}
        {children}
      </div>
      <p className="order-price tabular-nums">
        {line.points > 0 ? (
          <PointsPrice points={line.points} money={line.price} size="base" />
        ) : (
          <>
            {price(line.price)}
            {line.listPrice > line.price && <s className="block text-sm text-quiet">{price(line.listPrice)}</s>}
          </>
        )}
      </p>
      <p className="order-quantity tabular-nums">×{line.quantity}</p>
    </li>
  );
}

/** Undefined: the line is no product. */
function pathOf({ productId, pointsGoodId }: OrderLineView): string | undefined {
  if (pointsGoodId) return pointsGoodPath(pointsGoodId);
  return productId > 0 ? productPath(productId) : undefined;
}
